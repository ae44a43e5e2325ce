/** What Python left in the page for scripts, the game file among it, and how a file is saved. */

import { make } from "./elements.js";

/** The data in the element with this id, or null. @type {(id: string) => any} */
export function dataOf(id) {
  const element = document.getElementById(id);
  return element && JSON.parse(element.textContent ?? "null");
}

/** The very bytes of the game file. @param {{ name: string, text: string }} file */
export function bytesOf(file) {
  return new TextEncoder().encode(file.text);
}

/** @param {{ name: string, text: string }} file */
export function save({ name, text }) {
  const link = /** @type {HTMLAnchorElement} */ (make("a", { download: name }));
  link.href = URL.createObjectURL(new Blob([text], { type: "application/toml" }));
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
