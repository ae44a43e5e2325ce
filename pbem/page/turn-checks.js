/**
 * What is not right yet with a turn. What passes here passes `pbem check`, but for conditions in somebody's own
 * words, which only that reads.
 * @typedef {object} Fault
 * @property {"wrong" | "owed" | "warned"} kind wrong now, still missing, or allowed but without any effect
 * @property {string} says
 * @property {string} [section]
 * @property {number} [entry] which entry of the section, from 1; none: the section itself
 * @property {string} [label] what an entry is called: "Attack"
 */

import { cardsLeft } from "./conquest-draft.js";
import { Turn } from "./turn-armies.js";
import { counted, listed } from "./words.js";

/** @typedef {import("./conquest-draft.js").MoveDraft} MoveDraft */

/** @type {(says: string, kind?: Fault["kind"]) => Fault} */
export function fault(says, kind = "wrong") {
  return { says, kind };
}

/** A fault as a sentence that can stand alone: "Attack 2: ...". @param {Fault} one */
export function sentence({ says, entry, label }) {
  return entry ? `${label} ${entry}: ${says}` : says;
}

/** All of them; placing is judged once it is known what is due. @type {(turn: Turn) => Fault[]} */
export function turnFaults(turn) {
  const { draft, facts } = turn;
  const moves = draft.open ? [] : draft.moves;
  return [
    ...of("trade", tradeFaults(turn)),
    ...of("place", turn.setsMissing ? [] : placeFaults(turn)),
    ...facts.tooMany("attack", draft.attacks.length),
    ...entries("attack", "Attack", draft.attacks, (at) => attackFaults(turn, at)),
    ...entries(facts.form.moves.section, "Move", moves, (at) => moveFaults(turn, at)),
    ...entries("reroll", "Card", draft.rerolls, (at) => rerollFaults(turn, at)),
  ];
}

/** @param {string} section @param {Fault[]} faults */
function of(section, faults) {
  return faults.map((one) => ({ ...one, section }));
}

/** @param {string} section @param {string} label @param {any[]} list @param {(at: number) => Fault[]} check */
function entries(section, label, list, check) {
  return list.flatMap((_, at) => of(section, check(at)).map((one) => ({ ...one, label, entry: at + 1 })));
}

/** @param {Turn} turn */
export function tradeFaults({ setsMissing, draft, facts }) {
  if (!setsMissing) return [];
  const cards = counted(facts.form.hand.length + facts.form.veiled, "card", "cards");
  const sets = setsMissing === 1 ? "a set" : `${setsMissing} sets`;
  return [fault(`With ${cards} you must turn in ${sets}${draft.sets.length ? " more" : ""}.`, "owed")];
}

/** @param {Turn} turn */
export function placeFaults(turn) {
  const { draft, facts, placed: { left, rest } } = turn;
  if (left < 0) return [fault(`${counted(-left)} too many ${left === -1 ? "is" : "are"} placed.`)];
  if (left > 0 && !rest) return [fault(`${counted(left)} ${left === 1 ? "is" : "are"} still to be placed.`, "owed")];
  const full = [...draft.place.keys()].filter((id) => turn.added(id) > turn.room(id));
  return full.map((id) => fault(`${facts.name(id)} has room for ${counted(turn.room(id))} more, the limit is ${facts.form.cap}.`));
}

// ── Attacks ──────────────────────────────────────────────────────────────────────────────────────

/** @type {(turn: Turn, at: number) => Fault[]} */
export function attackFaults(turn, at) {
  const way = wayFaults(turn, at);
  return way.length ? way : [...armyFaults(turn, at), ...lyingFaults(turn, at)];
}

/**
 * The way of an attack: from what may be held by then, step by step over targets (R-033, R-042).
 * @type {(turn: Turn, at: number) => Fault[]}
 */
function wayFaults(turn, at) {
  const { facts, draft } = turn;
  const { path } = draft.attacks[at];
  const [source] = path;
  const faults = turn.couldHold(source, at) ? [] : [fault(`${facts.name(source)} is ${facts.whose(source)} and no earlier attack is on it.`)];
  if (path.length < 2) return [...faults, fault(`it needs a territory to attack from ${facts.name(source)}.`, "owed")];
  const steps = path.slice(1).map((id, step) => {
    if (path.indexOf(id) <= step) return `${facts.name(id)} appears twice in the path.`;
    return facts.isMine(id) ? `${facts.name(id)} is yours.` : facts.barred("attack", path[step], id);
  });
  return [...faults, ...steps.filter(Boolean).map((says) => fault(says))];
}

/**
 * One army stays where an attack comes from, or as many as are kept (R-033, R-041).
 * @type {(turn: Turn, at: number) => Fault[]}
 */
function armyFaults(turn, at) {
  const { path: [source], keep } = turn.draft.attacks[at];
  if (!turn.facts.isMine(source) || !turn.isSettled) return [];
  const [armies, name] = [turn.armies(source), turn.facts.name(source)];
  if (armies < 2) return [fault(`${name} holds 1 army; an attack needs 2.`)];
  return armies > keep ? [] : [fault(`it never throws: ${name} holds ${counted(armies)}. Keep at most ${armies - 1}.`, "warned")];
}

