/**
 * The game file that lies in the page: its bytes, and a button that saves them; how a file is saved at all.
 *
 * @typedef {{ name: string, text: string }} GameFile
 */

import { make } from "./elements.js";
import { button } from "./fields.js";

/**
 * The very bytes of the game file.
 *
 * @param {GameFile} file
 */
export function bytesOf(file) {
  return new TextEncoder().encode(file.text);
}

/**
 * Add a button that saves the game file under its name.
 *
 * @type {(section: HTMLElement, file: GameFile) => void}
 */
export function offerFile(section, file) {
  section.append(button("save-game", "Save the game file", () => save(file)));
}

/** @param {GameFile} file */
export function save({ name, text }) {
  const link = /** @type {HTMLAnchorElement} */ (make("a", { download: name }));
  link.href = URL.createObjectURL(new Blob([text], { type: "application/toml" }));
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
