/** The lists of a set-up: claims, armies and capitals, each in the order in which they are wished for. */

import { markBoard } from "./board-clicks.js";
import { step } from "./desk.js";
import { counted } from "./words.js";
import { setupFaults } from "./setup-lists.js";
import { make } from "./elements.js";
import { adder, button, choice, count, labelled, tick } from "./fields.js";

/** @typedef {import("./setup-lists.js").SetupDraft} SetupDraft */
/** @typedef {import("./desk.js").Desk<SetupDraft>} Desk */

const HINTS = {
  claim: "The first that is still free is yours. Click them in the order in which you want them.",
  capital: "The first that you own when all armies are placed becomes your capital.",
};

/** @param {Desk} desk */
export function setupSteps(desk) {
  const { form } = desk.facts;
  return [
    ...(form.claims ? [wishes(desk, "claim", "Territories to claim")] : []),
    ...(form.left ? [armies(desk, "add", "Your armies")] : []),
    ...(form.neutral ? [armies(desk, "neutral", "Neutral armies that you place")] : []),
    ...(form.capitals ? [wishes(desk, "capital", "Your capital")] : []),
    batch(desk),
  ];
}

/**
 * A list of wishes, the first one first.
 *
 * @param {Desk} desk
 * @param {"claim" | "capital"} key
 * @param {string} heading
 */
function wishes(desk, key, heading) {
  const { facts, draft } = desk;
  const list = draft[key];
  const lands = facts.form.continents.map((/** @type {any} */ land) => [`@${land.id}`, `all of ${land.name} (${land.bonus})`]);
  const open = [...(key === "claim" ? lands : []), ...facts.lands.filter((land) => mayWish(desk, key, land.id)).map((land) => facts.option(land.id))];
  const rest = tick("claim-rest", "Then any territory that is free", draft.rest, (value) => desk.change(() => { draft.rest = value; }));
  return step(desk, key, heading, make("p", {}, HINTS[key]),
    make("ol", { class: "rows" }, ...list.map((id, at) => wish(desk, key, id, at))),
    adder(`${key}-add`, "Next choice", "Add", open.filter(([id]) => !list.includes(id)), (id) => desk.change(() => list.push(id), key)),
    ...(key === "claim" ? [rest] : []));
}

/**
 * @param {Desk} desk
 * @param {"claim" | "capital"} key
 * @param {string} id
 */
function mayWish(desk, key, id) {
  const { owner } = desk.facts.land(id);
  return owner === "" || (key === "capital" && desk.facts.isMine(id));
}

/**
 * @param {Desk} desk
 * @param {"claim" | "capital"} key
 * @param {string} id
 * @param {number} at
 */
function wish(desk, key, id, at) {
  const list = desk.draft[key];
  const name = nameOf(desk, id);
  const earlier = () => desk.change(() => { [list[at - 1], list[at]] = [list[at], list[at - 1]]; }, key);
  return make("li", {}, make("span", { class: "what" }, name),
    ...(at ? [button(`${key}-up-${at}`, "Earlier", earlier, { "aria-label": `${name} earlier` })] : []),
    button(`${key}-drop-${at}`, "Remove", () => desk.change(() => list.splice(at, 1), key), { "aria-label": `Remove ${name}` }));
}

/**
 * @param {Desk} desk
 * @param {string} id
 */
function nameOf(desk, id) {
  if (!id.startsWith("@")) return desk.facts.name(id);
  return `All of ${desk.facts.form.continents.find((/** @type {any} */ land) => `@${land.id}` === id)?.name ?? id}`;
}

/**
 * Armies by number, one territory after the other, and where those go that are left.
 *
 * @param {Desk} desk
 * @param {"add" | "neutral"} key
 * @param {string} heading
 */
