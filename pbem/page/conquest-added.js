/**
 * Sections that a chapter of the game adds to a turn: drawn from the fields that Python names.
 *
 * A field is a `territory` (`options` are ids), a `number` (from `least` to `most`), a `choice` (`options`
 * are pairs of value and label) or `lines` of text. A section with any other kind is left to the text box.
 * @typedef {{ key: string, label: string, kind: string, options?: any[], least?: number, most?: number }} Field
 * @typedef {{ section: string, heading: string, fields: Field[] }} Added
 * @typedef {{ [key: string]: string }} Entry
 */

import { step } from "./desk.js";
import { make } from "./elements.js";
import { button, choice, count, field, labelled } from "./fields.js";
import { fault, sentence } from "./turn-checks.js";

/** @typedef {import("./turn-checks.js").Fault} Fault */
/** @typedef {import("./desk.js").Desk<import("./conquest-draft.js").TurnDraft>} Desk */
/** @typedef {import("./conquest-facts.js").Facts} Facts */
/** @typedef {import("./conquest-draft.js").TurnDraft} TurnDraft */

const KINDS = ["territory", "number", "choice", "lines"];

/** @type {(facts: Facts) => Added[]} */
function added(facts) {
  return facts.form.more ?? [];
}

/** @param {Desk} desk */
export function addedSteps(desk) {
  return added(desk.facts).map((one) => addedStep(desk, one));
}

/** @type {(desk: Desk, one: Added) => HTMLFieldSetElement} */
function addedStep(desk, one) {
  const { facts, draft } = desk;
  if (one.fields.some(({ kind }) => !KINDS.includes(kind))) {
    return step(desk, "", one.heading, make("p", { class: "note" }, `Write [[${one.section}]] into the text of the orders.`));
  }
  const entries = draft.more[one.section] ?? [];
  const add = () => desk.change(() => { draft.more[one.section] = [...entries, begun(one)]; });
  return step(desk, "", one.heading,
    ...entries.map((entry, at) => card(desk, one, entry, at)),
    ...faultsOf(facts, draft, one).map((fault) => make("p", { class: "fault" }, sentence(fault))),
    ...(facts.hasRoom(one.section, entries.length) ? [button(`${one.section}-add`, "Add", add, { "aria-label": `Add: ${one.heading}` })] : []));
}

/** @type {(one: Added) => Entry} */
function begun(one) {
  return Object.fromEntries(one.fields.map((each) => [each.key, each.kind === "number" ? String(each.least ?? 0) : ""]));
}

/** @type {(desk: Desk, one: Added, entry: Entry, at: number) => HTMLFieldSetElement} */
function card(desk, one, entry, at) {
  const id = `${one.section}-${at}`;
  const drop = () => desk.change(() => desk.draft.more[one.section].splice(at, 1));
  return make("fieldset", { class: "card" }, make("legend", {}, `${one.heading} ${at + 1}`),
    ...one.fields.map((each) => labelled(each.label, control(desk, each, entry, `${id}-${each.key}`))),
    button(`${id}-drop`, "Remove", drop, { "aria-label": `Remove: ${one.heading} ${at + 1}` }));
}

/** @type {(desk: Desk, each: Field, entry: Entry, id: string) => HTMLInputElement | HTMLSelectElement} */
function control(desk, each, entry, id) {
  const take = (/** @type {string} */ value) => desk.change(() => { entry[each.key] = value; });
  switch (each.kind) {
    case "territory":
      return choice(id, [["", "..."], ...(each.options ?? []).map((there) => desk.facts.option(there))], entry[each.key], take);
    case "choice":
      return choice(id, [["", "..."], ...(each.options ?? [])], entry[each.key], take);
    case "number":
      return count(id, entry[each.key], (value) => take(String(value)), { least: each.least ?? 0, ...(each.most === undefined ? {} : { max: each.most }) });
    default:
      return field(id, entry[each.key], take);
  }
}

/** What the added sections say, as orders. @param {Facts} facts @param {TurnDraft} draft */
export function addedOrders(facts, draft) {
  const said = added(facts).map((one) => [one.section, (draft.more[one.section] ?? []).map((entry) => order(facts, one, entry))]);
  return Object.fromEntries(said.filter(([, entries]) => entries.length));
}

/** @type {(facts: Facts, one: Added, entry: Entry) => { [k: string]: string | number | string[]; }} */
function order(facts, one, entry) {
  const given = one.fields.filter(({ key }) => entry[key] !== "");
  return Object.fromEntries(given.map((each) => [each.key, value(facts, each, entry[each.key])]));
}

/** @type {(facts: Facts, each: Field, text: string) => string | number | string[]} */
function value(facts, each, text) {
  switch (each.kind) {
    case "territory":
      return facts.word(text);
    case "number":
      return Number(text);
    case "lines":
      return text.split(/\s*[\n;]\s*/).filter(Boolean);
    default:
      return text;
  }
}

/** @type {(facts: Facts, draft: TurnDraft) => Fault[]} */
export function addedFaults(facts, draft) {
  return added(facts).flatMap((one) => faultsOf(facts, draft, one));
}

/**
 * What is not filled in yet, or out of range, and entries beyond a limit.
 * @type {(facts: Facts, draft: TurnDraft, one: Added) => Fault[]}
 */
function faultsOf(facts, draft, one) {
  const entries = draft.more[one.section] ?? [];
  const open = entries.flatMap((entry, at) => one.fields.filter((each) => !fits(each, entry[each.key])).map((each) => ({
    ...(entry[each.key] === "" ? fault(`${each.label} is not filled in.`, "owed") : fault(`${each.label} is not possible.`)),
    section: one.section, entry: at + 1, label: one.heading,
  })));
  return [...open, ...facts.tooMany(one.section, entries.length)];
}

/** @type {(each: Field, text: string) => boolean} */
function fits(each, text) {
  if (each.kind !== "number") return text !== "";
  return /^\d+$/.test(text) && Number(text) >= (each.least ?? 0) && Number(text) <= (each.most ?? 1_000_000);
}
