/**
 * The check of the game file that lies in the page: buttons, what was found, and the dice of a record.
 *
 * What was proved, and what not, is said in plain words; `verifying.js` does the work.
 * @typedef {import("./verifying.js").Proof} Proof
 * @typedef {import("./verifying.js").Recorded} Recorded
 */

import { make } from "./elements.js";
import { button } from "./fields.js";
import { bytesOf, save } from "./parts.js";
import { checkFile, throwAgain } from "./verifying.js";

/**
 * Offer to save and to check the game file.
 * @param {HTMLElement} section
 * @param {{ name: string, text: string }} file
 * @param {{ records: Recorded[] }} data what the page says that each record threw
 */
export function offerProof(section, file, data) {
  const place = section.querySelector("#check") ?? section;
  const buttons = make("p", { class: "buttons" });
  const check = make("button", { type: "button", id: "check-game" }, "Check it in this browser");
  const found = make("div", { id: "verdict", role: "status", "aria-live": "polite" });
  buttons.append(check, button("save-game", "Save the game file", () => save(file)));
  place.append(buttons, found);
  check.addEventListener("click", async () => {
    check.setAttribute("aria-disabled", "true");
    found.replaceChildren(make("p", {}, "Checking the chain, the signatures and the dice …"));
    const proof = await checkFile(bytesOf(file), data.records);
    found.replaceChildren(...told(proof), ...(proof.links ? [diceOf(proof, data.records)] : []));
    check.removeAttribute("aria-disabled");
  });
}

/** What was found, as a heading and lists. @param {Proof} proof */
function told(proof) {
  /** @type {HTMLElement[]} */
  const parts = [make("h3", { class: proof.holds ? "good" : "bad" }, proof.verdict)];
  if (proof.record !== null) {
    const link = make("a", { href: `#record=${proof.record}` }, `See record ${proof.record}`);
    const where = make("p", {});
    where.append(link, ". Do not play on: ask the sender for the file again, and compare heads.");
    parts.push(where);
  }
  if (proof.proved.length) parts.push(make("p", {}, "Proved here:"), list(proof.proved));
  if (proof.open.length) parts.push(make("p", {}, "Not proved here:"), list(proof.open));
  return parts;
}

/** @param {string[]} sentences words in backticks are commands and names */
function list(sentences) {
  const parts = (/** @type {string} */ sentence) => sentence.split("`").map((words, at) => (at % 2 ? make("code", {}, words) : words));
  return make("ul", {}, ...sentences.map((sentence) => make("li", {}, ...parts(sentence))));
}

/**
 * The dice of one record at a time, thrown in this browser from the seed in the file.
 * @type {(proof: Proof, records: Recorded[]) => HTMLDetailsElement}
 */
function diceOf(proof, records) {
  const whole = make("details", {});
  const label = make("label", {}, "Record ");
  const choice = make("select", { id: "dice-record" });
  choice.append(...records.map(([index]) => make("option", { value: `${index}` }, `${index}`)));
  label.append(choice);
  const dice = make("pre", { id: "dice", tabindex: "0" });
  const show = async () => {
    const record = records[choice.selectedIndex];
    dice.textContent = record ? (await throwAgain(proof, record)).join("\n") : "";
  };
  choice.addEventListener("change", show);
  whole.addEventListener("toggle", show);
  choice.selectedIndex = records.length - 1;
  whole.append(make("summary", {}, "The dice of a record, thrown here"), label, dice);
  return whole;
}
