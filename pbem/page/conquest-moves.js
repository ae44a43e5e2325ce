/** The step of the move at the end of a turn: the free move, or moves over own territories. */

import { condition, menu } from "./conquest-conditions.js";
import { targetsOf } from "./conquest-draft.js";
import { card, shutStep, step } from "./desk.js";
import { make } from "./elements.js";
import { button, choice, field, labelled } from "./fields.js";
import { Turn } from "./turn-armies.js";
import { moveFaults } from "./turn-checks.js";
import { capital } from "./words.js";

/** @typedef {import("./desk.js").Desk<import("./conquest-draft.js").TurnDraft>} Desk */
/** @typedef {import("./conquest-draft.js").MoveDraft} MoveDraft */

/** @param {Desk} desk */
export function movesStep(desk) {
  const { facts, draft } = desk;
  const { section, heading, about, more } = facts.form.moves;
  if (draft.open) return [];
  if (!facts.allows(section)) return shutStep(facts, section, heading);
  return [step(desk, "move", heading, make("p", {}, about),
    ...draft.moves.map((one, at) => moveCard(desk, one, at)),
    button("move-add", draft.moves.length ? more : "New move", () => add(desk)))];
}

/** @param {Desk} desk */
function add(desk, from = "") {
  desk.change(() => {
    desk.draft.moves.push({ from, to: "", armies: "max", when: "" });
    desk.at.move = desk.draft.moves.length - 1;
  }, "move");
}

/** @type {(desk: Desk, one: MoveDraft, at: number) => HTMLFieldSetElement} */
function moveCard(desk, one, at) {
  const { facts, draft } = desk;
  const id = `move-${at}`;
  const change = desk.changing("move", at);
  const { section, chain } = facts.form.moves;
  const turn = new Turn(desk);
  const mine = facts.lands.filter((land) => turn.couldHold(land.id));
  const reached = mine.filter((land) => land.id !== one.from && (!one.from || facts.reaches(section, one.from, land.id)));
  const earlier = draft.moves.slice(0, at).findIndex((other) => !other.when);
  const idle = !chain && earlier >= 0 ? [make("p", { class: "note" }, `It is made only if move ${earlier + 1} cannot be.`)] : [];
  return card(desk, "move", at, `Move ${at + 1}`,
    labelled("From", choice(`${id}-from`, [["", "..."], ...mine.map((land) => facts.option(land.id))], one.from, (value) => change(() => { one.from = value; }))),
    labelled("To", choice(`${id}-to`, [["", "..."], ...reached.map((land) => facts.option(land.id))], one.to, (value) => change(() => { one.to = value; }))),
    labelled("Armies (empty for all but one)", field(`${id}-armies`, one.armies === "max" ? "" : one.armies, (value) => change(() => { one.armies = /^[1-9]\d{0,5}$/.test(value.trim()) ? value.trim() : "max"; }), { inputmode: "numeric" })),
    condition(facts, `${id}-if`, "Move", menu(facts, "move", targetsOf(draft.attacks)), one.when, (text) => change(() => { one.when = text; })),
    ...idle,
    ...moveFaults(turn, at).map(({ says }) => make("p", { class: "fault" }, capital(says))),
    button(`${id}-drop`, "Remove", () => change(() => { draft.moves.splice(at, 1); desk.at.move = draft.moves.length - 1; }), { "aria-label": `Remove move ${at + 1}` }));
}

/** Two clicks make a move; a third begins it anew. @type {(desk: Desk, id: string) => void} */
export function moveClick(desk, id) {
  const { facts, draft } = desk;
  if (!new Turn(desk).couldHold(id)) return desk.say(`${facts.name(id)} is ${facts.whose(id)}, and no attack is on it.`);
  const one = draft.moves[desk.at.move];
  if (!one) {
    add(desk, id);
    return desk.say(`From ${facts.name(id)}: now the territory to move to.`);
  }
  const begins = !one.from || Boolean(one.to) || one.from === id;
  desk.change(() => Object.assign(one, begins ? { from: id, to: "" } : { to: id }));
  return desk.say(begins ? `From ${facts.name(id)}: now the territory to move to.` : `${facts.name(one.from)} to ${facts.name(id)}.`);
}
