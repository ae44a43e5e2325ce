/**
 * How an attack will probably end: a walk over the table of throws that comes from `pbem odds`.
 *
 * @typedef {[number, [number, number, number][]]} Row the attacker's dice; losses, kills and ways
 * @typedef {Row[][]} Throws against one army and against more, by attackers
 */

/**
 * @typedef {object} Terms
 * @property {number} keep
 * @property {number} throws at most so many, 0 for no limit
 * @property {number} dice at most so many
 * @property {(mine: number, theirs: number) => boolean} goOn
 * @property {string | number} moveIn "min", "max" or a number
 * @property {number} cap most armies on a territory, 0 for no limit
 */

const MOST_PLACES = 250_000;

/**
 * The chances that so many armies take the targets in a row: the first, the first two, and so on; null where
 * that is too much to count here.
 *
 * @param {Throws} table
 * @param {number} ways
 * @param {number} armies
 * @param {number[]} targets
 * @param {Terms} terms
 */
export function chancesToTake(table, ways, armies, targets, terms) {
  if (terms.throws && targets.length > 1) return null;
  if (armies * Math.max(...targets) * (terms.throws || 1) > MOST_PLACES) return null;
  /** @type {Map<number, number>} */
  let front = new Map([[armies, 1]]);
  return targets.map((theirs) => {
    front = terms.throws ? limited(table, ways, front, theirs, terms) : unlimited(table, ways, front, theirs, terms);
    return [...front.values()].reduce((sum, one) => sum + one, 0);
  });
}

/**
 * Fight from all beginnings at once; what moves in where the target falls.
 *
 * @param {Throws} table
 * @param {number} ways
 * @param {Map<number, number>} front
 * @param {number} theirs
 * @param {Terms} terms
 */
function unlimited(table, ways, front, theirs, terms) {
  const most = Math.max(0, ...front.keys());
  const grid = Array.from({ length: theirs + 1 }, () => new Float64Array(most + 1));
  for (const [mine, chance] of front) grid[theirs][mine] += chance;
  /** @type {Map<number, number>} */
  const after = new Map();
  for (let left = theirs; left > 0; left--) {
    for (let mine = most; mine > 1; mine--) {
      const chance = grid[left][mine];
      if (chance) throwOnce(table, ways, mine, left, terms, chance, after, grid);
    }
  }
  return after;
}

/**
 * The same, throw by throw, where their number is limited.
 *
 * @param {Throws} table
 * @param {number} ways
 * @param {Map<number, number>} front
 * @param {number} theirs
 * @param {Terms} terms
 */
function limited(table, ways, front, theirs, terms) {
  const most = Math.max(0, ...front.keys());
  const empty = () => Array.from({ length: theirs + 1 }, () => new Float64Array(most + 1));
  let grid = empty();
  for (const [mine, chance] of front) grid[theirs][mine] += chance;
  /** @type {Map<number, number>} */
  const after = new Map();
  for (let thrown = 0; thrown < terms.throws; thrown++) {
    const next = empty();
    grid.forEach((row, left) => row.forEach((chance, mine) => {
      if (chance && left) throwOnce(table, ways, mine, left, terms, chance, after, next);
    }));
    grid = next;
  }
  return after;
}

/**
 * @param {Throws} table
 * @param {number} ways
 * @param {number} mine
 * @param {number} left
 * @param {Terms} terms
 * @param {number} chance
 * @param {Map<number, number>} after
 * @param {Float64Array[]} grid
 */
function throwOnce(table, ways, mine, left, terms, chance, after, grid) {
  if (mine <= terms.keep || !terms.goOn(mine, left)) return;
  const rows = table[Math.min(left, 2) - 1];
  const [dice, outcomes] = rows[Math.min(mine, terms.dice + 1, rows.length - 1)];
  for (const [lost, killed, weight] of outcomes) {
    const then = (chance * weight) / ways;
    if (killed < left) grid[left - killed][mine - lost] += then;
    else {
      const moved = movedIn(mine - lost, dice, terms);
      after.set(moved, (after.get(moved) ?? 0) + then);
    }
  }
}

/**
 * @param {number} mine
 * @param {number} dice
 * @param {Terms} terms
 */
function movedIn(mine, dice, terms) {
  const most = terms.cap ? Math.min(mine - 1, terms.cap) : mine - 1;
  const wanted = terms.moveIn === "min" ? dice : terms.moveIn === "max" ? most : Number(terms.moveIn);
  return Math.max(dice, Math.min(most, wanted));
}