/**
 * Dice that lie on the table are the first throw of the first attack (R-085).
 * @type {(turn: Turn, at: number) => Fault[]}
 */
function lyingFaults(turn, at) {
  const { path, losses } = turn.draft.attacks[at];
  const { from, to, stake = 0 } = turn.facts.form.throw ?? {};
  if (at || !losses || losses >= stake || path[0] !== from || path[1] !== to) return [];
  return [fault(`the dice on the table may cost ${counted(stake)}; allow so many losses.`)];
}

/**
 * A card for a re-roll is not turned in, and shows the source or the target of a battle of this file (R-085).
 * @type {(turn: Turn, at: number) => Fault[]}
 */
function rerollFaults(turn, at) {
  const { facts, draft } = turn;
  const { form } = facts;
  const { card } = draft.rerolls[at];
  const paths = draft.attacks.filter((_, place) => !wayFaults(turn, place).length).flatMap((one) => one.path);
  const battles = [...paths, form.throw?.from, form.throw?.to];
  const left = cardsLeft(draft, facts).find((/** @type {any} */ one) => one.word === card);
  if (!left) return [fault(`${card} is turned in by this turn.`)];
  return battles.includes(left.id) ? [] : [fault(`${card} shows no territory of an attack of this turn.`)];
}

// ── Moves ────────────────────────────────────────────────────────────────────────────────────────

/** The move at the end of a turn (R-047, R-079, R-084). @type {(turn: Turn, at: number) => Fault[]} */
export function moveFaults(turn, at) {
  const { facts, draft } = turn;
  const { from, to } = draft.moves[at];
  const foreign = [from, to].filter((id) => id && !turn.couldHold(id));
  const faults = foreign.length ? [fault(`${listed(foreign.map((id) => `${facts.name(id)} is ${facts.whose(id)}`))}, and no attack is on ${foreign.length === 1 ? "it" : "them"}.`)] : [];
  if (!from || !to) return [...faults, fault("it needs two territories.", "owed")];
  if (faults.length) return faults;
  const { section, chain } = facts.form.moves;
  const barred = from === to ? `${facts.name(from)} is both ends of the move.` : facts.barred(section, from, to);
  if (barred) return [fault(barred)];
  if (chain && !turn.isChained(from, to)) return [fault(`no chain of your territories leads from ${facts.name(from)} to ${facts.name(to)}.`)];
  return [...leavingFaults(turn, at), ...(chain ? fullFaults(turn, at) : roomFaults(turn, at))];
}

/** @param {MoveDraft} one */
function wanted({ armies }) {
  return Number(armies) || 0;
}

/** Moves between what may be own ones by then. @param {Turn} turn */
function possible(turn) {
  return turn.draft.moves.filter(({ from, to }) => from && to && turn.couldHold(from) && turn.couldHold(to));
}

/**
 * One army stays. Where all moves are made, each takes from what stood there at first (A-58).
 * @type {(turn: Turn, at: number) => Fault[]}
 */
function leavingFaults(turn, at) {
  const { facts, draft } = turn;
  const one = draft.moves[at];
  const { chain } = facts.form.moves;
  const armies = turn.armiesThen(one.from);
  if (armies === null || (chain && one.when)) return [];
  const upTo = new Set(draft.moves.slice(0, at + 1));
  const all = chain ? possible(turn).filter((other) => upTo.has(other) && other.from === one.from && !other.when) : [one];
  const leaving = all.reduce((sum, other) => sum + (wanted(other) || 1), 0);
  if (leaving < armies) return [];
  if (armies < 2) return [fault(`no army can leave ${facts.name(one.from)}.`)];
  return [fault(`${facts.name(one.from)} holds ${counted(armies)}; at most ${armies - 1} may go${all.length > 1 ? ` in all, not ${leaving}` : ""}.`)];
}

/** A territory takes no more than the limit. @type {(turn: Turn, at: number, coming?: number) => Fault[]} */
function roomFaults(turn, at, coming = wanted(turn.draft.moves[at])) {
  const { to } = turn.draft.moves[at];
  const [there, { cap }] = [turn.armiesThen(to), turn.facts.form];
  if (!cap || there === null || there + coming <= cap) return [];
  return [fault(`${turn.facts.name(to)} would hold ${there + coming} armies; the limit is ${cap}.`)];
}

/**
 * The same where all moves are made, as far as it is sure: said at the first that goes there.
 * @type {(turn: Turn, at: number) => Fault[]}
 */
function fullFaults(turn, at) {
  const { to } = turn.draft.moves[at];
  const moves = possible(turn);
  const isSure = moves.every((one) => !one.when && wanted(one) && turn.armiesThen(one.from) !== null && turn.armiesThen(one.to) !== null);
  if (!isSure || moves.find((one) => one.to === to) !== turn.draft.moves[at]) return [];
  const coming = moves.reduce((sum, one) => sum + wanted(one) * (Number(one.to === to) - Number(one.from === to)), 0);
  return coming > 0 ? roomFaults(turn, at, coming) : [];
}