function armies(desk, key, heading) {
  const { facts, draft } = desk;
  const wanted = draft[key];
  const due = key === "add" ? facts.form.left : facts.form.neutral;
  const open = facts.lands.filter((land) => mayAdd(desk, key, land.id) && !wanted.has(land.id)).map((land) => facts.option(land.id));
  const rest = key === "add"
    ? [["@border", "along my borders, one after the other"], ["@rest", "over all my territories"], ["", "nowhere: ask me again"]]
    : [["@neutral", "over all neutral territories"], ["", "nowhere: ask me again"]];
  const left = key === "add" ? draft.addRest : draft.neutralRest;
  return step(desk, key, heading, make("p", {}, `${counted(due)} in all, placed one at a time from the top.`),
    make("ul", { class: "rows" }, ...[...wanted].map(([id, number]) => row(desk, key, id, number))),
    adder(`${key}-add`, "Territory", "Place here", open, (id) => desk.change(() => wanted.set(id, 1), key)),
    labelled("All others", choice(`${key}-rest`, rest, left, (value) => desk.change(() => {
      if (key === "add") draft.addRest = value;
      else draft.neutralRest = value;
    }))));
}

/**
 * @param {Desk} desk
 * @param {"add" | "neutral"} key
 * @param {string} id
 */
function mayAdd(desk, key, id) {
  const { owner } = desk.facts.land(id);
  return owner === "" || owner === (key === "add" ? desk.facts.form.seat : "neutral");
}

/**
 * @param {Desk} desk
 * @param {"add" | "neutral"} key
 * @param {string} id
 * @param {number} number
 */
function row(desk, key, id, number) {
  const wanted = desk.draft[key];
  const name = desk.facts.name(id);
  /** @param {number} value */
  const put = (value) => desk.change(() => (value > 0 ? wanted.set(id, value) : wanted.delete(id)), key);
  return make("li", {}, make("span", { class: "what" }, name),
    button(`${key}-less-${id}`, "−", () => put(number - 1), { "aria-label": `One army fewer on ${name}` }),
    count(`${key}-${id}`, number, put, { none: number, "aria-label": `Armies on ${name}` }),
    button(`${key}-more-${id}`, "+", () => put(number + 1), { "aria-label": `One army more on ${name}` }),
    button(`${key}-drop-${id}`, "Remove", () => put(0), { "aria-label": `No armies on ${name}` }));
}

/** @param {Desk} desk */
function batch(desk) {
  const { draft, facts } = desk;
  return step(desk, "", "How far", labelled("Ask me again after this many of my placings (empty: when a list runs out)",
    count("batch", draft.batch || "", (value) => desk.change(() => { draft.batch = value; }), { least: 1 })),
    ...setupFaults(facts, draft).map((fault) => make("p", { class: "fault" }, fault)));
}

/**
 * A click on the board adds a wish or an army.
 *
 * @param {Desk} desk
 * @param {string} id
 */
export function setupClick(desk, id) {
  const { facts, draft } = desk;
  const name = facts.name(id);
  const mode = desk.mode;
  if (mode === "claim" || mode === "capital") {
    const list = draft[mode];
    if (list.includes(id)) desk.change(() => list.splice(list.indexOf(id), 1));
    else if (mayWish(desk, mode, id)) desk.change(() => list.push(id));
    else return desk.say(`${name} is ${facts.whose(id)}.`);
    return desk.say(list.includes(id) ? `${name} is choice ${list.indexOf(id) + 1}.` : `${name} is off the list.`);
  }
  if (mode !== "add" && mode !== "neutral") return undefined;
  if (!mayAdd(desk, mode, id)) return desk.say(`${name} is ${facts.whose(id)}.`);
  desk.change(() => draft[mode].set(id, (draft[mode].get(id) ?? 0) + 1));
  return desk.say(`${name}: ${draft[mode].get(id)} more.`);
}

/** @param {Desk} desk */
export function markSetup(desk) {
  const { draft, mode } = desk;
  const ids = mode === "add" || mode === "neutral" ? [...draft[mode].keys()] : draft[mode === "claim" ? "claim" : "capital"];
  markBoard(ids.filter((id) => !id.startsWith("@")), []);
}
