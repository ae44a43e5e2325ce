/**
 * How orders leave the page: copied, saved as a file, or as a mail that only has to be sent.
 *
 * Nothing here signs: a page that came by mail is its sender's code, so it never asks for a private key.
 */

import { make } from "./elements.js";
import { button } from "./fields.js";
import { save } from "./parts.js";

const BEGIN = "# ==== BEGIN PBEM ORDERS ====";
const END = "# ==== END PBEM ORDERS ====";
const LONGEST_MAIL = 1900;

/** The text of a mail, with the marks between which orders are found. @param {string} orders */
export function mailText(orders) {
  return `${BEGIN}\n${orders.trimEnd()}\n${END}\n`;
}

/**
 * The address that opens a new mail with these orders.
 * @type {(to: string, subject: string, orders: string) => string}
 */
export function mailAddress(to, subject, orders) {
  const body = mailText(orders).replaceAll("\n", "\r\n");
  return `mailto:${encodeURIComponent(to).replace("%40", "@")}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/**
 * The row of buttons, and a line that says what became of a click.
 * @type {(box: HTMLTextAreaElement, names: { file: string, subject: string }) => HTMLDivElement}
 */
export function delivery(box, names) {
  const said = make("p", { class: "said", role: "status" });
  const row = make("div", { class: "buttons" },
    button("orders-copy", "Copy", () => copy(box, said)),
    button("orders-save", `Save as ${names.file}`, () => {
      save({ name: names.file, text: box.value });
      said.textContent = `Saved as ${names.file}, where your browser puts downloads.`;
    }),
    button("orders-mail", "Write a mail", () => mail(box.value, names, said)));
  return make("div", { class: "delivery" }, row, said);
}

/** @type {(box: HTMLTextAreaElement, said: HTMLElement) => Promise<void>} */
async function copy(box, said) {
  try {
    await navigator.clipboard.writeText(box.value);
    said.textContent = "Copied.";
  } catch {
    box.focus();
    box.select();
    const done = document.execCommand("copy");
    said.textContent = done ? "Copied." : "The text is selected; copy it with Ctrl+C, or by holding it.";
  }
}

/** @type {(text: string, names: { file: string, subject: string }, said: HTMLElement) => void} */
function mail(text, names, said) {
  const address = mailAddress("", names.subject, text);
  if (address.length > LONGEST_MAIL) {
    said.textContent = "These orders are too long to hand to every mail program: copy them into a mail, between the lines that are there, or attach the saved file.";
    return;
  }
  location.href = address;
  said.textContent = "Your mail program opens with the orders; the address is yours to fill in. If nothing opens, copy them.";
}
