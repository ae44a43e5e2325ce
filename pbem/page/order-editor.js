/**
 * The order file as it grows: written from what was chosen, and free to be changed by hand.
 *
 * Once somebody has typed in it, the text is theirs: choices no longer change it, and it is what is copied,
 * saved and mailed, until they let the page write it again.
 */

import { delivery } from "./order-delivery.js";
import { make } from "./elements.js";
import { button } from "./fields.js";

/**
 * @typedef {object} Seat
 * @property {string} seat
 * @property {string} name
 * @property {string} file
 * @property {boolean} keyed
 * @property {{ [key: string]: any }} header
 * @typedef {object} Game
 * @property {string} game
 * @property {string} mode
 * @property {string} file
 * @property {{ must: boolean, file: string }[]} seats
 */

export class OrderEditor {
  /** @param {Seat} seat @param {Game} game */
  constructor(seat, game) {
    this.written = "";
    /** @type {string[]} */
    this.wrong = [];
    this.byHand = false;
    this.box = /** @type {HTMLTextAreaElement} */ (make("textarea", {
      id: "orders-text", rows: 15, spellcheck: "false", autocapitalize: "off", autocomplete: "off", wrap: "off",
      "aria-describedby": "orders-state",
    }));
    this.state = make("p", { id: "orders-state" });
    this.faults = make("ul", { class: "faults" });
    this.box.addEventListener("input", () => this.take());
    const subject = `[pbem ${game.game}] turn ${seat.header.turn}: orders of ${seat.seat}`;
    this.root = make("div", { class: "order-editor" },
      make("h3", {}, make("label", { for: "orders-text" }, "The order file")),
      this.box, make("div", { role: "status" }, this.state, this.faults),
      delivery(this.box, { file: seat.file, subject }),
      ...afterwards(seat, game));
  }

  /** Show what was composed, and what is not right yet. @type {(text: string, wrong: string[]) => void} */
  show(text, wrong) {
    this.written = text;
    this.wrong = wrong;
    if (!this.byHand) this.box.value = text;
    this.tell();
  }

  /** Offer an order file to fill in, of a game that the page cannot compose. @param {string} template */
  offer(template) {
    this.box.value = template;
    this.written = template;
    this.state.textContent = "This is the order file to fill in: change it here, or save it and change it there. pbem check says what is wrong with it.";
  }

  /** What is written here now is somebody's own. */
  take() {
    this.byHand = this.box.value !== this.written;
    this.tell();
  }

  /** Let the page write the text again. */
  again() {
    this.byHand = false;
    this.box.value = this.written;
    this.tell();
    this.box.focus();
  }

  tell() {
    const wrong = this.byHand ? [] : this.wrong;
    if (this.byHand) {
      this.state.replaceChildren(
        "You have changed the text by hand: that text is what is copied, saved and mailed, and your choices no longer change it. ",
        button("orders-again", "Write it from the choices again", () => this.again()));
    } else if (wrong.length) {
      this.state.textContent = wrong.length === 1 ? "One thing is not right yet:" : `${wrong.length} things are not right yet:`;
    } else {
      this.state.textContent = "Everything that this page can check is right; pbem check checks the rest.";
    }
    this.faults.replaceChildren(...wrong.map((one) => make("li", {}, one)));
  }
}

/**
 * What to do with the file once it is saved.
 * @type {(seat: Seat, game: Game) => (HTMLParagraphElement | HTMLPreElement)[]}
 */
function afterwards(seat, game) {
  const check = `pbem check ${game.file} ${seat.file}`;
  const together = game.seats.filter((one) => one.must || one.file === seat.file).map((one) => one.file);
  if (!seat.keyed) {
    const all = together.length > 1 ? " Several players decide at once, so it takes the files of all of them." : "";
    return [
      make("p", {}, `Mail them to the player who plays the turns. With pbem this checks them, and plays them.${all}`),
      make("pre", { tabindex: "0" }, `${check}\npbem apply ${[game.file, ...together].join(" ")}`),
    ];
  }
  return [
    make("p", {}, "Orders of ", make("strong", {}, seat.name),
      " are signed. This page has no key and asks for none: on the computer with your key, this checks and signs the saved file:"),
    make("pre", { tabindex: "0" }, `${check}\npbem sign ${game.file} ${seat.file}`),
    make("p", {}, AFTER_SIGNING[game.mode] ?? ""),
  ];
}

/** @type {{ [mode: string]: string }} */
const AFTER_SIGNING = {
  open: "Then pbem apply plays them, on any computer.",
  next: "Then do as pbem sign says: usually the signed file goes to all players, and the pbem apply of the next one makes the dice and plays it.",
  host: "Then mail the signed file to the host.",
};
