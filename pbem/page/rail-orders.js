/** Orders of the rail race: how to take throws, and which number of a throw that lies on the table. */

import { compose } from "./desk.js";
import { make } from "./elements.js";
import { adder, button, choice, count, labelled } from "./fields.js";
import { markRail, railClick, railModes } from "./rail-clicks.js";
import { addWish, newRail, railFaults, railOrders, spelled, TESTS } from "./rail-draft.js";

/** @typedef {import("./rail-draft.js").Form} Form */
/** @typedef {import("./rail-draft.js").RailDraft} RailDraft */

/** @type {{ [word: string]: string }} */
const UNTIL = { turn: "for this turn", "ticket-end": "to the end of this ticket", changed: "until I say otherwise" };

/** @param {Form} form @param {(orders: { [key: string]: any }, faults: string[]) => void} changed */
export function composeRail(form, changed) {
  const draft = newRail(form);
  return compose(form, draft, () => railModes(form, draft), {
    steps: (desk) => {
      const change = (/** @type {() => void} */ act) => desk.change(act);
      return [where(form), ...(form.dice ? [answer(form, draft, change)] : []), ...standing(form, draft, change)];
    },
    mark: markRail, click: railClick,
    changed: () => changed(railOrders(form, draft), railFaults(form, draft)),
  });
}

/** @param {Form} form */
function where(form) {
  const { ticket, piece } = form;
  if (!ticket) return make("p", {}, `Your piece${piece ? ` is at ${piece}` : " has no place yet"}; your next ticket is drawn before you throw.`);
  const stops = ticket.stops.map((/** @type {string[]} */ [, name], /** @type {number} */ at) => (at === ticket.next ? make("strong", {}, name) : name));
  const way = stops.flatMap((/** @type {Node | string} */ one, /** @type {number} */ at) => (at ? [" → ", one] : [one]));
  return make("div", {}, make("p", {}, `Your piece is at ${piece}: ${ticket.to_go}.`), make("p", {}, `Ticket ${ticket.id}: `, ...way));
}

/** @type {(form: Form, draft: RailDraft, change: (act: () => void) => void) => HTMLFieldSetElement} */
function answer(form, draft, change) {
  const rows = form.possible.map((/** @type {any} */ one) => {
    const radio = make("input", { type: "radio", name: "rail-move", id: `rail-move-${one.number}`, checked: draft.move === String(one.number) });
    radio.addEventListener("change", () => change(() => { draft.move = String(one.number); }));
    return make("li", {}, make("label", {}, radio, ` ${one.number}: to ${one.to}, ${one.left ? `${one.left} left` : "which is the city"}`));
  });
  return make("fieldset", { class: "step" }, make("legend", {}, `Your dice: ${form.dice.join(" and ")}`), make("ul", { class: "rows" }, ...rows),
    ...(draft.standing ? [] : [forks("Of equal routes by", form.move_forks, draft, change)]));
}

/** @param {Form} form @param {RailDraft} draft @param {(act: () => void) => void} change */
function standing(form, draft, change) {
  if (form.dice && !draft.standing) {
    return [button("rail-standing", "Change my standing orders too", () => change(() => { draft.standing = true; }))];
  }
  return [
    make("fieldset", { class: "step" }, make("legend", {}, "Which number to take"),
      make("p", {}, "The first wish that leaves a number decides; without any it is the largest."),
      make("ol", { class: "rows" }, ...draft.prefer.map((test, at) => wish(draft, test, at, change))),
      ...add(form, draft, change)),
    make("fieldset", { class: "step" }, make("legend", {}, "The way"), forks("Of equal routes by", form.forks, draft, change)),
    make("fieldset", { class: "step" }, make("legend", {}, "How long"),
      labelled("This holds", choice("rail-until", form.until.map((/** @type {string} */ word) => [word, UNTIL[word] ?? word]), draft.until, (value) => change(() => { draft.until = value; }))),
      labelled("Dice", choice("rail-stop", [["", "take the number by my wishes"], ["after-throw", "stop after the throw: I choose then"]], draft.stop, (value) => change(() => { draft.stop = value; })))),
  ];
}

/** @type {(draft: RailDraft, test: string, at: number, change: (act: () => void) => void) => HTMLLIElement} */
function wish(draft, test, at, change) {
  const list = draft.prefer;
  const earlier = () => change(() => { [list[at - 1], list[at]] = [list[at], list[at - 1]]; });
  return make("li", {}, make("span", { class: "what" }, spelled(test)),
    ...(at ? [button(`rail-up-${at}`, "Earlier", earlier, { "aria-label": `${spelled(test)}, earlier` })] : []),
    button(`rail-drop-${at}`, "Remove", () => change(() => list.splice(at, 1)), { "aria-label": `Remove: ${spelled(test)}` }));
}

/** @type {(form: Form, draft: RailDraft, change: (act: () => void) => void) => HTMLSpanElement[]} */
function add(form, draft, change) {
  const plain = form.tests.filter((/** @type {string} */ test) => !test.startsWith("leave") && !draft.prefer.includes(test)).map((/** @type {string} */ test) => [test, TESTS[test] ?? test]);
  const leave = () => {
    const [low, high] = [Math.min(draft.low, draft.high), Math.max(draft.low, draft.high)];
    const test = low === high ? `leave ${low}` : `leave ${low}..${high}`;
    change(() => addWish(draft, test));
  };
  return [
    adder("rail-add", "Wish", "Add", plain, (test) => change(() => addWish(draft, test))),
    make("div", { class: "adder" },
      labelled("So that spaces are left, from", count("rail-low", draft.low, (value) => change(() => { draft.low = Math.min(999, value); }))),
      labelled("to", count("rail-high", draft.high, (value) => change(() => { draft.high = Math.min(999, value); }))),
      button("rail-leave", "Add", leave, { "aria-label": "Add: so many spaces are left" })),
  ];
}

/** @type {(words: string, cities: string[][], draft: RailDraft, change: (act: () => void) => void) => HTMLElement} */
function forks(words, cities, draft, change) {
  const names = new Map(/** @type {[string, string][]} */ (cities));
  const chosen = draft.via.map((id, at) => make("li", {}, make("span", { class: "what" }, names.get(id) ?? id),
    button(`via-drop-${at}`, "Remove", () => change(() => draft.via.splice(at, 1)), { "aria-label": `Not by ${names.get(id) ?? id}` })));
  const open = cities.filter(([id]) => !draft.via.includes(id));
  if (!chosen.length && !open.length) return make("p", {}, "There is one shortest way, and nothing to choose.");
  return make("div", {}, make("ol", { class: "rows" }, ...chosen), adder("via-add", words, "Add", open, (id) => change(() => draft.via.push(id))));
}
