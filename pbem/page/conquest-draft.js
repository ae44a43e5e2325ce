/**
 * What a player has chosen so far for a turn, and the orders that say it.
 * @typedef {object} AttackDraft
 * @property {string[]} path
 * @property {string} when only then it begins
 * @property {string} goOn for so long it goes on
 * @property {number} keep
 * @property {number} throws
 * @property {number} losses
 * @property {string} dice
 * @property {string} moveIn
 * @property {string} onCapture
 * @property {string} onStop
 * @typedef {{ from: string, to: string, armies: string, when: string }} MoveDraft
 * @typedef {{ at: string[], by: string, when: string, dice: string }} GuardDraft
 * @typedef {{ card: string, die: string, when: string }} RerollDraft
 * @typedef {object} TurnDraft
 * @property {number[][]} sets
 * @property {Map<string, number | "rest">} place
 * @property {AttackDraft[]} attacks
 * @property {MoveDraft[]} moves
 * @property {string} elimination where armies of a beaten player's cards go
 * @property {boolean} open
 * @property {boolean} card
 * @property {boolean} commander
 * @property {RerollDraft[]} rerolls
 * @property {string} guard "" for what was ordered before
 * @property {GuardDraft[]} guards
 * @property {boolean} vacated
 * @property {{ [section: string]: { [key: string]: string }[] }} more entries of sections that a chapter adds
 */

/** @typedef {import("./conquest-facts.js").Facts} Facts */

/** @returns {TurnDraft} */
export function newDraft() {
  return {
    sets: [], place: new Map(), attacks: [], moves: [], elimination: "", open: false, card: true,
    commander: false, rerolls: [], guard: "", guards: [], vacated: false, more: {},
  };
}

/** @returns {AttackDraft} */
export function newAttack(path = /** @type {string[]} */ ([])) {
  return {
    path, when: "", goOn: "", keep: 1, throws: 0, losses: 0, dice: "max", moveIn: "",
    onCapture: "continue", onStop: "continue",
  };
}

/** The territories that attacks are on. @param {AttackDraft[]} attacks */
export function targetsOf(attacks) {
  return attacks.flatMap((one) => one.path.slice(1));
}

/**
 * The orders of a turn as they will be written, keys in the order in which they are played; what is half
 * chosen is half written.
 * @param {Facts} facts
 * @param {TurnDraft} draft
 */
export function turnOrders(facts, draft) {
  return {
    final: draft.open ? false : undefined,
    card: draft.card || draft.open || !facts.allows("card") ? undefined : false,
    trade: some(draft.sets.map((set) => set.map((at) => facts.form.hand[at].word))),
    place: placing(facts, draft.place),
    attack: some(draft.attacks.map((one) => attackOrder(facts, one))),
    on_elimination: draft.elimination ? [eliminationOrder(facts, draft.elimination)] : undefined,
    [facts.form.moves.section]: draft.open ? undefined : some(draft.moves.map((one) => moveOrder(facts, one))),
    reroll: some(draft.rerolls.map((one) => ({ card: one.card, if: one.when || undefined, die: one.die }))),
    commander: draft.commander ? { if: "gain >= 1", die: "best" } : undefined,
    ...standingOrders(facts, draft),
  };
}

/** @param {Facts} facts @param {TurnDraft} draft */
export function standingOrders(facts, draft) {
  const defence = { default: draft.guard === "1" ? 1 : "max", rule: some(draft.guards.map((one) => guardOrder(facts, one))) };
  return {
    defence: draft.guard ? defence : undefined,
    capital_bonus: draft.vacated ? [{ victim: "any", place: [{ at: "@vacated", armies: "rest" }] }] : undefined,
  };
}

/** @type {(facts: Facts, place: Map<string, number | "rest">) => { [k: string]: number | "rest"; } | undefined} */
export function placing(facts, place) {
  return place.size ? Object.fromEntries([...place].map(([id, armies]) => [facts.word(id), armies])) : undefined;
}

/** @template T @param {T[]} list */
export function some(list) {
  return list.length ? list : undefined;
}

/** @param {Facts} facts @param {AttackDraft} one */
function attackOrder(facts, one) {
  const words = one.path.map((id) => facts.word(id));
  const way = words.length > 2 ? { path: words } : { from: words[0], to: words[1] };
  return {
    if: one.when || undefined,
    ...way,
    dice: one.dice === "max" ? undefined : Number(one.dice),
    while: one.goOn || undefined,
    keep: one.keep > 1 ? one.keep : undefined,
    max_throws: one.throws || undefined,
    max_losses: one.losses || undefined,
    move_in: numberOrWord(one.moveIn),
    on_capture: one.onCapture === "continue" ? undefined : one.onCapture,
    on_stop: one.onStop === "continue" ? undefined : one.onStop,
  };
}

/** @param {string} word */
function numberOrWord(word) {
  if (!word) return undefined;
  return /^\d+$/.test(word) ? Number(word) : word;
}

/** @param {Facts} facts @param {MoveDraft} one */
function moveOrder(facts, one) {
  return { if: one.when || undefined, from: one.from ? facts.word(one.from) : undefined, to: one.to ? facts.word(one.to) : undefined, armies: numberOrWord(one.armies) };
}

/** @param {Facts} facts @param {string} where */
function eliminationOrder(facts, where) {
  return { victim: "any", trade: "forced", place: [{ at: facts.word(where), armies: "rest" }] };
}

/** @param {Facts} facts @param {GuardDraft} one */
function guardOrder(facts, one) {
  return {
    at: some(one.at.map((id) => facts.word(id))),
    by: one.by || undefined,
    if: one.when || undefined,
    dice: one.dice === "1" ? 1 : "max",
  };
}

/** The cards of the hand that no set of this turn takes. @type {(draft: TurnDraft, facts: Facts) => any[]} */
export function cardsLeft(draft, facts) {
  const taken = draft.sets.flat();
  return facts.form.hand.filter((/** @type {any} */ _, /** @type {number} */ at) => !taken.includes(at));
}
