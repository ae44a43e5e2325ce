/** A turn of the conquest game, or a part of one, composed step by step in the order of play. */

import { markBoard } from "./board-clicks.js";
import { drawPlan } from "./board-plan.js";
import { attackClick, attacksStep, onward } from "./conquest-attacks.js";
import { addedFaults, addedOrders, addedSteps } from "./conquest-added.js";
import { cardsStep } from "./conquest-cards.js";
import { compose } from "./desk.js";
import { newDraft, turnOrders } from "./conquest-draft.js";
import { stepOdds } from "./conquest-odds.js";
import { guardClick, moreStep } from "./conquest-more.js";
import { moveClick, movesStep } from "./conquest-moves.js";
import { placeClick, placingStep } from "./conquest-placing.js";
import { make } from "./elements.js";
import { Turn } from "./turn-armies.js";
import { attackFaults, sentence, turnFaults } from "./turn-checks.js";

/** @typedef {import("./orders.js").Composer} Composer */
/** @typedef {import("./conquest-facts.js").Facts} Facts */
/** @typedef {import("./conquest-draft.js").TurnDraft} TurnDraft */
/** @typedef {import("./desk.js").Desk<TurnDraft>} Desk */

/** @type {{ [mode: string]: (desk: Desk, id: string) => void }} */
const CLICKS = { place: placeClick, attack: attackClick, move: moveClick, guard: guardClick };

/** @type {(facts: Facts, changed: (orders: { [key: string]: any }, faults: string[]) => void) => Composer} */
export function composeTurn(facts, changed) {
  const draft = newDraft();
  return compose(facts, draft, () => modes(facts, draft), {
    steps: (desk) => [news(facts), ...[cardsStep, placingStep, attacksStep, movesStep, addedSteps, moreStep].map((step) => step(desk))].flat(),
    mark, click: (desk, id) => CLICKS[desk.mode](desk, id),
    changed: (desk) => {
      plan(desk);
      changed({ ...turnOrders(facts, draft), ...addedOrders(facts, draft) }, [...turnFaults(new Turn(desk)), ...addedFaults(facts, draft)].map(sentence));
    },
  });
}

/** What clicks on the board may mean now. @type {(facts: Facts, draft: TurnDraft) => string[][]} */
function modes(facts, draft) {
  const moving = !draft.open && facts.allows(facts.form.moves.section);
  return [
    ...(facts.allows("place") && (facts.form.due || facts.form.sets.length) ? [["place", "places an army"]] : []),
    ...(facts.allows("attack") ? [["attack", "goes on with an attack"]] : []),
    ...(moving ? [["move", "makes the move at the end"]] : []),
    ...(draft.guards.length ? [["guard", "names what a defence rule is for"]] : []),
  ];
}

/** What is out of the ordinary: a lost capital, dice on the table. @param {Facts} facts */
function news(facts) {
  const { capital, throw: lying } = facts.form;
  const found = [];
  if (capital && !facts.isMine(capital)) {
    found.push(make("p", { class: "fault" }, `${facts.name(capital)}, your capital, is ${facts.whose(capital)}. A player who ends a turn without their capital is out of the game.`));
  }
  if (lying) {
    found.push(make("p", {}, `Dice on the table: ${facts.name(lying.from)} ${lying.attack.join(" ")} against ${facts.name(lying.to)} ${lying.defence.join(" ")}. What you do not change stays as it is.`));
  }
  return found;
}

/**
 * Show on the board what is chosen so far: armies at badges, attacks with their odds, moves.
 * @param {Desk} desk
 */
function plan(desk) {
  const { draft } = desk;
  const turn = new Turn(desk);
  const signs = [...draft.place].map(([id, armies]) => /** @type {[string, string]} */ ([id, armies === "rest" ? "+rest" : `+${armies}`]));
  /** @type {import("./board-plan.js").PlannedArrow[]} */
  const arrows = draft.attacks.flatMap(({ path }, at) => {
    const odds = attackFaults(turn, at).length ? [] : stepOdds(turn, at);
    return path.slice(1).map((to, step) => ({ from: path[step], to, look: "attack", said: odds[step] ?? "" }));
  });
  for (const { from, to, armies } of draft.moves) arrows.push({ from, to, look: "move", said: armies === "max" ? "all" : armies });
  drawPlan(signs, arrows);
}

/** @param {Desk} desk */
function mark(desk) {
  const { draft, at } = desk;
  const attack = draft.attacks[at.attack];
  const move = draft.moves[at.move];
  switch (desk.mode) {
    case "place":
      return markBoard([...draft.place.keys()], []);
    case "attack":
      return markBoard(attack?.path ?? [], attack ? onward(desk, attack) : []);
    case "move":
      return markBoard(move ? [move.from, move.to].filter(Boolean) : [], []);
    default:
      return markBoard(draft.guards[at.guard]?.at ?? [], []);
  }
}
