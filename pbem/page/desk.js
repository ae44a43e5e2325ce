/**
 * What the steps of composing orders share: the board, what has been chosen, and what clicks mean.
 *
 * @typedef {import("./conquest-facts.js").Facts} Facts
 */

import { make } from "./elements.js";
import { redraw } from "./fields.js";

/**
 * @template D what has been chosen
 * @template [F=Facts] what the page was told
 */
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
    this.bar = make("div", { class: "orders-bar" }, this.switch, this.said);
  }

  /** @param {string} sentence */
  say(sentence) {
    this.said.textContent = sentence;
  }

  /**
   * Change something and draw all of it anew.
   *
   * @param {() => void} act
   * @param {string} [mode] the step to which clicks go from now on
   */
  change(act, mode) {
    act();
    if (mode) this.mode = mode;
    this.update();
  }

  /** Draw the switch that says what clicks mean. */
  drawBar() {
    const modes = this.modes();
    if (!modes.some(([mode]) => mode === this.mode)) this.mode = modes[0]?.[0] ?? "";
    this.bar.hidden = !modes.length;
    redraw(this.switch, [make("legend", {}, "A click on the board"), ...modes.map(([mode, words]) => this.radio(mode, words))]);
  }

  /**
   * @param {string} mode
   * @param {string} words
   */
  radio(mode, words) {
    const made = make("input", { type: "radio", name: "orders-mode", id: `mode-${mode}`, checked: this.mode === mode });
    made.addEventListener("change", () => this.change(() => {}, mode));
    return make("label", { class: "tick" }, made, ` ${words}`);
  }
}

/**
 * A step: its heading and its content; the one to which clicks go stands out.
 *
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
 * A step that a rule of the game shuts now: its heading and the reason; nothing if there is none.
 *
 * @param {import("./conquest-facts.js").Facts} facts
 * @param {string} section
 * @param {string} heading
 */
export function shutStep(facts, section, heading) {
  const why = facts.shut(section);
  return why ? [make("fieldset", { class: "step" }, make("legend", {}, heading), make("p", { class: "note" }, why))] : [];
}
