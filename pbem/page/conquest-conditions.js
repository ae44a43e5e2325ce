/**
 * Conditions that are chosen from the menu that Python sends, or kept as somebody typed them: those only
 * `pbem check` can read.
 * @typedef {object} Offer
 * @property {string} text with {} for the number or the territory that stands in it
 * @property {string} words
 * @property {"number" | "captured"} [takes]
 * @property {number} [least]
 * @property {number} [most]
 * @property {number} [usual]
 * @property {Tree} [tree] what it means in a battle
 * @typedef {any} Tree `[">", "mine", "theirs"]`: a sign or word and its parts, or a number, a word, a truth
 */

import { make } from "./elements.js";
import { choice, count, field, labelled } from "./fields.js";

/** @typedef {import("./conquest-facts.js").Facts} Facts */

const OWN = "own";

/**
 * The conditions offered at a place, those about captures once for each territory that attacks are on.
 * @type {(facts: Facts, place: string, targets?: Iterable<string>) => Offer[]}
 */
export function menu(facts, place, targets = []) {
  const offers = /** @type {Offer[]} */ (facts.form.conditions.menus[place]);
  const captures = (/** @type {Offer} */ { text, words }) =>
    [...new Set(targets)].map((id) => ({ text: text.replace("{}", facts.word(id)), words: words.replace("{}", facts.name(id)) }));
  return offers.flatMap((one) => (one.takes === "captured" ? captures(one) : [one]));
}

/**
 * The entry of a menu that a text is, and the number in it; null for somebody's own words.
 * @type {(offers: Offer[], text: string) => { offer: Offer, number: number } | null}
 */
export function found(offers, text) {
  for (const offer of offers) {
    const [head, tail] = offer.text.split("{}");
    const between = text.slice(head.length, text.length - (tail?.length ?? 0));
    if (offer.text === text) return { offer, number: 0 };
    if (offer.takes && /^[1-9]\d*$/.test(between) && text === head + between + tail && inside(offer, Number(between))) return { offer, number: Number(between) };
  }
  return null;
}

/** @type {(offer: Offer, number: number) => boolean} */
function inside({ least = 0, most = 0 }, number) {
  return least <= number && number <= most;
}

/** @type {{ [sign: string]: (a: any, b: any) => any }} */
const SIGNS = {
  "<": (a, b) => a < b, "<=": (a, b) => a <= b, "==": (a, b) => a === b, "!=": (a, b) => a !== b,
  ">=": (a, b) => a >= b, ">": (a, b) => a > b, "and": (a, b) => a && b, "or": (a, b) => a || b,
};

/**
 * What a condition of the menu comes to where its words have these numbers.
 * @type {(tree: Tree, numbers: { [word: string]: number }) => any}
 */
export function meaning(tree, numbers) {
  if (!Array.isArray(tree)) return typeof tree === "string" ? numbers[tree] : tree;
  const [sign, ...parts] = tree;
  return parts.map((part) => meaning(part, numbers)).reduce(SIGNS[sign]);
}

/**
 * A list of conditions, the number in the one that is chosen, and a field for one in one's own words.
 * @type {(facts: Facts, id: string, words: string, offers: Offer[], now: string, take: (text: string) => void) => HTMLDivElement}
 */
export function condition(facts, id, words, offers, now, take) {
  const { most, example } = facts.form.conditions.own;
  const chosen = found(offers, now);
  const own = field(`${id}-own`, chosen ? "" : now, (text) => take(text.trim()), {
    maxlength: most, autocapitalize: "off", spellcheck: "false", "aria-label": `${words} in your own words`,
    "aria-describedby": `${id}-note`, placeholder: example,
  });
  const wrap = make("div", { class: "own-words", hidden: chosen !== null }, own,
    make("p", { class: "note", id: `${id}-note` }, "Your own words are checked by pbem check, not by this page."));
  const list = choice(id, [...offers.map((one) => [one.text, one.words]), [OWN, "in my own words ..."]], chosen?.offer.text ?? OWN, (value) => {
    const offer = offers.find((one) => one.text === value);
    if (offer) return take(value.replace("{}", String(offer.usual)));
    wrap.hidden = false;
    own.focus();
  });
  return make("div", { class: "condition" }, labelled(words, list), ...(chosen ? number(id, words, chosen, take) : []), wrap);
}

/** @type {(id: string, words: string, chosen: { offer: Offer, number: number }, take: (text: string) => void) => HTMLElement[]} */
function number(id, words, { offer, number: now }, take) {
  if (!offer.takes) return [];
  const { text, least = 0, most = 0 } = offer;
  const put = (/** @type {number} */ value) => take(text.replace("{}", String(Math.min(most, value))));
  return [labelled("How many", count(`${id}-number`, now, put, { least, max: most, none: now, "aria-label": `${words}: how many` }))];
}
