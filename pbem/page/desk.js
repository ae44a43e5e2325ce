/**
 * What the steps of composing orders share: the board, what has been chosen, and what clicks mean.
 * @typedef {import("./conquest-facts.js").Facts} Facts
 */

import { make } from "./elements.js";
import { button, redraw } from "./fields.js";
import { capital } from "./words.js";

const MOST_TAKEN_BACK = 100;

/** @template D what has been chosen @template [F=Facts] what the page was told */
export class Desk {
  /**
   * @param {F} facts
   * @param {D} draft
   * @param {() => string[][]} modes what clicks on the board may mean, and its words; the first at first
   * @param {() => void} update
   */
  constructor(facts, draft, modes, update) {
    this.facts = facts;
    this.draft = draft;
    this.modes = modes;
    this.update = update;
    this.mode = modes()[0]?.[0] ?? "";
    /** The attack, move or rule to which they go within it. */
    this.at = { attack: -1, move: -1, guard: -1 };
    this.said = make("p", { class: "said", role: "status" }, "Click or tap the board; everything can be chosen from lists too.");
    this.switch = make("fieldset", { class: "modes" });
    /** @type {{ draft: D, mode: string, at: { attack: number, move: number, guard: number } }[]} */
    this.before = [];
    this.undo = /** @type {HTMLButtonElement} */ (button("orders-undo", "Take back", () => this.takeBack()));
    const mail = button("orders-mail-now", "Write a mail", () => document.getElementById("orders-mail")?.click());
    this.bar = make("div", { class: "orders-bar" }, this.switch, this.said, make("div", { class: "quick" }, this.undo, mail));
  }

  /** @param {string} sentence */
  say(sentence) {
    this.said.textContent = sentence;
  }

  /** What changes the attack, move or rule at a place, and goes to it. @param {keyof Desk<any>["at"]} kind @param {number} at */
  changing(kind, at) {
    return (/** @type {() => void} */ act) => this.change(() => { this.at[kind] = at; act(); }, kind);
  }

  /**
   * Change something and draw all of it anew.
   * @param {() => void} act
   * @param {string} [mode] the step to which clicks go from now on
   */
  change(act, mode) {
    this.remember();
    act();
    if (mode) this.mode = mode;
    this.update();
  }

  /** Keep what is there, so that the change that follows can be taken back. */
  remember() {
    this.before = [...this.before, { draft: structuredClone(this.draft), mode: this.mode, at: { ...this.at } }].slice(-MOST_TAKEN_BACK);
  }

  /** Undo the last change. */
  takeBack() {
    const last = this.before.pop();
    if (!last) return;
    Object.assign(/** @type {object} */ (this.draft), last.draft);
    this.mode = last.mode;
    this.at = last.at;
    this.update();
    this.say("The last step is taken back.");
  }

  /** Draw the switch that says what clicks mean. */
  drawBar() {
    const modes = this.modes();
    if (!modes.some(([mode]) => mode === this.mode)) this.mode = modes[0]?.[0] ?? "";
    this.bar.hidden = !modes.length;
    this.undo.disabled = !this.before.length;
    redraw(this.switch, [make("legend", {}, "A click on the board"), ...modes.map(([mode, words]) => this.radio(mode, words))]);
  }

  /**
   * One meaning of a click: a sentence, and on a phone a word that is pressed like a button.
   *
   * @type {(mode: string, words: string) => HTMLLabelElement}
   */
  radio(mode, words) {
    const made = make("input", { type: "radio", name: "orders-mode", id: `mode-${mode}`, checked: this.mode === mode });
    made.addEventListener("change", () => {
      this.mode = mode;
      this.update();
      this.say(`A click on the board ${words}.`);
    });
    return make("label", { class: "tick" }, made, make("span", { class: "words" }, ` ${words}`), make("span", { class: "word", "aria-hidden": "true" }, capital(mode)));
  }
}

/**
 * A step: its heading and its content; the one to which clicks go stands out.
 * @param {Desk<any, any>} desk
 * @param {string} mode "" for a step to which nothing is clicked
 * @param {string} heading
 * @param {...(Node | string)} children
 */
export function step(desk, mode, heading, ...children) {
  const active = mode !== "" && desk.mode === mode;
  return make("fieldset", { class: active ? "step active" : "step" }, make("legend", {}, heading), ...children);
}

/**
 * The card of an attack, move or rule within its step.
 * @type {(desk: Desk<any>, kind: keyof Desk<any>["at"], at: number, heading: string, ...children: (Node | string)[]) => HTMLFieldSetElement}
 */
export function card(desk, kind, at, heading, ...children) {
  const active = desk.at[kind] === at && desk.mode === kind;
  return make("fieldset", { class: active ? "card active" : "card" }, make("legend", {}, heading), ...children);
}

/**
 * A step that a rule of the game shuts now: its heading and the reason; nothing if there is none.
 * @type {(facts: import("./conquest-facts.js").Facts, section: string, heading: string) => HTMLFieldSetElement[]}
 */
export function shutStep(facts, section, heading) {
  const why = facts.shut(section);
  return why ? [make("fieldset", { class: "step" }, make("legend", {}, heading), make("p", { class: "note" }, why))] : [];
}

/**
 * Orders composed at a desk: the steps, which are drawn anew at each change, and what the board does for them.
 * @template D, F
 * @param {F} facts
 * @param {D} draft
 * @param {() => string[][]} modes
 * @param {{ steps: (desk: Desk<D, F>) => (Node | string)[], mark: (desk: Desk<D, F>) => void,
 *   click: (desk: Desk<D, F>, id: string) => void, changed: (desk: Desk<D, F>) => void }} does
 * @returns {import("./orders.js").Composer}
 */
export function compose(facts, draft, modes, { steps, mark, click, changed }) {
  const root = make("div", { class: "steps" });
  const desk = new Desk(facts, draft, modes, update);
  function update() {
    redraw(root, steps(desk));
    desk.drawBar();
    mark(desk);
    changed(desk);
  }
  update();
  return { root, bar: desk.bar, desk, pick: (id) => click(desk, id), mark: () => mark(desk) };
}
