/**
 * Orders of the rail race: how to take throws, and which number of a throw that lies on the table.
 */

import { markBoard } from "./board-clicks.js";
import { make } from "./elements.js";
import { adder, button, choice, count, labelled, redraw } from "./fields.js";

/**
 * @typedef {object} RailDraft
 * @property {string[]} prefer
 * @property {string[]} via
 * @property {string} until
 * @property {string} stop
 * @property {string} move "" before one is chosen
 * @property {boolean} standing new standing orders too, with dice on the table
 * @property {number} low
 * @property {number} high
 */

/** @typedef {{ [key: string]: any }} Form */

/** @type {{ [word: string]: string }} */
const TESTS = {
  arrive: "the number that reaches the city",
  "leave n..m": "a number after which so many spaces are left",
  most: "the largest number",
  least: "the smallest number",
  sum: "the sum of both dice",
  die: "a single die",
};

/** @type {{ [word: string]: string }} */
const UNTIL = { turn: "for this turn", "ticket-end": "to the end of this ticket", changed: "until I say otherwise" };

/**
 * @param {Form} form
 * @returns {RailDraft}
 */
export function newRail(form) {
  return { ...form.orders, prefer: [...form.orders.prefer], via: [...form.orders.via], move: "", standing: false, low: 2, high: 6 };
}

/**
 * The orders as they will be written.
 *
 * @param {Form} form
 * @param {RailDraft} draft
 */
export function railOrders(form, draft) {
  const answer = form.dice ? { move: draft.move ? Number(draft.move) : undefined } : {};
  const via = draft.via.length ? draft.via : undefined;
  if (form.dice && !draft.standing) return { rail: { ...answer, via: via && draft.via.filter((id) => isFork(form, id)) } };
  return { rail: { ...answer, prefer: draft.prefer.length ? draft.prefer : undefined, via, until: draft.until, stop: draft.stop || undefined } };
}

/**
 * @param {Form} form
 * @param {string} id
 */
function isFork(form, id) {
  return form.move_forks.some((/** @type {string[]} */ fork) => fork[0] === id);
}

/**
 * @param {Form} form
 * @param {RailDraft} draft
 * @returns {string[]}
 */
export function railFaults(form, draft) {
  const faults = [];
  if (form.dice && !draft.move) faults.push(`Dice ${form.dice.join(" ")} lie on the table: choose the number to take.`);
  if (draft.prefer.length > form.most_tests) faults.push(`At most ${form.most_tests} wishes are possible.`);
  const last = draft.prefer.findIndex((test) => test === "most" || test === "least");
  if (last >= 0 && last < draft.prefer.length - 1) faults.push(`“${TESTS[draft.prefer[last]]}” decides every throw; what stands below it is never used.`);
  return faults;
}

/**
 * @param {Form} form
 * @param {(orders: { [key: string]: any }, faults: string[]) => void} changed
 */
export function composeRail(form, changed) {
  const draft = newRail(form);
  const root = make("div", { class: "steps" });
  /** @param {() => void} act */
  const change = (act) => { act(); update(); };
  function update() {
    redraw(root, [where(form), ...(form.dice ? [answer(form, draft, change)] : []), ...standing(form, draft, change)]);
    changed(railOrders(form, draft), railFaults(form, draft));
  }
  update();
  return { root, bar: null, desk: null, pick: () => {}, mark: () => markBoard([], []) };
}

/** @param {Form} form */
function where(form) {
  const { ticket, piece } = form;
  if (!ticket) return make("p", {}, `Your piece${piece ? ` is at ${piece}` : " has no place yet"}; your next ticket is drawn before you throw.`);
  const stops = ticket.stops.map((/** @type {string[]} */ [, name], /** @type {number} */ at) => (at === ticket.next ? make("strong", {}, name) : name));
  const way = stops.flatMap((/** @type {Node | string} */ one, /** @type {number} */ at) => (at ? [" → ", one] : [one]));
  return make("div", {}, make("p", {}, `Your piece is at ${piece}: ${ticket.to_go}.`), make("p", {}, `Ticket ${ticket.id}: `, ...way));
}

/**
 * @param {Form} form
 * @param {RailDraft} draft
 * @param {(act: () => void) => void} change
 */
