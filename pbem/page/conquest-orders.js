/** Orders of the conquest game: which composer the moment asks for. */

import { compose } from "./desk.js";
import { newDraft, placing, standingOrders } from "./conquest-draft.js";
import { Facts } from "./conquest-facts.js";
import { placeClick, placingStep } from "./conquest-placing.js";
import { markSetup, setupClick, setupSteps } from "./conquest-setup.js";
import { composeTurn } from "./conquest-turn.js";
import { Turn } from "./turn-armies.js";
import { sentence, turnFaults } from "./turn-checks.js";
import { markBoard } from "./board-clicks.js";
import { newSetup, setupFaults, setupOrders } from "./setup-lists.js";

/** @typedef {import("./orders.js").Composer} Composer */
/** @typedef {(orders: { [key: string]: any }, faults: string[]) => void} Changed */

/**
 * Compose what a seat has to decide; `pick` takes clicks on the board.
 * @type {(form: import("./conquest-facts.js").Form, changed: Changed) => Composer}
 */
export function composeConquest(form, changed) {
  const facts = new Facts(form);
  const composers = /** @type {{ [phase: string]: typeof composeTurn }} */ ({ setup: composeSetup, bonus: composeBonus });
  const composer = (composers[form.phase] ?? composeTurn)(facts, changed);
  return { ...composer, pick: (id) => { if (facts.byId.has(id)) composer.pick(id); } };
}

/** @type {(facts: Facts, changed: Changed) => Composer} */
function composeSetup(facts, changed) {
  const draft = newSetup(facts);
  const lists = facts.form.lists.map((/** @type {import("./setup-lists.js").List} */ { key, click }) => [key, click]);
  return compose(facts, draft, () => lists, {
    steps: setupSteps, mark: markSetup, click: setupClick,
    changed: () => changed(setupOrders(facts, draft), setupFaults(facts, draft).map(sentence)),
  });
}

/**
 * The bonus for a captured capital is placed on what its owner left.
 * @type {(facts: Facts, changed: Changed) => Composer}
 */
function composeBonus(facts, changed) {
  const draft = newDraft();
  return compose(facts, draft, () => [["place", "places an army"]], {
    steps: placingStep, mark: () => markBoard([...draft.place.keys()], []), click: placeClick,
    changed: (desk) => changed({ place: placing(facts, draft.place), ...standingOrders(facts, draft) }, turnFaults(new Turn(desk)).map(sentence)),
  });
}
