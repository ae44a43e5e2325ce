/**
 * What is not right yet with a turn, in sentences: the rules that need no dice.
 *
 * The same rules as in `pbem/rulesets/risk/reading`, which has the last word: what passes here passes
 * there. Conditions in somebody's own words are only looked at from outside.
 */

import { armiesDue } from "./conquest-draft.js";
import { counted, listed } from "./conquest-facts.js";

/** @typedef {import("./conquest-facts.js").Facts} Facts */
/** @typedef {import("./conquest-draft.js").TurnDraft} TurnDraft */
/** @typedef {import("./conquest-draft.js").AttackDraft} AttackDraft */
/** @typedef {import("./conquest-draft.js").MoveDraft} MoveDraft */

/**
 * @param {Facts} facts
 * @param {TurnDraft} draft
 * @returns {string[]}
 */
export function turnFaults(facts, draft) {
  return [
    ...tradeFaults(facts, draft),
    ...placeFaults(facts, draft),
    ...draft.attacks.flatMap((_, at) => attackFaults(facts, draft, at).map((one) => `Attack ${at + 1}: ${one}`)),
    ...(draft.open ? [] : draft.moves).flatMap((one, at) => moveFaults(facts, draft, one).map((said) => `Move ${at + 1}: ${said}`)),
    ...shiftFaults(facts, draft),
    ...rerollFaults(facts, draft),
    ...guardFaults(draft),
  ];
}

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
export function placeable(facts, draft) {
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
  return [...faults, ...armyFaults(facts, draft, one), ...wordFaults(one.when), ...wordFaults(one.goOn), ...lyingFaults(facts, at, one)];
}

/**
 * @param {Facts} facts
 * @param {AttackDraft} one
 * @param {number} step
 * @param {string} id
 */
function stepFaults(facts, one, step, id) {
  const from = one.path[step - 1];
  if (one.path.indexOf(id) < step) return [`${facts.name(id)} stands twice in the path.`];
  if (!facts.touch(from, id)) return [`${facts.name(from)} and ${facts.name(id)} are not adjacent.`];
  return facts.isMine(id) ? [`${facts.name(id)} is yours.`] : [];
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
 * Dice that lie on the table are the first throw of the first attack (R-085).
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

/**
 * What is wrong with somebody's own words, as far as they can be read from outside.
 *
 * @param {string} text
 */
export function wordFaults(text) {
  if (text.length > 200) return ["a condition has at most 200 characters."];
  if (!/^[ -~]*$/.test(text)) return ["a condition holds plain letters and signs only; write territories by their ids."];
  return [];
}

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
  if (facts.allows("fortify")) return chained(facts, draft, one) ? [] : [`no chain of your territories leads from ${facts.name(one.from)} to ${facts.name(one.to)}.`];
  if (!facts.touch(one.from, one.to)) return [`${facts.name(one.from)} and ${facts.name(one.to)} are not adjacent.`];
  return [...countFaults(facts, draft, one), ...wordFaults(one.when)];
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
    return [armies > 1 ? `${facts.name(one.from)} holds ${counted(armies)}; at most ${armies - 1} may go.` : `nothing can leave ${facts.name(one.from)}.`];
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
function shiftFaults(facts, draft) {
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

/**
 * A card for a re-roll shows the source or the target of a battle of this file (R-085).
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

/** @param {TurnDraft} draft */
function guardFaults(draft) {
  return draft.guards.flatMap((one) => wordFaults(one.when));
}
