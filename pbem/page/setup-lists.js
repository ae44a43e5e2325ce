/**
 * What a player has chosen for a set-up, what is wrong with it, and the orders that say it.
 *
 * @typedef {object} SetupDraft
 * @property {string[]} claim
 * @property {boolean} rest
 * @property {Map<string, number>} add
 * @property {string} addRest
 * @property {Map<string, number>} neutral
 * @property {string} neutralRest
 * @property {string[]} capital
 * @property {number} batch
 */

import { some } from "./conquest-draft.js";
import { counted } from "./words.js";

/** @typedef {import("./conquest-facts.js").Facts} Facts */

/**
 * @param {Facts} facts
 * @returns {SetupDraft}
 */
export function newSetup(facts) {
  return {
    claim: [], rest: true, add: new Map(), addRest: "@border", neutral: new Map(), neutralRest: "@neutral",
    capital: [], batch: facts.form.in_turn ? 1 : 0,
  };
}

/**
 * @param {Facts} facts
 * @param {SetupDraft} draft
 */
export function setupOrders(facts, draft) {
  const { claims, left, neutral, capitals } = facts.form;
  const claim = [...draft.claim.map((id) => facts.word(id)), ...(draft.rest ? ["@rest"] : [])];
  const setup = {
    claim: claims ? some(claim) : undefined,
    capital: capitals ? some(draft.capital.map((id) => facts.word(id))) : undefined,
    batch: draft.batch || undefined,
    add: left ? some(entries(facts, draft.add, draft.addRest)) : undefined,
    neutral: neutral ? some(entries(facts, draft.neutral, draft.neutralRest)) : undefined,
  };
  return Object.values(setup).some((value) => value !== undefined) ? { setup } : {};
}

/**
 * @param {Facts} facts
 * @param {Map<string, number>} wanted
 * @param {string} rest
 */
function entries(facts, wanted, rest) {
  const numbers = [...wanted].map(([id, armies]) => ({ at: facts.word(id), armies }));
  return rest ? [...numbers, { at: rest, armies: "rest" }] : numbers;
}

const MISSING = {
  claim: "The game waits for your claims: wish for a territory, or for any that is free.",
  add: "The game waits for your armies: say where they go.",
  neutral: "The game waits for the neutral armies: say where they go.",
  capital: "The game waits for your capital: name a territory of yours.",
};

/**
 * @param {Facts} facts
 * @param {SetupDraft} draft
 * @returns {string[]}
 */
export function setupFaults(facts, draft) {
  const needs = /** @type {keyof typeof MISSING | ""} */ (facts.form.needs);
  const setup = /** @type {{ [key: string]: any }} */ (setupOrders(facts, draft).setup ?? {});
  return [
    ...(needs && setup[needs] === undefined ? [MISSING[needs]] : []),
    ...tooMany(draft.add, facts.form.left, "your armies"),
    ...tooMany(draft.neutral, facts.form.neutral, "neutral armies"),
  ];
}

/**
 * @param {Map<string, number>} wanted
 * @param {number} due
 * @param {string} which
 */
function tooMany(wanted, due, which) {
  const sum = [...wanted.values()].reduce((total, one) => total + one, 0);
  return sum > due ? [`${counted(sum)} are listed, but of ${which} only ${due} are left to place.`] : [];
}
