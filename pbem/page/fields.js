/**
 * What people fill in and press: buttons, lists, fields, boxes to tick; and drawing them anew in place.
 * @typedef {Record<string, string | number | boolean | undefined>} Attributes
 */

import { make } from "./elements.js";

/**
 * A button; `id` keeps the focus on it when its surroundings are drawn anew.
 * @type {(id: string, label: string, act: () => void, more?: Attributes) => HTMLButtonElement}
 */
export function button(id, label, act, more = {}) {
  const made = make("button", { type: "button", id, ...more }, label);
  made.addEventListener("click", act);
  return made;
}

/**
 * A list to choose from: pairs of value and label.
 * @type {(id: string, options: string[][], chosen: string, choose: (value: string) => void, more?: Attributes) => HTMLSelectElement}
 */
export function choice(id, options, chosen, choose, more = {}) {
  const made = make("select", { id, ...more });
  for (const [value, label] of options) made.append(make("option", { value, selected: value === chosen }, label));
  made.addEventListener("change", () => choose(made.value));
  return made;
}

/**
 * A field for a whole number; empty gives `none`.
 * @type {(id: string, value: number | string, take: (value: number) => void, more?: { least?: number, none?: number } & Attributes) => HTMLInputElement}
 */
export function count(id, value, take, { least = 0, none = 0, ...more } = {}) {
  return field(id, value, (text) => take(/^\d{1,6}$/.test(text.trim()) ? Math.max(least, Number(text)) : none), {
    type: "number", inputmode: "numeric", min: least, step: 1, ...more,
  });
}

/**
 * A field for a line of text.
 * @type {(id: string, value: number | string, take: (value: string) => void, more?: Attributes) => HTMLInputElement}
 */
export function field(id, value, take, more = {}) {
  const made = make("input", { id, type: "text", autocomplete: "off", ...more });
  made.value = String(value);
  watchPointer();
  made.addEventListener("change", () => later(() => take(made.value)));
  return made;
}

const pointer = { watched: false, down: false };

/** Know whether a finger or a button of the mouse is down. */
function watchPointer() {
  if (pointer.watched) return;
  pointer.watched = true;
  addEventListener("pointerdown", () => { pointer.down = true; }, true);
  for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => { pointer.down = false; }, true);
}

/**
 * Act once the focus, or the click, has come to where it was going: what people type is taken when they
 * leave the field, and what is then drawn anew must not take away what they are about to press.
 * @param {() => void} act
 */
function later(act) {
  if (pointer.down) addEventListener("pointerup", () => setTimeout(act), { once: true, capture: true });
  else setTimeout(act);
}

/**
 * A box to tick, with its words behind it.
 * @type {(id: string, words: string, ticked: boolean, take: (value: boolean) => void) => HTMLLabelElement}
 */
export function tick(id, words, ticked, take) {
  const box = make("input", { id, type: "checkbox", checked: ticked });
  box.addEventListener("change", () => take(box.checked));
  return make("label", { class: "tick" }, box, ` ${words}`);
}

/** A field with its words before it. @type {(words: string, control: HTMLElement) => HTMLLabelElement} */
export function labelled(words, control) {
  return make("label", { class: "labelled" }, make("span", {}, words), control);
}

/**
 * A list to choose from, and a button that takes what is chosen; nothing where there is nothing to choose.
 * @type {(id: string, words: string, label: string, options: string[][], take: (value: string) => void) => HTMLElement}
 */
export function adder(id, words, label, options, take) {
  if (!options.length) return make("span");
  const list = choice(`${id}-which`, options, options[0][0], () => {});
  return make("div", { class: "adder" }, labelled(words, list), button(id, label, () => take(list.value)));
}

/**
 * A row that says how many armies go on a territory; `words` stand before them, `more` before the last button.
 * @type {(key: string, id: string, name: string, number: number, put: (number: number) => void, words?: string, ...more: Node[]) => HTMLLIElement}
 */
export function armiesRow(key, id, name, number, put, words = name, ...more) {
  return make("li", {}, make("span", { class: "what" }, words),
    button(`${key}-less-${id}`, "−", () => put(number - 1), { "aria-label": `One army fewer on ${name}` }),
    count(`${key}-${id}`, number, put, { none: number, "aria-label": `Armies on ${name}` }),
    button(`${key}-more-${id}`, "+", () => put(number + 1), { "aria-label": `One army more on ${name}` }),
    ...more,
    button(`${key}-drop-${id}`, "Remove", () => put(0), { "aria-label": `No armies on ${name}` }));
}

/**
 * Draw an element anew and leave the focus where it was: on the element with the same id, or else on the
 * first that can be reached in the same group.
 * @type {(root: HTMLElement, children: (Node | string)[]) => void}
 */
export function redraw(root, children) {
  const held = document.activeElement;
  const inside = held !== null && held !== root && root.contains(held);
  const group = inside ? [...root.querySelectorAll("fieldset")].findIndex((one) => one === held.closest("fieldset")) : -1;
  const open = new Set([...root.querySelectorAll("details[open]")].map((one) => one.id));
  root.replaceChildren(...children);
  for (const one of root.querySelectorAll("details")) if (open.has(one.id)) one.open = true;
  if (!inside) return;
  const again = held.id ? root.querySelector(`#${CSS.escape(held.id)}:not([disabled])`) : null;
  const near = root.querySelectorAll("fieldset")[group] ?? root;
  const next = again ?? near.querySelector("button:not([disabled]), select, input");
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
}
