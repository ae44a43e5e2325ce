/** Orders of the conquest game: which composer the moment asks for. */

import { Desk, shown } from "./desk.js";
import { newDraft, placing, standingOrders } from "./conquest-draft.js";
import { Facts } from "./conquest-facts.js";
import { placeClick, placingStep } from "./conquest-placing.js";
import { markSetup, setupClick, setupSteps } from "./conquest-setup.js";
import { composeTurn } from "./conquest-turn.js";
import { Turn } from "./turn-armies.js";
import { sentence, turnFaults } from "./turn-checks.js";
import { make } from "./elements.js";
import { redraw } from "./fields.js";
import { markBoard } from "./board-clicks.js";
import { newSetup, setupFaults, setupOrders } from "./setup-lists.js";

/** @typedef {import("./orders.js").Composer} Composer */
/** @typedef {(orders: { [key: string]: any }, faults: string[]) => void} Changed */

/**
 * Compose what a seat has to decide; `pick` takes clicks on the board.
 *
 * @type {(form: import("./conquest-facts.js").Form, changed: Changed) => Composer}
 */
export function composeConquest(form, changed) {
  const facts = new Facts(form);
  if (form.phase === "setup") return composeSetup(facts, changed);
  return form.phase === "bonus" ? composeBonus(facts, changed) : composeTurn(facts, changed);
}

/** @type {(facts: Facts, changed: Changed) => Composer} */
function composeSetup(facts, changed) {
  const draft = newSetup(facts);
  const lists = facts.form.lists.map((/** @type {import("./setup-lists.js").List} */ { key, click }) => [key, click]);
  const steps = make("div", { class: "steps" });
  const desk = new Desk(facts, draft, () => lists, update);
  function update() {
    redraw(steps, setupSteps(desk));
    desk.drawBar();
    markSetup(desk);
    changed(setupOrders(facts, draft), setupFaults(facts, draft).map(sentence));
  }
  update();
  return shown(desk, steps, (id) => setupClick(desk, id), () => markSetup(desk));
}

/**
 * The bonus for a captured capital is placed on what its owner left.
 *
 * @type {(facts: Facts, changed: Changed) => Composer}
 */
function composeBonus(facts, changed) {
  const draft = newDraft();
  const steps = make("div", { class: "steps" });
  const desk = new Desk(facts, draft, () => [["place", "places an army"]], update);
  const mark = () => markBoard([...draft.place.keys()], []);
  function update() {
    redraw(steps, placingStep(desk));
    desk.drawBar();
    mark();
    changed({ place: placing(facts, draft.place), ...standingOrders(facts, draft) }, turnFaults(new Turn(desk)).map(sentence));
  }
  update();
  return shown(desk, steps, (id) => placeClick(desk, id), mark);
}