function answer(form, draft, change) {
  const rows = form.possible.map((/** @type {any} */ one) => {
    const radio = make("input", { type: "radio", name: "rail-move", id: `rail-move-${one.number}`, checked: draft.move === String(one.number) });
    radio.addEventListener("change", () => change(() => { draft.move = String(one.number); }));
    return make("li", {}, make("label", {}, radio, ` ${one.number}: to ${one.to}, ${one.left ? `${one.left} left` : "which is the city"}`));
  });
  return make("fieldset", { class: "step" }, make("legend", {}, `Your dice: ${form.dice.join(" and ")}`), make("ul", { class: "rows" }, ...rows),
    ...(draft.standing ? [] : [forks("Of equal routes by", form.move_forks, draft, change)]));
}

/**
 * @param {Form} form
 * @param {RailDraft} draft
 * @param {(act: () => void) => void} change
 */
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

/** @param {string} test */
function spelled(test) {
  const range = /^leave (\d+)(?:\.\.(\d+))?$/.exec(test);
  if (!range) return TESTS[test] ?? test;
  return `a number after which ${range[2] ? `${range[1]} to ${range[2]}` : range[1]} spaces are left`;
}

/**
 * @param {RailDraft} draft
 * @param {string} test
 * @param {number} at
 * @param {(act: () => void) => void} change
 */
function wish(draft, test, at, change) {
  const list = draft.prefer;
  const earlier = () => change(() => { [list[at - 1], list[at]] = [list[at], list[at - 1]]; });
  return make("li", {}, make("span", { class: "what" }, spelled(test)),
    ...(at ? [button(`rail-up-${at}`, "Earlier", earlier, { "aria-label": `${spelled(test)}, earlier` })] : []),
    button(`rail-drop-${at}`, "Remove", () => change(() => list.splice(at, 1)), { "aria-label": `Remove: ${spelled(test)}` }));
}

/**
 * @param {Form} form
 * @param {RailDraft} draft
 * @param {(act: () => void) => void} change
 */
function add(form, draft, change) {
  const plain = form.tests.filter((/** @type {string} */ test) => !test.startsWith("leave") && !draft.prefer.includes(test)).map((/** @type {string} */ test) => [test, TESTS[test] ?? test]);
  const leave = () => {
    const [low, high] = [Math.min(draft.low, draft.high), Math.max(draft.low, draft.high)];
    const test = low === high ? `leave ${low}` : `leave ${low}..${high}`;
    if (!draft.prefer.includes(test)) change(() => draft.prefer.splice(lastPlace(draft), 0, test));
  };
  return [
    adder("rail-add", "Wish", "Add", plain, (test) => change(() => draft.prefer.splice(test === "most" || test === "least" ? draft.prefer.length : lastPlace(draft), 0, test))),
    make("div", { class: "adder" },
      labelled("So that spaces are left, from", count("rail-low", draft.low, (value) => change(() => { draft.low = Math.min(999, value); }))),
      labelled("to", count("rail-high", draft.high, (value) => change(() => { draft.high = Math.min(999, value); }))),
      button("rail-leave", "Add", leave, { "aria-label": "Add: so many spaces are left" })),
  ];
}

/**
 * Before a wish that decides every throw.
 *
 * @param {RailDraft} draft
 */
function lastPlace(draft) {
  const at = draft.prefer.findIndex((test) => test === "most" || test === "least");
  return at < 0 ? draft.prefer.length : at;
}

/**
 * @param {string} words
 * @param {string[][]} cities
 * @param {RailDraft} draft
 * @param {(act: () => void) => void} change
 */
function forks(words, cities, draft, change) {
  const names = new Map(/** @type {[string, string][]} */ (cities));
  const chosen = draft.via.map((id, at) => make("li", {}, make("span", { class: "what" }, names.get(id) ?? id),
    button(`via-drop-${at}`, "Remove", () => change(() => draft.via.splice(at, 1)), { "aria-label": `Not by ${names.get(id) ?? id}` })));
  const open = cities.filter(([id]) => !draft.via.includes(id));
  if (!chosen.length && !open.length) return make("p", {}, "There is one shortest way, and nothing to choose.");
  return make("div", {}, make("ol", { class: "rows" }, ...chosen), adder("via-add", words, "Add", open, (id) => change(() => draft.via.push(id))));
}
