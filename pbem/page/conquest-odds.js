/**
 * How an attack will probably end: a walk over the table of throws that comes from `pbem odds`, in a sentence.
 * @typedef {[number, [number, number, number][]]} Row the attacker's dice; losses, kills and ways
 * @typedef {Row[][]} Throws against one army and against more, by attackers
 * @typedef {object} Terms
 * @property {number} keep
 * @property {number} throws at most so many, 0 for no limit
 * @property {number} dice at most so many
 * @property {(mine: number, theirs: number) => boolean} goOn
 * @property {string | number} moveIn "min", "max" or a number
 * @property {number} cap most armies on a territory, 0 for no limit
 */

import { found, meaning, menu } from "./conquest-conditions.js";
import { counted, listed } from "./words.js";

/** @typedef {import("./conquest-facts.js").Facts} Facts */
/** @typedef {import("./conquest-draft.js").AttackDraft} AttackDraft */

const MOST_PLACES = 250_000;

/**
 * Say how an attack will probably end, or why that is not counted here.
 * @type {(turn: import("./turn-armies.js").Turn, at: number) => string}
 */
export function oddsOf(turn, at) {
  const { facts, draft } = turn;
  const one = draft.attacks[at];
  const [source, ...targets] = one.path;
  const before = new Set(draft.attacks.slice(0, at).flatMap((earlier) => earlier.path));
  if (one.path.some((id) => before.has(id))) return "It depends on the attacks before it: pbem plan counts these odds.";
  const armies = turn.armies(source);
  const chances = stepChances(turn, at);
  if (chances === null) return "pbem plan counts these odds.";
  const steps = targets.map((id, step) => `${facts.name(id)} (${facts.land(id).armies}) ${step ? "as well" : "falls"}: ${percent(chances[step])}.`);
  return `With ${counted(armies)}, ${steps.join(" ")}${guarded(facts, targets)}`;
}

/**
 * The chance of each step of an attack to fall, in words; empty ones where they are not counted here.
 * @type {(turn: import("./turn-armies.js").Turn, at: number) => string[]}
 */
export function stepOdds(turn, at) {
  const { path } = turn.draft.attacks[at];
  const before = new Set(turn.draft.attacks.slice(0, at).flatMap((earlier) => earlier.path));
  const chances = path.some((id) => before.has(id)) ? null : stepChances(turn, at);
  return path.slice(1).map((_, step) => (chances ? percent(chances[step]) : ""));
}

/** @type {(turn: import("./turn-armies.js").Turn, at: number) => number[] | null} */
function stepChances(turn, at) {
  const { facts, draft } = turn;
  const one = draft.attacks[at];
  if (draft.elimination || one.losses || facts.form.throw) return null;
  return chancesOf(facts, one, turn.armies(one.path[0]));
}

/** @type {(facts: Facts, one: AttackDraft, armies: number) => number[] | null} */
function chancesOf(facts, one, armies) {
  const { throws, ways, cap, guards } = facts.form;
  const targets = one.path.slice(1).map((id) => facts.land(id));
  const ones = targets.filter((land) => guards[land.owner]?.default === 1).length;
  const goOn = found(menu(facts, "while"), one.goOn);
  if (!goOn || (ones && ones < targets.length)) return null;
  const terms = {
    keep: one.keep, throws: one.throws, cap,
    goOn: (/** @type {number} */ mine, /** @type {number} */ theirs) => meaning(goOn.offer.tree, { mine, theirs, number: goOn.number }),
    dice: one.dice === "max" ? 3 : Number(one.dice),
    moveIn: one.moveIn || (one.path.length > 2 ? "max" : "min"),
  };
  return chancesToTake(throws[ones ? "1" : "2"], ways, armies, targets.map((land) => land.armies), terms);
}

/**
 * What the numbers leave out: rules of the defenders for single cases.
 * @type {(facts: Facts, targets: string[]) => string}
 */
function guarded(facts, targets) {
  const { guards } = facts.form;
  const owners = [...new Set(targets.map((id) => facts.land(id).owner))].filter((owner) => guards[owner]?.rules);
  if (!owners.length) return "";
  const who = listed(owners.map((owner) => facts.people.get(owner) ?? owner));
  return ` ${who} ${owners.length > 1 ? "have" : "has"} standing orders that this leaves out; pbem plan counts them.`;
}

/** A chance with two decimals, as `pbem odds` writes it. @param {number} chance */
export function percent(chance) {
  if (chance > 0 && chance < 0.00005) return "<0.01%";
  // No throw is sure: what comes to 1 is only rounded.
  if (chance >= 0.99995) return ">99.99%";
  return `${(100 * chance).toFixed(2)}%`;
}

// ── The walk ─────────────────────────────────────────────────────────────────────────────────────

/**
 * The chances that so many armies take the targets in a row: the first, the first two, and so on; null where
 * that is too much to count here.
 * @type {(table: Throws, ways: number, armies: number, targets: number[], terms: Terms) => number[] | null}
 */
export function chancesToTake(table, ways, armies, targets, terms) {
  if (terms.throws && targets.length > 1) return null;
  if (armies * Math.max(...targets) * (terms.throws || 1) > MOST_PLACES) return null;
  /** @type {Map<number, number>} */
  let front = new Map([[armies, 1]]);
  return targets.map((theirs) => {
    front = fight(table, ways, front, theirs, terms);
    return [...front.values()].reduce((sum, one) => sum + one, 0);
  });
}

/**
 * Fight from all beginnings at once; what moves in where the target falls. A place has a chance for each
 * number of throws made, or a single one where nobody counts them.
 * @type {(table: Throws, ways: number, front: Map<number, number>, theirs: number, terms: Terms) => Map<number, number>}
 */
function fight(table, ways, front, theirs, terms) {
  const most = Math.max(0, ...front.keys());
  const counts = terms.throws ? 1 : 0;
  const grid = Array.from({ length: theirs + 1 }, () => Array.from({ length: most + 1 }, () => new Float64Array(terms.throws + 1)));
  for (const [mine, chance] of front) grid[theirs][mine][0] = chance;
  /** @type {Map<number, number>} */
  const after = new Map();
  for (let left = theirs; left > 0; left--) {
    const rows = table[Math.min(left, 2) - 1];
    for (let mine = most; mine > terms.keep; mine--) {
      const here = grid[left][mine];
      if (!here.some(Boolean) || !terms.goOn(mine, left)) continue;
      const [dice, outcomes] = rows[Math.min(mine, terms.dice + 1, rows.length - 1)];
      for (const [lost, killed, weight] of outcomes) {
        for (let thrown = 0; thrown <= terms.throws - counts; thrown++) {
          const then = (here[thrown] * weight) / ways;
          if (killed < left) grid[left - killed][mine - lost][thrown + counts] += then;
          else if (then) {
            const moved = movedIn(mine - lost, dice, terms);
            after.set(moved, (after.get(moved) ?? 0) + then);
          }
        }
      }
    }
  }
  return after;
}

/** @type {(mine: number, dice: number, terms: Terms) => number} */
function movedIn(mine, dice, terms) {
  const most = terms.cap ? Math.min(mine - 1, terms.cap) : mine - 1;
  const wanted = terms.moveIn === "max" ? most : Number(terms.moveIn) || 0;
  return Math.max(dice, Math.min(most, wanted));
}
