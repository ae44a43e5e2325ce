/**
 * Sets of cards and armies to be placed: what is due, what is wrong, and how strong a territory is then.
 *
 * The same rules as in `pbem/rulesets/risk/reading`, which has the last word, as in all these checks.
 */

import { armiesDue } from "./conquest-draft.js";
import { counted } from "./words.js";

/** @typedef {import("./conquest-facts.js").Facts} Facts */
/** @typedef {import("./conquest-draft.js").TurnDraft} TurnDraft */

/**
 * @param {Facts} facts
 * @param {TurnDraft} draft
 */
export function tradeFaults(facts, draft) {
  const { forced, hidden, hand, veiled } = facts.form;
  if (hidden || !facts.allows("trade") || draft.sets.length >= forced) return [];
  const cards = counted(hand.length + veiled, "card", "cards");
  const missing = forced - draft.sets.length;
  return [`With ${cards} you must turn in ${missing === 1 ? "a set" : `${missing} sets`}${draft.sets.length ? " more" : ""}.`];
}

/**
 * The armies that a turned-in card puts on its own territory, by territory.
 *
 * @param {Facts} facts
 * @param {TurnDraft} draft
 */
function cardBonus(facts, draft) {
  /** @type {Map<string, number>} */
  const bonus = new Map();
  for (const { id } of draft.sets.flat().map((at) => facts.form.hand[at])) {
    if (id === "joker" || !facts.isMine(id)) continue;
    bonus.set(id, (bonus.get(id) ?? 0) + facts.form.card_bonus);
  }
  return bonus;
}

/**
 * The room that is left on a territory before armies are placed (R-080).
 *
 * @param {Facts} facts
 * @param {TurnDraft} draft
 * @param {string} id
 */
export function room(facts, draft, id) {
  if (!facts.form.cap) return Infinity;
  const free = facts.form.cap - facts.land(id).armies;
  return Math.max(0, free - (cardBonus(facts, draft).get(id) ?? 0));
}

/**
 * Armies that can be placed: those due, or the room where there is less.
 *
 * @param {Facts} facts
 * @param {TurnDraft} draft
 */
function placeable(facts, draft) {
  return Math.min(armiesDue(facts, draft), targets(facts).reduce((sum, id) => sum + room(facts, draft, id), 0));
}

/**
 * Where armies may be placed.
 *
 * @param {Facts} facts
 * @returns {string[]}
 */
export function targets(facts) {
  return facts.form.vacated ?? facts.mine().map((land) => land.id);
}

/**
 * Armies placed by number, and those that the rest is.
 *
 * @param {Facts} facts
 * @param {TurnDraft} draft
 */
export function sumPlaced(facts, draft) {
  const numbers = [...draft.place.values()].filter((one) => one !== "rest");
  const given = numbers.reduce((sum, one) => sum + Number(one), 0);
  return { given, left: placeable(facts, draft) - given, rest: numbers.length < draft.place.size };
}

/**
 * @param {Facts} facts
 * @param {TurnDraft} draft
 */
export function placeFaults(facts, draft) {
  if (!facts.allows("place")) return [];
  const { left, rest } = sumPlaced(facts, draft);
  if (left < 0) return [`${counted(-left)} too many ${-left === 1 ? "is" : "are"} placed.`];
  if (left > 0 && !rest) return [`${counted(left)} ${left === 1 ? "is" : "are"} still to be placed.`];
  return [...draft.place].flatMap(([id, armies]) => {
    const number = armies === "rest" ? left : armies;
    const most = room(facts, draft, id);
    return number > most ? [`${facts.name(id)} has room for ${counted(most)} more, the limit is ${facts.form.cap}.`] : [];
  });
}

/**
 * The armies on an own territory before the first attack; null where orders cannot know it.
 *
 * @param {Facts} facts
 * @param {TurnDraft} draft
 * @param {string} id
 */
export function strength(facts, draft, id) {
  if (draft.elimination) return null;
  const placed = draft.place.get(id) ?? 0;
  const added = placed === "rest" ? Math.max(0, sumPlaced(facts, draft).left) : placed;
  return facts.land(id).armies + added + Math.min(cardBonus(facts, draft).get(id) ?? 0, room(facts, { ...draft, sets: [] }, id));
}
