/** Attacks: what is certainly wrong with one before any die has fallen. */

import { conditionFaults } from "./condition-reader.js";
import { counted } from "./words.js";
import { strength } from "./place-checks.js";

/** @typedef {import("./conquest-facts.js").Facts} Facts */
/** @typedef {import("./conquest-draft.js").TurnDraft} TurnDraft */
/** @typedef {import("./conquest-draft.js").AttackDraft} AttackDraft */

/**
 * Whether a territory may be the player's own when this attack, or what follows all of them, begins.
 *
 * @param {Facts} facts
 * @param {TurnDraft} draft
 * @param {string} id
 * @param {number} before
 */
export function couldHold(facts, draft, id, before) {
  const lying = facts.form.throw;
  if (facts.isMine(id) || (lying && lying.to === id)) return true;
  return draft.attacks.slice(0, before).some((one) => one.path.slice(1).includes(id));
}

/**
 * @param {Facts} facts
 * @param {TurnDraft} draft
 * @param {number} at
 */
export function attackFaults(facts, draft, at) {
  const one = draft.attacks[at];
  const [source, target] = one.path;
  if (!target) return [source ? `it needs a territory to attack from ${facts.name(source)}.` : "it needs a territory to attack from."];
  const faults = [];
  if (!couldHold(facts, draft, source, at)) {
    faults.push(`${facts.name(source)} is ${facts.whose(source)} and no earlier attack is on it.`);
  }
  one.path.slice(1).forEach((id, step) => faults.push(...stepFaults(facts, one, step + 1, id)));
  return [...faults, ...armyFaults(facts, draft, one), ...conditionFaults(facts, one.when, "turn"), ...conditionFaults(facts, one.goOn, "battle"), ...lyingFaults(facts, at, one)];
}

/**
 * @param {Facts} facts
 * @param {AttackDraft} one
 * @param {number} step
 * @param {string} id
 */
function stepFaults(facts, one, step, id) {
  const from = one.path[step - 1];
  if (one.path.indexOf(id) < step) return [`${facts.name(id)} appears twice in the path.`];
  if (!facts.touch(from, id)) return [`${facts.name(from)} and ${facts.name(id)} are not adjacent.`];
  if (facts.isMine(id)) return [`${facts.name(id)} is yours.`];
  return facts.reaches("attack", from, id) ? [] : [`not from ${facts.name(from)} to ${facts.name(id)}; ${facts.form.sections.attack.why}.`];
}

/**
 * @param {Facts} facts
 * @param {TurnDraft} draft
 * @param {AttackDraft} one
 */
function armyFaults(facts, draft, one) {
  const [source] = one.path;
  if (!facts.isMine(source)) return [];
  const armies = strength(facts, draft, source);
  if (armies === null) return [];
  if (armies < 2) return [`${facts.name(source)} holds 1 army; an attack needs 2.`];
  return armies <= one.keep ? [`it never throws: ${facts.name(source)} holds ${counted(armies)}. Keep at most ${armies - 1}.`] : [];
}

/**
 * Dice that lie on the table are the first throw of the first attack.
 *
 * @param {Facts} facts
 * @param {number} at
 * @param {AttackDraft} one
 */
function lyingFaults(facts, at, one) {
  const lying = facts.form.throw;
  if (!lying || at || !one.losses || lying.from !== one.path[0] || lying.to !== one.path[1]) return [];
  const stake = Math.min(lying.attack.length, lying.defence.length);
  return one.losses < stake ? [`the dice on the table may cost ${counted(stake)}; allow so many losses.`] : [];
}
