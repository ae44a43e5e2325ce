/** The move at the end of a turn: what is certainly wrong with it (R-047, R-079, R-084). */

import { couldHold } from "./attack-checks.js";
import { conditionFaults } from "./condition-reader.js";
import { counted, listed } from "./words.js";
import { strength } from "./place-checks.js";

/** @typedef {import("./conquest-facts.js").Facts} Facts */
/** @typedef {import("./conquest-draft.js").TurnDraft} TurnDraft */
/** @typedef {import("./conquest-draft.js").MoveDraft} MoveDraft */

/**
 * @param {Facts} facts
 * @param {TurnDraft} draft
 * @param {MoveDraft} one
 */
export function moveFaults(facts, draft, one) {
  if (!one.from || !one.to) return ["it needs two territories."];
  if (one.from === one.to) return [`${facts.name(one.from)} is both ends of the move.`];
  const after = draft.attacks.length;
  const foreign = [one.from, one.to].filter((id) => !couldHold(facts, draft, id, after));
  if (foreign.length) return [`${listed(foreign.map((id) => `${facts.name(id)} is ${facts.whose(id)}`))}, and no attack is on ${foreign.length === 1 ? "it" : "them"}.`];
  const words = conditionFaults(facts, one.when, "move");
  if (facts.allows("fortify")) return chained(facts, draft, one) ? words : [`no chain of your territories leads from ${facts.name(one.from)} to ${facts.name(one.to)}.`];
  if (!facts.touch(one.from, one.to)) return [`${facts.name(one.from)} and ${facts.name(one.to)} are not adjacent.`];
  if (!facts.reaches("free_move", one.from, one.to)) return [`not from ${facts.name(one.from)} to ${facts.name(one.to)}; ${facts.form.sections.free_move.why}.`];
  return [...countFaults(facts, draft, one), ...words];
}

/**
 * The armies of a territory when the turn closes; null where attacks may change them.
 *
 * @param {Facts} facts
 * @param {TurnDraft} draft
 * @param {string} id
 */
function armiesThen(facts, draft, id) {
  const used = draft.attacks.some((one) => one.path.slice(0, -1).includes(id)) || facts.form.throw?.from === id;
  return used || !facts.isMine(id) ? null : strength(facts, draft, id);
}

/**
 * @param {Facts} facts
 * @param {TurnDraft} draft
 * @param {MoveDraft} one
 */
function countFaults(facts, draft, one) {
  const armies = armiesThen(facts, draft, one.from);
  const wanted = /^\d+$/.test(one.armies) ? Number(one.armies) : 0;
  if (armies !== null && (wanted || 1) >= armies) {
    return [armies > 1 ? `${facts.name(one.from)} holds ${counted(armies)}; at most ${armies - 1} may go.` : `no army can leave ${facts.name(one.from)}.`];
  }
  const there = armiesThen(facts, draft, one.to);
  const { cap } = facts.form;
  if (cap && there !== null && there + wanted > cap) return [`${facts.name(one.to)} would hold ${there + wanted} armies; the limit is ${cap}.`];
  return [];
}

/**
 * Whether territories that may be own ones join the two ends (R-079).
 *
 * @param {Facts} facts
 * @param {TurnDraft} draft
 * @param {MoveDraft} one
 */
function chained(facts, draft, one) {
  const after = draft.attacks.length;
  const reached = new Set([one.from]);
  for (const here of reached) {
    for (const there of facts.land(here).near) if (couldHold(facts, draft, there, after)) reached.add(there);
  }
  return reached.has(one.to);
}

/**
 * Moves over own territories take from what stands there at first (A-58), and fill up to the limit.
 *
 * @param {Facts} facts
 * @param {TurnDraft} draft
 */
export function shiftFaults(facts, draft) {
  if (draft.open || !facts.allows("fortify")) return [];
  const moves = draft.moves.filter((one) => one.from && one.to && !one.when);
  const faults = [];
  for (const from of new Set(moves.map((one) => one.from))) {
    const armies = armiesThen(facts, draft, from);
    const leaving = moves.filter((one) => one.from === from).reduce((sum, one) => sum + (Number(one.armies) || 1), 0);
    if (armies !== null && leaving >= armies) faults.push(`${counted(leaving)} ${leaving === 1 ? "leaves" : "leave"} ${facts.name(from)}, which holds ${armies}; one must stay.`);
  }
  const { cap } = facts.form;
  const sure = cap && !draft.attacks.length && draft.moves.every((one) => !one.when && Number(one.armies));
  for (const to of new Set(sure ? moves.map((one) => one.to) : [])) {
    const coming = moves.reduce((sum, one) => sum + (one.to === to ? Number(one.armies) : 0) - (one.from === to ? Number(one.armies) : 0), 0);
    const there = strength(facts, draft, to) ?? 0;
    if (coming > 0 && there + coming > cap) faults.push(`${facts.name(to)} would hold ${there + coming} armies; the limit is ${cap}.`);
  }
  return faults;
}
