/** The step in which the armies due are placed. */

import { counted } from "./words.js";
import { step } from "./desk.js";
import { make } from "./elements.js";
import { adder, armiesRow, button } from "./fields.js";
import { Turn } from "./turn-armies.js";
import { placeFaults } from "./turn-checks.js";

/** @typedef {import("./desk.js").Desk<import("./conquest-draft.js").TurnDraft>} Desk */

/** @param {Desk} desk */
export function placingStep(desk) {
  const { facts, draft } = desk;
  if (!facts.allows("place")) return [];
  const turn = new Turn(desk);
  const { left, rest } = turn.placed;
  const open = turn.places.filter((id) => !draft.place.has(id) && turn.room(id) > 0);
  const [fault] = placeFaults(turn);
  return [step(desk, "place", "Armies",
    make("p", {}, due(turn)),
    make("ul", { class: "rows" }, ...[...draft.place].map(([id, armies]) => row(desk, id, armies, left))),
    adder("place-add", "Territory", "Place here", open.map((id) => facts.option(id)), (id) => desk.change(() => draft.place.set(id, left > 0 && !rest ? 1 : "rest"), "place")),
    make("p", { class: fault ? "fault" : "fine" }, fault?.says ?? "All of them are placed."))];
}

/** @param {Turn} turn */
function due({ due: sum, draft, facts: { form } }) {
  const reasons = [...form.reasons, ...draft.sets.map((_, at) => ["set of cards", form.values[at]])];
  const why = reasons.map(([reason, armies]) => `${reason}: ${armies}`).join(", ");
  return reasons.length ? `${counted(sum)} ${sum === 1 ? "is" : "are"} due (${why}).` : "No armies are due.";
}

/** @type {(desk: Desk, id: string, armies: number | "rest", left: number) => HTMLLIElement} */
function row(desk, id, armies, left) {
  const { facts, draft } = desk;
  const name = facts.name(id);
  /** @param {number} number */
  const put = (number) => desk.change(() => (number > 0 ? draft.place.set(id, number) : draft.place.delete(id)), "place");
  return armiesRow("place", id, name, armies === "rest" ? Math.max(0, left) : armies, put, `${name}, ${facts.land(id).armies} now`,
    button(`place-rest-${id}`, "The rest", () => rest(desk, id), { "aria-pressed": String(armies === "rest"), "aria-label": `All that is left on ${name}` }));
}

/**
 * Only one territory can take the rest; who took it before has a number from now on.
 * @type {(desk: Desk, id: string) => void}
 */
function rest(desk, id) {
  const { draft } = desk;
  desk.change(() => {
    const { left } = new Turn(desk).placed;
    for (const [other, armies] of [...draft.place]) {
      if (armies !== "rest") continue;
      if (left > 0) draft.place.set(other, left);
      else draft.place.delete(other);
    }
    draft.place.set(id, "rest");
  }, "place");
}

/** A click on the board places one army. @type {(desk: Desk, id: string) => void} */
export function placeClick(desk, id) {
  const { facts, draft } = desk;
  const turn = new Turn(desk);
  if (!turn.places.includes(id)) {
    const why = facts.isMine(id) ? "was not vacated" : `is ${facts.whose(id)}; armies go on your own territories`;
    return desk.say(`${facts.name(id)} ${why}.`);
  }
  const before = draft.place.get(id) ?? 0;
  if (turn.placed.left <= 0) return desk.say("All armies due are placed. Take some away elsewhere first.");
  desk.remember();
  if (before !== "rest") draft.place.set(id, before + 1);
  const now = turn.placed;
  desk.say(`${facts.name(id)}: ${before === "rest" ? "it takes the rest" : `${before + 1} more`}. ${now.left > 0 && !now.rest ? `${counted(now.left)} left.` : "All are placed."}`);
  if (now.left === 0 && facts.allows("attack")) desk.mode = "attack";
  desk.update();
}
