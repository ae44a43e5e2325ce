/** The odds of an attack, in a sentence. */

import { strength } from "./place-checks.js";
import { meaningOf } from "./conquest-conditions.js";
import { chancesToTake } from "./conquest-odds.js";
import { counted, listed } from "./words.js";

/** @typedef {import("./conquest-facts.js").Facts} Facts */
/** @typedef {import("./conquest-draft.js").TurnDraft} TurnDraft */
/** @typedef {import("./conquest-draft.js").AttackDraft} AttackDraft */

/**
 * Say how an attack will probably end, or why that is not counted here.
 *
 * @param {Facts} facts
 * @param {TurnDraft} draft
 * @param {number} at
 */
export function oddsOf(facts, draft, at) {
  const one = draft.attacks[at];
  const [source, ...targets] = one.path;
  const before = new Set(draft.attacks.slice(0, at).flatMap((earlier) => earlier.path));
  if (one.path.some((id) => before.has(id))) return "It depends on the attacks before it: pbem plan counts these odds.";
  const armies = strength(facts, draft, source);
  const goOn = meaningOf(one.goOn);
  if (armies === null || goOn === null || one.losses || facts.form.throw) return "pbem plan counts these odds.";
  const chances = chancesOf(facts, one, armies, goOn);
  if (chances === null) return "pbem plan counts these odds.";
  const steps = targets.map((id, step) => `${facts.name(id)} (${facts.land(id).armies}) ${step ? "as well" : "falls"}: ${percent(chances[step])}.`);
  return `With ${counted(armies)}, ${steps.join(" ")}${guarded(facts, targets)}`;
}

/**
 * @param {Facts} facts
 * @param {AttackDraft} one
 * @param {number} armies
 * @param {(mine: number, theirs: number) => boolean} goOn
 */
function chancesOf(facts, one, armies, goOn) {
  const { throws, ways, cap, guards } = facts.form;
  const targets = one.path.slice(1).map((id) => facts.land(id));
  const ones = targets.filter((land) => guards[land.owner]?.default === 1).length;
  if (ones && ones < targets.length) return null;
  const terms = {
    keep: one.keep, throws: one.throws, goOn, cap,
    dice: one.dice === "max" ? 3 : Number(one.dice),
    moveIn: one.moveIn || (one.path.length > 2 ? "max" : "min"),
  };
  return chancesToTake(throws[ones ? "1" : "2"], ways, armies, targets.map((land) => land.armies), terms);
}

/**
 * What the numbers leave out: rules of the defenders for single cases.
 *
 * @param {Facts} facts
 * @param {string[]} targets
 */
function guarded(facts, targets) {
  const { guards } = facts.form;
  const owners = [...new Set(targets.map((id) => facts.land(id).owner))].filter((owner) => guards[owner]?.rules);
  if (!owners.length) return "";
  const who = listed(owners.map((owner) => facts.people.get(owner) ?? owner));
  return ` ${who} ${owners.length > 1 ? "have" : "has"} standing orders that this leaves out; pbem plan counts them.`;
}

/** @param {number} chance */
function percent(chance) {
  if (chance > 0 && chance < 0.00005) return "<0.01%";
  // Sums of many chances are a little off in the last of their sixteen digits.
  if (chance < 1 - 1e-12 && chance >= 0.99995) return ">99.99%";
  return `${(100 * chance).toFixed(2)}%`;
}
