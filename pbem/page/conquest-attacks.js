/** The step in which attacks and paths are composed, territory after territory. */

import { condition, menu } from "./conquest-conditions.js";
import { newAttack, targetsOf } from "./conquest-draft.js";
import { card, shutStep, step } from "./desk.js";
import { oddsOf } from "./conquest-odds.js";
import { make } from "./elements.js";
import { adder, button, choice, count, labelled } from "./fields.js";
import { Turn } from "./turn-armies.js";
import { attackFaults } from "./turn-checks.js";
import { capital } from "./words.js";

/** @typedef {import("./desk.js").Desk<import("./conquest-draft.js").TurnDraft>} Desk */
/** @typedef {import("./conquest-draft.js").AttackDraft} AttackDraft */

const NEXT = [["continue", "go on with what follows"], ["end", "end the attacks"], ["pause", "pause the turn, and ask me"]];
const DICE = [["max", "as many as allowed"], ["1", "one at most"], ["2", "two at most"], ["3", "three at most"]];

/** @param {Desk} desk */
export function attacksStep(desk) {
  const { facts, draft } = desk;
  if (!facts.allows("attack")) return shutStep(facts, "attack", "Attacks");
  const sources = facts.lands.filter((land) => maySource(desk, land.id)).map((land) => facts.option(land.id));
  return [step(desk, "attack", "Attacks",
    make("p", {}, draft.attacks.length ? "They run from the first to the last." : "Choose a territory of yours, then the ones to attack, one after the other. No attack is needed."),
    ...draft.attacks.map((one, at) => attackCard(desk, one, at)),
    ...facts.tooMany("attack", draft.attacks.length).map(({ says }) => make("p", { class: "fault" }, says)),
    ...(facts.hasRoom("attack", draft.attacks.length) ? [adder("attack-add", "From", "New attack", sources, (id) => begin(desk, id))] : []),
    make("details", { id: "attack-says" }, make("summary", {}, "What attacks do if nothing is said"), ...facts.form.says.map((/** @type {string} */ one) => make("p", {}, one))))];
}

/**
 * Whether an attack may begin there: on own ground with two armies or more, or where an attack went before.
 * @type {(desk: Desk, id: string) => boolean}
 */
function maySource(desk, id) {
  const { facts, draft } = desk;
  const turn = new Turn(desk);
  if (!turn.couldHold(id) || !facts.land(id).near.some((there) => !facts.isMine(there))) return false;
  return !facts.isMine(id) || Boolean(draft.elimination) || turn.armies(id) > 1;
}

/** @type {(desk: Desk, id: string) => void} */
function begin(desk, id) {
  desk.change(() => {
    desk.draft.attacks.push(newAttack([id]));
    desk.at.attack = desk.draft.attacks.length - 1;
  }, "attack");
}

/** Where a path may go next. @type {(desk: Desk, one: AttackDraft) => string[]} */
export function onward(desk, one) {
  const last = one.path[one.path.length - 1];
  return last ? desk.facts.land(last).near.filter((id) => !desk.facts.isMine(id) && desk.facts.reaches("attack", last, id) && !one.path.includes(id)) : [];
}

/** @type {(desk: Desk, one: AttackDraft, at: number) => HTMLFieldSetElement} */
function attackCard(desk, one, at) {
  const { facts } = desk;
  const id = `attack-${at}`;
  const way = one.path.map((there) => facts.name(there)).join(" → ");
  const change = desk.changing("attack", at);
  const turn = new Turn(desk);
  const faults = attackFaults(turn, at);
  const odds = faults.length ? "" : oddsOf(turn, at);
  return card(desk, "attack", at, `Attack ${at + 1}`,
    make("p", { class: "way" }, one.path.length > 1 ? way : `${way} → ...`),
    adder(`${id}-on`, one.path.length > 1 ? "And on to" : "To", "Add", onward(desk, one).map((there) => facts.option(there)), (there) => change(() => one.path.push(there))),
    ...(odds ? [make("p", { class: "odds" }, odds)] : []),
    ...faults.map(({ says }) => make("p", { class: "fault" }, capital(says))),
    ...(one.path.length > 1 ? [terms(desk, one, at, change)] : []),
    make("div", { class: "buttons" },
      button(`${id}-back`, "Take back the last step", () => change(() => shorten(desk, one, at))),
      ...(at ? [button(`${id}-up`, "Earlier", () => desk.change(() => swap(desk, at), "attack"), { "aria-label": `Attack ${at + 1} earlier` })] : []),
      button(`${id}-drop`, "Remove", () => desk.change(() => drop(desk, at), "attack"), { "aria-label": `Remove attack ${at + 1}` })));
}

/** @type {(desk: Desk, one: AttackDraft, at: number) => void} */
function shorten(desk, one, at) {
  one.path.pop();
  if (!one.path.length) drop(desk, at);
}

