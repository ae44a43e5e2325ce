/** The steps that few turns need: cards of a beaten player, expert rules, standing orders, an open turn. */

import { card, step } from "./desk.js";
import { condition, menu } from "./conquest-conditions.js";
import { cardsLeft } from "./conquest-draft.js";
import { make } from "./elements.js";
import { adder, button, choice, labelled, tick } from "./fields.js";

/** @typedef {import("./desk.js").Desk<import("./conquest-draft.js").TurnDraft>} Desk */
/** @typedef {import("./conquest-draft.js").GuardDraft} GuardDraft */

/** @param {Desk} desk */
export function moreStep(desk) {
  const parts = [...elimination(desk), ...experts(desk), ...ending(desk), ...bonus(desk)];
  if (!parts.length && !desk.facts.allows("defence")) return [];
  return [...(parts.length ? [step(desk, "", "More", ...parts)] : []), ...guardStep(desk)];
}

/** @param {Desk} desk */
function elimination(desk) {
  const { facts, draft } = desk;
  if (!facts.allows("on_elimination") || facts.form.live.length < 3) return [];
  const places = [["", "pause the turn, and ask me"], ["@border", "turn in what must be; armies along my borders"],
    ...facts.mine().map((land) => [land.id, `turn in what must be; armies on ${land.name}`])];
  return [labelled("If I wipe out a player and get too many cards", choice("elimination", places, draft.elimination, (value) => desk.change(() => { draft.elimination = value; })))];
}

/** @param {Desk} desk */
function experts(desk) {
  const { facts, draft } = desk;
  const found = [];
  if (facts.allows("commander")) {
    found.push(tick("commander", "The commander turns a die into a six, once, when that gains an army", draft.commander, (value) => desk.change(() => { draft.commander = value; })));
  }
  if (!facts.allows("reroll") || facts.form.throw?.rerolled) return found;
  const used = new Set(draft.rerolls.map((one) => one.card));
  const cards = cardsLeft(draft, facts).filter((card) => card.id !== "joker" && !used.has(card.word));
  const rows = draft.rerolls.map((one, at) => make("p", {}, `With ${one.card}: the lowest losing die is thrown again. `,
    button(`reroll-drop-${at}`, "Remove", () => desk.change(() => draft.rerolls.splice(at, 1)), { "aria-label": `No re-roll with ${one.card}` })));
  const options = cards.map((/** @type {any} */ card) => [card.word, card.name]);
  return [...found, ...rows, adder("reroll-add", "A card to throw a losing die again", "Lay it open", options,
    (card) => desk.change(() => draft.rerolls.push({ card, die: "lowest-losing", when: "lost_now >= 1" })))];
}

/** @param {Desk} desk */
function ending(desk) {
  const { facts, draft } = desk;
  const found = [];
  if (facts.allows("final")) {
    found.push(tick("open", "Keep my turn open: I want to see the result first, and move in the next part", draft.open, (value) => desk.change(() => { draft.open = value; })));
  }
  if (facts.allows("card") && !draft.open) {
    found.push(tick("no-card", "Do not take the card that this turn may earn", !draft.card, (value) => desk.change(() => { draft.card = !value; })));
  }
  return found;
}

/** @param {Desk} desk */
function bonus(desk) {
  const { facts, draft } = desk;
  if (!facts.allows("capital_bonus")) return [];
  return [tick("vacated", "From now on, bonus armies for a captured capital go where its owner was", draft.vacated, (value) => desk.change(() => { draft.vacated = value; }))];
}

// Standing defence

const GUARD = [["", "as I ordered before, or all I may"], ["max", "always all I may"], ["1", "always one"]];

/** @param {Desk} desk */
function guardStep(desk) {
  const { facts, draft } = desk;
  if (!facts.allows("defence")) return [];
  const rules = draft.guard ? [
    ...draft.guards.map((one, at) => guardCard(desk, one, at)),
    button("guard-add", "A rule for some territories", () => desk.change(() => {
      draft.guards.push({ at: [], by: "", when: "", dice: draft.guard === "1" ? "max" : "1" });
      desk.at.guard = draft.guards.length - 1;
    }, "guard")),
  ] : [];
  return [step(desk, draft.guard ? "guard" : "", "Standing defence", make("p", {}, "My dice when others attack; this holds until I say otherwise."),
    labelled("I throw", choice("guard", GUARD, draft.guard, (value) => desk.change(() => {
      draft.guard = value;
      if (!value) draft.guards = [];
    }))), ...rules)];
}

/** @type {(desk: Desk, one: GuardDraft, at: number) => HTMLFieldSetElement} */
function guardCard(desk, one, at) {
  const { facts, draft } = desk;
  const id = `guard-${at}`;
  const change = desk.changing("guard", at);
  const free = facts.lands.filter((land) => !one.at.includes(land.id));
  const others = facts.form.live.filter((/** @type {string} */ seat) => seat !== facts.form.seat);
  return card(desk, "guard", at, `Rule ${at + 1}`,
    make("p", { class: "way" }, one.at.length ? one.at.map((there) => facts.name(there)).join(", ") : "Everywhere"),
    adder(`${id}-at`, "Only at", "Add", free.map((land) => facts.option(land.id)), (there) => change(() => one.at.push(there))),
    labelled("Against", choice(`${id}-by`, [["", "anybody"], ...others.map((/** @type {string} */ seat) => [seat, facts.people.get(seat) ?? seat])], one.by, (value) => change(() => { one.by = value; }))),
    condition(facts, `${id}-if`, "This holds", menu(facts, "guard"), one.when, (text) => change(() => { one.when = text; })),
    labelled("Dice", choice(`${id}-dice`, [["1", "one"], ["max", "all I may"]], one.dice, (value) => change(() => { one.dice = value; }))),
    button(`${id}-drop`, "Remove", () => change(() => { draft.guards.splice(at, 1); desk.at.guard = draft.guards.length - 1; }), { "aria-label": `Remove rule ${at + 1}` }));
}

/**
 * A click on the board names a territory in the rule at hand, or takes it out.
 * @type {(desk: Desk, id: string) => void}
 */
export function guardClick(desk, id) {
  const one = desk.draft.guards[desk.at.guard];
  if (!one) return desk.say("Add a rule first; then click the territories that it is for.");
  const place = one.at.indexOf(id);
  desk.change(() => (place < 0 ? one.at.push(id) : one.at.splice(place, 1)));
  return desk.say(`Rule ${desk.at.guard + 1}: ${one.at.map((there) => desk.facts.name(there)).join(", ") || "everywhere"}.`);
}
