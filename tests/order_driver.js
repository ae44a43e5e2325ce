/** Reads forms, a line of JSON each, and answers with orders composed at random, or with odds. */

import { addedFaults, addedOrders } from "./conquest-added.js";
import { found, meaning, menu } from "./conquest-conditions.js";
import { newAttack, newDraft, placing, standingOrders, turnOrders } from "./conquest-draft.js";
import { Facts } from "./conquest-facts.js";
import { chancesToTake, oddsOf, percent } from "./conquest-odds.js";
import { mailAddress, mailText } from "./order-delivery.js";
import { orderText } from "./order-text.js";
import { newRail, railFaults, railOrders } from "./rail-draft.js";
import { newSetup, setupFaults, setupOrders } from "./setup-lists.js";
import { Turn } from "./turn-armies.js";
import { sentence, turnFaults } from "./turn-checks.js";

/** A small generator of numbers, so that a failure comes again. */
let seed = 1;
function below(n) {
  seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
  return n ? (seed >>> 8) % n : 0;
}
const pick = (list) => list[below(list.length)];
const maybe = () => below(2) === 0;

function turn(facts) {
  const draft = newDraft();
  const turn = new Turn({ facts, draft });
  const { form } = facts;
  while (facts.allows("trade")) {
    const used = new Set(draft.sets.flat());
    const open = form.sets.filter((set) => !set.some((at) => used.has(at)));
    if (!open.length || (!turn.setsMissing && maybe())) break;
    draft.sets.push(pick(open));
  }
  place(turn);
  if (facts.allows("attack")) for (let n = below(4); n > 0; n--) attack(turn);
  if (facts.allows("on_elimination") && form.live.length > 2 && below(8) === 0) draft.elimination = pick(["@border", facts.mine()[0].id]);
  if (facts.allows(form.moves.section)) for (let n = below(4); n > 0; n--) move(turn);
  draft.open = below(5) === 0;
  draft.card = !(facts.allows("card") && maybe());
  draft.commander = facts.allows("commander") && maybe();
  if (maybe()) guard(facts, draft);
  draft.vacated = facts.allows("capital_bonus") && maybe();
  const battles = [form.throw?.from, form.throw?.to, ...draft.attacks.flatMap((one) => one.path)];
  const cards = facts.allows("reroll") ? form.hand.filter((card) => battles.includes(card.id)) : [];
  if (cards.length) draft.rerolls.push({ card: cards[0].word, die: "lowest-losing", when: "lost_now >= 1" });
  for (const { section, fields } of form.more) {
    for (let n = below(3); n > 0; n--) (draft.more[section] ??= []).push(Object.fromEntries(fields.map((each) => [each.key, filled(each)])));
  }
  const spoilt = maybe() ? spoil(turn) : "";
  return [{ ...turnOrders(facts, draft), ...addedOrders(facts, draft) }, [...turnFaults(turn), ...addedFaults(facts, draft)], spoilt];
}

function filled({ kind, options = [], least = 0, most = 9 }) {
  if (kind === "territory") return pick(["", ...options]);
  if (kind === "choice") return pick(options)[0];
  return kind === "number" ? String(least + below(most - least + 2)) : "a; b";
}

function place(turn) {
  const { draft } = turn;
  while (turn.facts.allows("place")) {
    const { left } = turn.placed;
    const open = turn.places.filter((id) => draft.place.get(id) !== "rest" && turn.room(id) > (draft.place.get(id) ?? 0));
    if (left <= 0 || !open.length) break;
    const id = pick(open);
    if (!draft.place.size && maybe() && turn.room(id) >= left) {
      draft.place.set(id, "rest");
      break;
    }
    const most = Math.min(left, turn.room(id) - (draft.place.get(id) ?? 0));
    draft.place.set(id, (draft.place.get(id) ?? 0) + 1 + below(most));
  }
}

function attack(turn) {
  const { facts, draft } = turn;
  const sources = facts.lands.filter(({ id }) => turn.couldHold(id) && (!facts.isMine(id) || turn.armies(id) > 1));
  const { from, to } = facts.form.throw ?? {};
  if (!sources.length) return;
  const one = newAttack(from && maybe() ? pick([[from, to], [to]]) : [pick(sources).id]);
  for (let n = 1 + below(4); n > 0; n--) {
    const next = facts.land(one.path[one.path.length - 1]).near.filter((id) => !facts.isMine(id) && !one.path.includes(id));
    if (next.length) one.path.push(pick(next));
  }
  if (one.path.length < 2) return;
  one.when = offered(menu(facts, "if", draft.attacks.flatMap((earlier) => earlier.path.slice(1))));
  one.goOn = offered(menu(facts, "while"));
  one.keep = 1 + below(3);
  one.throws = pick([0, 0, 1, 7]);
  one.losses = pick([0, 0, 3, 9]);
  one.dice = pick(["max", "1", "2", "3"]);
  one.moveIn = pick(["", "min", "max", "3"]);
  one.onCapture = pick(["continue", "end", "pause"]);
  one.onStop = pick(["continue", "end", "pause"]);
  draft.attacks.push(one);
}

