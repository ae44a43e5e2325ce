/**
 * Conditions that are chosen from a list, or written in one's own words.
 */

import { make } from "./elements.js";
import { choice, field, labelled } from "./fields.js";

const OWN = "own";

/** @type {[string, string, (mine: number, theirs: number) => boolean][]} */
const GO_ON = [
  ["", "until it is won or lost", () => true],
  ["mine > theirs", "while I have more armies than they have", (mine, theirs) => mine > theirs],
  ["mine >= theirs", "while I have at least as many", (mine, theirs) => mine >= theirs],
  ["mine > theirs or theirs == 1", "while I have more, or they have one", (mine, theirs) => mine > theirs || theirs === 1],
  ["mine >= 4", "while I can throw three dice", (mine) => mine >= 4],
];

export const GO_ON_OPTIONS = GO_ON.map(([text, label]) => [text, label]);

/**
 * What a `while` of the list means; null for somebody's own words.
 *
 * @param {string} text
 */
export function meaningOf(text) {
  return GO_ON.find(([one]) => one === text)?.[2] ?? null;
}

/**
 * Conditions by what has been captured before.
 *
 * @param {import("./conquest-facts.js").Facts} facts
 * @param {Iterable<string>} targets
 * @returns {string[][]}
 */
export function afterCaptures(facts, targets) {
  return [["", "in any case"], ...[...new Set(targets)].flatMap((id) => [
    [`captured("${facts.word(id)}")`, `if ${facts.name(id)} has been captured`],
    [`not captured("${facts.word(id)}")`, `if ${facts.name(id)} has not been captured`],
  ])];
}

/**
 * A list of conditions, and a field below it for one's own.
 *
 * @param {string} id
 * @param {string} words
 * @param {string[][]} options
 * @param {string} now
 * @param {(text: string) => void} take
 */
export function condition(id, words, options, now, take) {
  const known = options.some(([value]) => value === now);
  const own = field(`${id}-own`, known ? "" : now, (text) => take(text.trim()), {
    maxlength: 200, autocapitalize: "off", spellcheck: "false", "aria-label": `${words} in your own words`,
    placeholder: "mine > 3 and losses < 4",
  });
  const wrap = make("div", { class: "own-words", hidden: known }, own);
  const list = choice(id, [...options, [OWN, "in my own words ..."]], known ? now : OWN, (value) => {
    if (value !== OWN) return take(value);
    wrap.hidden = false;
    own.focus();
  });
  return make("div", { class: "condition" }, labelled(words, list), wrap);
}
