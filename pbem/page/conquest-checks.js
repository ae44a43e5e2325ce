/**
 * What is not right yet with a turn, in sentences: the rules that need no dice.
 *
 * What passes here passes `pbem check`.
 */

import { attackFaults } from "./attack-checks.js";
import { conditionFaults } from "./condition-reader.js";
import { moveFaults, shiftFaults } from "./move-checks.js";
import { placeFaults, tradeFaults } from "./place-checks.js";

/** @typedef {import("./conquest-facts.js").Facts} Facts */
/** @typedef {import("./conquest-draft.js").TurnDraft} TurnDraft */

/**
 * @param {Facts} facts
 * @param {TurnDraft} draft
 * @returns {string[]}
 */
export function turnFaults(facts, draft) {
  return [
    ...tradeFaults(facts, draft),
    ...placeFaults(facts, draft),
    ...facts.tooMany("attack", draft.attacks.length),
    ...draft.attacks.flatMap((_, at) => attackFaults(facts, draft, at).map((one) => `Attack ${at + 1}: ${one}`)),
    ...(draft.open ? [] : draft.moves).flatMap((one, at) => moveFaults(facts, draft, one).map((said) => `Move ${at + 1}: ${said}`)),
    ...shiftFaults(facts, draft),
    ...rerollFaults(facts, draft),
    ...draft.guards.flatMap((one, at) => conditionFaults(facts, one.when, "guard").map((said) => `Rule ${at + 1}: ${said}`)),
  ];
}

/**
 * A card for a re-roll shows the source or the target of a battle of this file.
 *
 * @param {Facts} facts
 * @param {TurnDraft} draft
 */
function rerollFaults(facts, draft) {
  const battles = new Set(draft.attacks.flatMap((one) => one.path));
  const lying = facts.form.throw;
  if (lying) battles.add(lying.from).add(lying.to);
  return draft.rerolls.flatMap(({ card }) => {
    const held = facts.form.hand.find((/** @type {any} */ one) => one.word === card);
    return held && battles.has(held.id) ? [] : [`The card ${card} shows no territory of an attack of this turn.`];
  });
}