function move(turn) {
  const { facts, draft } = turn;
  const held = facts.lands.filter((land) => turn.couldHold(land.id));
  const from = pick(held);
  const near = held.filter((land) => from.near.includes(land.id));
  const targets = draft.attacks.flatMap((one) => one.path.slice(1));
  if (near.length) draft.moves.push({ from: from.id, to: pick(near).id, armies: pick(["max", "1", "2"]), when: maybe() ? "" : offered(menu(facts, "move", targets)) });
}

function guard(facts, draft) {
  draft.guard = pick(["max", "1"]);
  const others = facts.form.live.filter((seat) => seat !== facts.form.seat);
  if (maybe()) draft.guards.push({ at: maybe() ? [pick(facts.lands).id] : [], by: maybe() ? pick(others) : "", when: offered(menu(facts, "guard")), dice: pick(["1", "max"]) });
}

/** A condition of a menu, with a number in it that it may have. */
function offered(offers) {
  const { text, least, usual } = pick(offers);
  return text.replace("{}", String(pick([least, usual, 12])));
}

// Something wrong or missing on purpose, of each kind that the page knows

const any = (turn) => pick(turn.facts.lands).id;
const foreign = (turn) => pick(turn.facts.lands.filter(({ id }) => !turn.couldHold(id)))?.id;
const strong = (turn) => pick(turn.facts.mine().filter((land) => land.near.some((id) => turn.facts.isMine(id))));

function moved(turn, change) {
  const from = strong(turn);
  if (!from || !turn.facts.allows(turn.facts.form.moves.section)) return;
  turn.draft.open = false;
  turn.draft.moves.push({ from: from.id, to: pick(from.near.filter((id) => turn.facts.isMine(id))), armies: "1", when: "", ...change(from) });
}

function attacked(turn, change) {
  if (!turn.facts.allows("attack")) return;
  if (!turn.draft.attacks.length) attack(turn);
  if (turn.draft.attacks.length) change(pick(turn.draft.attacks));
}

const SPOILERS = {
  "no set": ({ draft }) => draft.sets.pop(),
  "too few placed": ({ draft }) => draft.place.delete(pick([...draft.place.keys()])),
  "too many placed": (turn) => { if (turn.facts.allows("place")) turn.draft.place.set(pick(turn.places), turn.due + 1); },
  "no room": (turn) => {
    const [full] = turn.places.filter((id) => turn.room(id) < turn.due);
    if (!full || !turn.facts.allows("place")) return;
    turn.draft.place.clear();
    turn.draft.place.set(full, "rest");
  },
  "source of others": (turn) => attacked(turn, (one) => {
    const id = foreign(turn) ?? one.path[0];
    one.path[0] = id;
    if (maybe()) turn.draft.attacks.push(newAttack([id, pick(turn.facts.land(id).near)]));
  }),
  "own target": (turn) => attacked(turn, (one) => { one.path[1] = pick(turn.facts.mine()).id; }),
  "far target": (turn) => attacked(turn, (one) => { one.path[1] = any(turn); }),
  "there and back": (turn) => attacked(turn, (one) => one.path.push(pick(one.path))),
  "the last first": (turn) => attacked(turn, () => turn.draft.attacks.reverse()),
  "half an attack": (turn) => attacked(turn, (one) => {
    one.path.length = 1;
    const [from] = one.path;
    const [to] = turn.facts.land(from).near.filter((id) => turn.couldHold(id));
    if (to && turn.facts.allows(turn.facts.form.moves.section)) turn.draft.moves.push({ from, to, armies: "41", when: "" });
  }),
  "one army": (turn) => attacked(turn, (one) => { one.path = [pick(turn.facts.mine().filter((land) => land.armies < 2))?.id ?? one.path[0], ...one.path.slice(1)]; }),
  "all are kept": (turn) => attacked(turn, (one) => { one.keep = 30; }),
  "few losses": (turn) => attacked(turn, (one) => {
    const { from, to } = turn.facts.form.throw ?? {};
    if (from && maybe()) one.path = [from, pick([to, ...turn.facts.land(from).near.filter((id) => !turn.facts.isMine(id))])];
    one.losses = 1 + below(3);
  }),
  "half a move": (turn) => moved(turn, () => ({ to: "" })),
  "both ends": (turn) => moved(turn, (from) => ({ to: from.id })),
  "end of others": (turn) => moved(turn, () => ({ to: foreign(turn) ?? "" })),
  "far end": (turn) => moved(turn, () => ({ to: pick(turn.facts.mine()).id })),
  "all but one go": (turn) => moved(turn, (from) => ({ armies: String(turn.armies(from.id) - 1 || 1) })),
  "all go": (turn) => moved(turn, (from) => ({ armies: String(turn.armies(from.id)) })),
  "twice from there": (turn) => { moved(turn, (from) => ({ armies: String(turn.armies(from.id) - 1 || 1), when: pick(["", "mine >= 2"]) })); turn.draft.moves.push(...turn.draft.moves.slice(-1).map((one) => ({ ...one, when: "" }))); },
  "above the limit": (turn) => { turn.draft.attacks = []; turn.draft.moves = []; moved(turn, (from) => ({ armies: String(Math.max(1, turn.armies(from.id) - 1)) })); },
  "another card": ({ facts: { form }, draft }) => {
    const cards = "reroll" in form.sections ? form.hand.filter((card) => card.id !== "joker") : [];
    if (cards.length) draft.rerolls = [{ card: pick(cards).word, die: "lowest-losing", when: "" }];
  },
  "own words": (turn) => attacked(turn, (one) => { one.goOn = pick(["mine > 2 and losses < 4", "mine >", "mine > sea", "(mine > 2"]); }),
};

