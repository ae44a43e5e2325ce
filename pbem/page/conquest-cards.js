/** The step in which sets of cards are turned in. */

import { step } from "./desk.js";
import { counted, listed } from "./words.js";
import { make } from "./elements.js";
import { adder, button } from "./fields.js";
import { Turn } from "./turn-armies.js";
import { tradeFaults } from "./turn-checks.js";

/** @typedef {import("./desk.js").Desk<import("./conquest-draft.js").TurnDraft>} Desk */

/** @param {Desk} desk */
export function cardsStep(desk) {
  const { hand, veiled, hidden } = desk.facts.form;
  if (!desk.facts.allows("trade") || (!hand.length && !veiled)) return [];
  const down = veiled ? [`${counted(veiled, "card", "cards")} face down`] : [];
  const cards = [...hand.map((/** @type {any} */ card) => name(card)), ...down];
  return [step(desk, "", "Cards",
    make("p", {}, `You hold ${listed(cards)}.`),
    make("ul", { class: "rows" }, ...desk.draft.sets.map((_, at) => chosen(desk, at))),
    adder("trade-add", "A set", turnIn(desk), possible(desk), (value) => add(desk, value)),
    ...(hidden ? [make("p", { class: "note" }, "pbem sign opens the cards that your orders name, and no others.")] : []),
    ...tradeFaults(new Turn(desk)).map(({ says }) => make("p", { class: "fault" }, says)))];
}

/** @param {any} card */
function name(card) {
  return card.id === "joker" ? "a joker" : `${card.name} (${card.figure})`;
}

/** @type {(desk: Desk, set: number[]) => string} */
function spelled(desk, set) {
  return set.map((at) => desk.facts.form.hand[at].name).join(" + ");
}

/** @type {(desk: Desk, at: number) => HTMLLIElement} */
function chosen(desk, at) {
  const worth = counted(desk.facts.form.values[at]);
  const words = spelled(desk, desk.draft.sets[at]);
  return make("li", {}, `${words}: ${worth} `,
    button(`trade-drop-${at}`, "Keep it", () => desk.change(() => desk.draft.sets.splice(at, 1)), { "aria-label": `Keep the set ${words}` }));
}

/** @param {Desk} desk */
function turnIn(desk) {
  const worth = desk.facts.form.values[desk.draft.sets.length];
  return worth ? `Turn it in for ${counted(worth)}` : "Turn it in";
}

/** The sets that the cards left over make; of equal ones the first. @type {(desk: Desk) => string[][]} */
function possible(desk) {
  const used = new Set(desk.draft.sets.flat());
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const set of /** @type {number[][]} */ (desk.facts.form.sets)) {
    const words = spelled(desk, set);
    if (!set.some((at) => used.has(at)) && !found.has(words)) found.set(words, [set.join(), words]);
  }
  return [...found.values()];
}

/** @type {(desk: Desk, value: string) => void} */
function add(desk, value) {
  desk.change(() => desk.draft.sets.push(value.split(",").map(Number)));
}
