/** Elements made by scripts: all text in them is text, whatever people wrote. */

/**
 * Make an element with attributes and children; an attribute that is false or undefined is left out, one
 * that is true stands alone.
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Record<string, string | number | boolean | undefined>} [attributes]
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[T]}
 */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== false && value !== undefined) element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(...children);
  return element;
}

const SVG = "http://www.w3.org/2000/svg";

/** Make a small drawing of one line, 24 wide and high; fonts have fewer signs than it seems. @param {string} path */
export function makeIcon(path) {
  const drawing = document.createElementNS(SVG, "svg");
  drawing.setAttribute("viewBox", "0 0 24 24");
  drawing.setAttribute("class", "icon");
  drawing.setAttribute("aria-hidden", "true");
  const line = document.createElementNS(SVG, "path");
  line.setAttribute("d", path);
  drawing.append(line);
  return drawing;
}

/**
 * Make a button with an icon.
 * @param {string} label what a screen reader says
 * @param {string} path
 * @param {() => void} act
 * @param {string} [keys] the keys that do the same, as `aria-keyshortcuts` names them
 */
export function makeButton(label, path, act, keys = "") {
  const button = make("button", { type: "button" }, makeIcon(path));
  if (keys) button.setAttribute("aria-keyshortcuts", keys);
  name(button, label);
  button.addEventListener("click", act);
  return button;
}

/** Say what a button does now. @type {(button: HTMLButtonElement, label: string) => void} */
export function name(button, label) {
  const keys = button.getAttribute("aria-keyshortcuts");
  button.setAttribute("aria-label", label);
  button.title = keys ? `${label} (${keys.replace("Arrow", "").replace("+", " and ")})` : label;
}
