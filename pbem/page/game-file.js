/** The game file that lies in the page: its bytes, and how a file is saved. */

import { make } from "./elements.js";

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
