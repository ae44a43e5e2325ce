/**
 * Clicks on the board of the rail race: the way, spaces to stop on, the number that leads to one.
 *
 * Spaces are called as in the game file: a city by its id, the k-th inside a line `a~b~k`.
 */

import { markBoard } from "./board-clicks.js";
import { addWish, leavesOf } from "./rail-draft.js";

/** @typedef {import("./rail-draft.js").Form} Form */
/** @typedef {import("./rail-draft.js").RailDraft} RailDraft */
/** @typedef {import("./desk.js").Desk<RailDraft, Form>} Desk */

/** What clicks on the board may mean now. @type {(form: Form, draft: RailDraft) => string[][]} */
export function railModes(form, draft) {
  const standing = !form.dice || draft.standing;
  return [
    ...(form.dice ? [["move", "takes the number that leads there"]] : []),
    ...(standing && Object.keys(form.ahead).length ? [["wish", "wishes to stop there"]] : []),
    ...(forksOf(form, draft).length ? [["way", "goes that way"]] : []),
  ];
}

/** The cities between which the player may choose. @type {(form: Form, draft: RailDraft) => string[][]} */
function forksOf(form, draft) {
  return form.dice && !draft.standing ? form.move_forks : form.forks;
}

/** @type {{ [mode: string]: (desk: Desk, space: string) => void }} */
const CLICKS = { move: takeNumber, wish: wishFor, way: goBy };

/** A click on a city or a space. @type {(desk: Desk, space: string) => void} */
export function railClick(desk, space) {
  CLICKS[desk.mode]?.(desk, space);
}

/** @type {(desk: Desk, space: string) => void} */
function takeNumber(desk, space) {
  const { facts, draft } = desk;
  const one = facts.possible.find((/** @type {any} */ number) => number.at === space);
  if (!one) return desk.say(`${nameOf(facts, space)}: no number of this throw leads there.`);
  desk.change(() => { draft.move = String(one.number); });
  return desk.say(`${one.number} leads to ${one.to}.`);
}

/** @type {(desk: Desk, space: string) => void} */
function wishFor(desk, space) {
  const { facts, draft } = desk;
  const left = facts.ahead[space];
  if (left === undefined) return desk.say(`${nameOf(facts, space)} is not on a shortest route to the next city.`);
  const test = left ? `leave ${left}` : "arrive";
  const at = draft.prefer.indexOf(test);
  desk.change(() => (at < 0 ? addWish(draft, test) : draft.prefer.splice(at, 1)));
  const spaces = left ? `${left} ${left === 1 ? "space" : "spaces"} before the city` : "the city itself";
  return desk.say(at < 0 ? `${nameOf(facts, space)}, ${spaces}, is choice ${draft.prefer.indexOf(test) + 1}.` : `${nameOf(facts, space)}, ${spaces}, is no longer a choice.`);
}

/**
 * A city is meant itself, a space inside a line stands for the cities that the line joins.
 * @type {(desk: Desk, space: string) => void}
 */
function goBy(desk, space) {
  const { facts, draft } = desk;
  const forks = new Map(/** @type {[string, string][]} */ (forksOf(facts, draft)));
  const cities = space.split("~").slice(0, 2).filter((id) => forks.has(id));
  if (!cities.length) return desk.say(`${nameOf(facts, space)}: there is nothing to choose here. Equal routes go by ${[...forks.values()].join(", ")}.`);
  const names = cities.map((id) => forks.get(id)).join(" and ");
  const there = cities.every((id) => draft.via.includes(id));
  desk.change(() => {
    draft.via = draft.via.filter((id) => !cities.includes(id));
    if (!there) draft.via.push(...cities);
  });
  return desk.say(there ? `Not by ${names}.` : `By ${names}, where that is no longer.`);
}

/** @type {(form: Form, space: string) => string} */
function nameOf(form, space) {
  const names = new Map(/** @type {[string, string][]} */ (form.cities));
  const [a, b, step] = space.split("~");
  return step ? `Space ${step} from ${names.get(a) ?? a} to ${names.get(b) ?? b}` : names.get(a) ?? a;
}

/** Mark what has been chosen and what can be, by what clicks mean. @param {Desk} desk */
export function markRail({ facts, draft, mode }) {
  const ahead = Object.keys(facts.ahead);
  switch (mode) {
    case "move":
      return markBoard(landings(facts, draft.move), landings(facts, ""));
    case "wish":
      return markBoard(ahead.filter((space) => draft.prefer.some((test) => leavesOf(test, facts.ahead[space]))), ahead);
    default:
      return markBoard(draft.via, forksOf(facts, draft).map(([id]) => id));
  }
}

/** Where a number leads, or each of them. @param {Form} form @param {string} number "" for all */
function landings(form, number) {
  const possible = /** @type {{ number: number, at: string }[]} */ (form.possible);
  return possible.filter((one) => number === "" || String(one.number) === number).map((one) => one.at);
}
