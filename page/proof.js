/**
 * The check of the game file that lies in the page: buttons, what was found, and the dice of a record.
 *
 * What was proved, and what not, is said in plain words; `verifying.js` does the work.
 *
 * @typedef {import("./verifying.js").Proof} Proof
 * @typedef {import("./verifying.js").Recorded} Recorded
 */

import { bytesOf, offerFile } from "./game-file.js";
import { element } from "./parts.js";
import { checkFile, throwAgain } from "./verifying.js";

/**
 * Offer to save and to check the game file.
 *
 * @param {HTMLElement} section
 * @param {{ name: string, text: string }} file
 * @param {{ records: Recorded[] }} data what the page says that each record threw
 */
export function offerProof(section, file, data) {
  const place = section.querySelector("#check") ?? section;
  const buttons = element("p", { class: "buttons" });
  const check = element("button", { type: "button", id: "check-game" }, "Check it in this browser");
  const found = element("div", { id: "verdict", role: "status", "aria-live": "polite" });
  buttons.append(check);
  offerFile(buttons, file);
  place.append(buttons, found);
  check.addEventListener("click", async () => {
    check.setAttribute("aria-disabled", "true");
    found.replaceChildren(element("p", {}, "Checking the chain, the signatures and the dice …"));
    const proof = await checkFile(bytesOf(file), data.records);
    found.replaceChildren(...told(proof), ...(proof.links ? [diceOf(proof, data.records)] : []));
    check.removeAttribute("aria-disabled");
  });
}

/**
 * What was found, as a heading and lists.
 *
 * @param {Proof} proof
 */
function told(proof) {
  const parts = [element("h3", { class: proof.holds ? "good" : "bad" }, proof.verdict)];
  if (proof.record !== null) {
    const link = element("a", { href: `#record=${proof.record}` }, `See record ${proof.record}`);
    const where = element("p", {});
    where.append(link, ". Do not play on: ask the sender for the file again, and compare heads.");
    parts.push(where);
  }
  if (proof.proved.length) parts.push(element("p", {}, "Proved here:"), list(proof.proved));
  if (proof.open.length) parts.push(element("p", {}, "Not proved here:"), list(proof.open));
  return parts;
}

/** @param {string[]} sentences */
function list(sentences) {
  const whole = element("ul", {});
  whole.append(...sentences.map((sentence) => element("li", {}, sentence)));
  return whole;
}

/**
 * The dice of one record at a time, thrown in this browser from the seed in the file.
 *
 * @param {Proof} proof
 * @param {Recorded[]} records
 */
function diceOf(proof, records) {
  const whole = element("details", {});
  const label = element("label", {}, "Record ");
  const choice = /** @type {HTMLSelectElement} */ (element("select", { id: "dice-record" }));
  choice.append(...records.map(([index]) => element("option", { value: `${index}` }, `${index}`)));
  label.append(choice);
  const dice = element("pre", { id: "dice", tabindex: "0" });
  const show = async () => {
    const record = records[choice.selectedIndex];
    dice.textContent = record ? (await throwAgain(proof, record)).join("\n") : "";
  };
  choice.addEventListener("change", show);
  whole.addEventListener("toggle", show);
  choice.selectedIndex = records.length - 1;
  whole.append(element("summary", {}, "The dice of a record, thrown here"), label, dice);
  return whole;
}
