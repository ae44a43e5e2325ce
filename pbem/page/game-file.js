/**
 * The game file that lies in the page: its bytes, and a button that saves them.
 *
 * @typedef {{ name: string, text: string }} GameFile
 */

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
  const button = document.createElement("button");
  button.type = "button";
  button.id = "save-game";
  button.textContent = "Save the game file";
  button.addEventListener("click", () => save(file));
  section.append(button);
}

/** @param {GameFile} file */
function save(file) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([bytesOf(file)], { type: "application/toml" }));
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