/** @type {(desk: Desk, at: number) => void} */
function drop(desk, at) {
  desk.draft.attacks.splice(at, 1);
  desk.at.attack = desk.draft.attacks.length - 1;
}

/** @type {(desk: Desk, at: number) => void} */
function swap(desk, at) {
  const { attacks } = desk.draft;
  [attacks[at - 1], attacks[at]] = [attacks[at], attacks[at - 1]];
  desk.at.attack = at - 1;
}

/**
 * How long it goes on, and what then.
 * @type {(desk: Desk, one: AttackDraft, at: number, change: (act: () => void) => void) => HTMLDivElement}
 */
function terms(desk, one, at, change) {
  const { facts, draft } = desk;
  const id = `attack-${at}`;
  return make("div", { class: "terms" },
    condition(facts, `${id}-while`, "Go on", menu(facts, "while"), one.goOn, (text) => change(() => { one.goOn = text; })),
    labelled("Never throw with this many armies or fewer", count(`${id}-keep`, one.keep, (value) => change(() => { one.keep = value; }), { least: 1, none: 1 })),
    make("details", { id: `${id}-more` }, make("summary", {}, "More conditions"),
      condition(facts, `${id}-if`, "Begin", menu(facts, "if", targetsOf(draft.attacks.slice(0, at))), one.when, (text) => change(() => { one.when = text; })),
      labelled("Throws at most (empty for no limit)", count(`${id}-throws`, one.throws || "", (value) => change(() => { one.throws = value; }), { least: 1 })),
      labelled("Armies lost at most (empty for no limit)", count(`${id}-losses`, one.losses || "", (value) => change(() => { one.losses = value; }), { least: 1 })),
      labelled("Dice", choice(`${id}-dice`, DICE, one.dice, (value) => change(() => { one.dice = value; }))),
      labelled("Armies that move in", choice(`${id}-move`, moving(one), one.moveIn, (value) => change(() => { one.moveIn = value; }))),
      labelled("When it is won", choice(`${id}-won`, NEXT, one.onCapture, (value) => change(() => { one.onCapture = value; }))),
      labelled("When it stops before", choice(`${id}-stop`, NEXT, one.onStop, (value) => change(() => { one.onStop = value; })))));
}

/** @param {AttackDraft} one */
function moving(one) {
  const usual = one.path.length > 2 ? "as many as possible (usual for a path)" : "as few as required";
  const numbers = Array.from({ length: 20 }, (_, at) => [String(at + 1), `${at + 1}, if possible`]);
  return [["", usual], ["min", "as few as required"], ["max", "as many as may"], ...numbers];
}

/** A click on the board goes on with a path, or begins one. @type {(desk: Desk, id: string) => void} */
export function attackClick(desk, id) {
  const { facts, draft } = desk;
  const one = draft.attacks[desk.at.attack];
  const last = one?.path[one.path.length - 1];
  if (one && last === id) {
    desk.change(() => shorten(desk, one, desk.at.attack));
    return desk.say(`${facts.name(id)} is taken back.`);
  }
  if (one && onward(desk, one).includes(id)) {
    desk.change(() => one.path.push(id));
    return desk.say(`Attack ${desk.at.attack + 1}: ${one.path.map((there) => facts.name(there)).join(", then ")}.`);
  }
  if (new Turn(desk).couldHold(id)) return beginAt(desk, id);
  return approach(desk, id);
}

/** @type {(desk: Desk, id: string) => void} */
function beginAt(desk, id) {
  const { facts, draft } = desk;
  if (!maySource(desk, id)) return desk.say(`Nothing can be attacked from ${facts.name(id)}: that takes two armies there and somebody else's territory next to it.`);
  const one = draft.attacks[desk.at.attack];
  if (one?.path.length === 1) desk.change(() => { one.path = [id]; });
  else begin(desk, id);
  return desk.say(`From ${facts.name(id)}: now the territory to attack.`);
}

/**
 * A player who begins with the target attacks from their strongest territory beside it.
 * @type {(desk: Desk, id: string) => void}
 */
function approach(desk, id) {
  const { facts, draft } = desk;
  const near = facts.mine().filter((land) => land.near.includes(id) && maySource(desk, land.id));
  if (!near.length) return desk.say(`No territory of yours can attack ${facts.name(id)}.`);
  const turn = new Turn(desk);
  const [source] = near.sort((a, b) => turn.armies(b.id) - turn.armies(a.id));
  begin(desk, source.id);
  const one = draft.attacks[desk.at.attack];
  desk.change(() => one.path.push(id));
  return desk.say(`Attack ${desk.at.attack + 1}: from ${source.name}, your strongest next to it, on ${facts.name(id)}.`);
}
