/** The lists of a set-up on the screen, each in the order in which things are wished for. */

import { markBoard } from "./board-clicks.js";
import { step } from "./desk.js";
import { counted } from "./words.js";
import { setupFaults } from "./setup-lists.js";
import { make } from "./elements.js";
import { adder, armiesRow, button, choice, count, labelled } from "./fields.js";

/** @typedef {import("./setup-lists.js").SetupDraft} SetupDraft */
/** @typedef {import("./setup-lists.js").List} List */
/** @typedef {import("./desk.js").Desk<SetupDraft>} Desk */

/** @param {Desk} desk */
export function setupSteps(desk) {
  return [...desk.facts.form.lists.map((/** @type {List} */ list) => listStep(desk, list)), batch(desk)];
}

/** @type {(desk: Desk, list: List) => HTMLFieldSetElement} */
function listStep(desk, list) {
  const { facts, draft } = desk;
  const { key, armies, rest } = list;
  const chosen = draft.lists[key];
  const lands = list.continents ? facts.form.continents.map((/** @type {any} */ land) => [`@${land.id}`, `all of ${land.name} (${land.bonus})`]) : [];
  const open = [...lands, ...list.at.map((id) => facts.option(id))].filter(([id]) => !chosen.has(id));
  const [words, label] = armies ? ["Territory", "Place here"] : ["Next choice", "Add"];
  const rows = [...chosen.keys()].map((id, at) => (armies ? placingRow(desk, key, id) : wishRow(desk, key, id, at)));
  return step(desk, key, list.heading,
    make("p", {}, list.hint ?? `${counted(armies)} in all, placed one at a time from the top.`),
    make(armies ? "ul" : "ol", { class: "rows" }, ...rows),
    adder(`${key}-add`, words, label, open, (id) => desk.change(() => chosen.set(id, 1), key)),
    ...(rest.length ? [labelled(armies ? "All others" : "Then", choice(`${key}-rest`, rest, draft.rest[key], (value) => desk.change(() => { draft.rest[key] = value; })))] : []));
}

/** @type {(desk: Desk, key: string, id: string, at: number) => HTMLLIElement} */
function wishRow(desk, key, id, at) {
  const list = desk.draft.lists[key];
  const name = nameOf(desk, id);
  return make("li", {}, make("span", { class: "what" }, name),
    ...(at ? [button(`${key}-up-${at}`, "Earlier", () => desk.change(() => earlier(list, at), key), { "aria-label": `${name} earlier` })] : []),
    button(`${key}-drop-${at}`, "Remove", () => desk.change(() => list.delete(id), key), { "aria-label": `Remove ${name}` }));
}

/** @type {(list: Map<string, number>, at: number) => void} */
function earlier(list, at) {
  const wishes = [...list];
  [wishes[at - 1], wishes[at]] = [wishes[at], wishes[at - 1]];
  list.clear();
  for (const [id, number] of wishes) list.set(id, number);
}

/** @type {(desk: Desk, id: string) => string} */
function nameOf({ facts }, id) {
  if (!id.startsWith("@")) return facts.name(id);
  return `All of ${facts.form.continents.find((/** @type {any} */ land) => `@${land.id}` === id)?.name ?? id}`;
}

/** @type {(desk: Desk, key: string, id: string) => HTMLLIElement} */
function placingRow(desk, key, id) {
  const wanted = desk.draft.lists[key];
  /** @param {number} value */
  const put = (value) => desk.change(() => (value > 0 ? wanted.set(id, value) : wanted.delete(id)), key);
  return armiesRow(key, id, desk.facts.name(id), wanted.get(id) ?? 0, put);
}

/** @param {Desk} desk */
function batch(desk) {
  const { draft, facts } = desk;
  return step(desk, "", "How far", labelled("Ask me again after this many of my placings (empty: when a list runs out)",
    count("batch", draft.batch || "", (value) => desk.change(() => { draft.batch = value; }), { least: 1 })),
    ...setupFaults(facts, draft).map(({ says }) => make("p", { class: "fault" }, says)));
}

/** A click on the board adds a wish or an army, or takes a wish away. @type {(desk: Desk, id: string) => void} */
export function setupClick(desk, id) {
  const { facts, draft, mode } = desk;
  const name = facts.name(id);
  const list = /** @type {List | undefined} */ (facts.form.lists.find((/** @type {List} */ one) => one.key === mode));
  if (!list) return undefined;
  const chosen = draft.lists[mode];
  if (!list.at.includes(id)) return desk.say(`${name} is ${facts.whose(id)}.`);
  if (list.armies) {
    desk.change(() => chosen.set(id, (chosen.get(id) ?? 0) + 1));
    return desk.say(`${name}: ${chosen.get(id)} more.`);
  }
  desk.change(() => (chosen.has(id) ? chosen.delete(id) : chosen.set(id, 1)));
  return desk.say(chosen.has(id) ? `${name} is choice ${[...chosen.keys()].indexOf(id) + 1}.` : `${name} is off the list.`);
}

/** @param {Desk} desk */
export function markSetup({ draft, mode }) {
  markBoard([...(draft.lists[mode]?.keys() ?? [])].filter((id) => !id.startsWith("@")), []);
}