function spoil(turn) {
  const kind = pick(Object.keys(SPOILERS));
  SPOILERS[kind](turn);
  return kind;
}

function bonus(facts) {
  const turn = new Turn({ facts, draft: newDraft() });
  place(turn);
  const spoilt = maybe() ? pick(["too few placed", "too many placed"]) : "";
  if (spoilt) SPOILERS[spoilt](turn);
  return [{ place: placing(facts, turn.draft.place), ...standingOrders(facts, turn.draft) }, turnFaults(turn), spoilt];
}

function setup(facts) {
  const draft = newSetup(facts);
  const { form } = facts;
  for (const { key, at, armies, continents, rest } of form.lists) {
    const open = [...at, ...(continents ? form.continents.map((land) => `@${land.id}`) : [])];
    for (let n = below(5); n > 0 && open.length; n--) draft.lists[key].set(pick(open), armies ? 1 + below(3) : 1);
    if (rest.length) [draft.rest[key]] = pick(rest);
  }
  draft.batch = below(4);
  return [setupOrders(facts, draft), setupFaults(facts, draft), ""];
}

function rail(form) {
  const draft = newRail(form);
  if (form.dice && below(6)) draft.move = String(pick(form.possible).number);
  draft.standing = maybe();
  draft.until = pick(form.until);
  draft.stop = pick(["", "after-throw"]);
  draft.prefer = pick([[], ["arrive"], ["leave 2..6", "most"], ["most", "arrive"], ["sum", "die", "least"]]);
  const cities = (form.dice && !draft.standing ? form.move_forks : form.forks).map(([id]) => id);
  draft.via = cities.slice(0, below(cities.length + 1));
  return [railOrders(form, draft), railFaults(form, draft)];
}

/** An order file, what the page says is wrong with it, and what was done to it on purpose. */
function composed({ form, header, seed: wanted }) {
  seed = wanted;
  if (form.kind !== "conquest") {
    const [orders, faults] = rail(form);
    return { text: orderText(header, orders), faults };
  }
  const facts = new Facts(form);
  const [orders, faults, spoilt] = form.phase === "setup" ? setup(facts) : form.phase === "bonus" ? bonus(facts) : turn(facts);
  return { text: orderText(header, orders), faults, spoilt };
}

/** The chances to take targets in a row, and as the page shows them. */
function odds({ form, armies, targets, terms }) {
  const goOn = found(menu(new Facts(form), "while"), terms.while);
  const { throws, ways } = form;
  const numbers = (mine, theirs) => ({ mine, theirs, number: goOn.number });
  const chances = chancesToTake(throws["2"], ways, armies, targets, { ...terms, goOn: (mine, theirs) => meaning(goOn.offer.tree, numbers(mine, theirs)) });
  return [chances, chances?.map(percent)];
}

/** What the page says of a turn that was clicked together, its order file, and the odds of its attacks. */
function clicked({ form, header, place, attacks, moves, sets = [] }) {
  const facts = new Facts(form);
  const draft = { ...newDraft(), sets, place: new Map(Object.entries(place)), moves };
  draft.attacks = attacks.map((one) => ({ ...newAttack(one.path), ...one }));
  const turn = new Turn({ facts, draft });
  return { text: orderText(header, turnOrders(facts, draft)), faults: turnFaults(turn).map(sentence), odds: attacks.map((_, at) => oddsOf(turn, at)) };
}

const ANSWERS = {
  compose: composed,
  clicked,
  odds,
  text: ({ header, orders }) => orderText(header, orders),
  condition: ({ form, text, place }) => found(menu(new Facts(form), place), text)?.offer.words ?? null,
  spoilers: () => Object.keys(SPOILERS),
  mail: ({ to, subject, text }) => [mailText(text), mailAddress(to, subject, text)],
};

let left = "";
process.stdin.setEncoding("utf8");
process.stdin.on("data", (more) => {
  const lines = (left + more).split("\n");
  left = lines.pop();
  for (const line of lines) {
    const [what, value] = JSON.parse(line);
    process.stdout.write(`${JSON.stringify(ANSWERS[what](value))}\n`);
  }
});
