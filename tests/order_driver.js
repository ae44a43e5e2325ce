/** Reads forms, a line of JSON each, and answers with orders composed at random, or with odds. */

import { turnFaults } from "./conquest-checks.js";
import { newAttack, newDraft, placing, standingOrders, turnOrders } from "./conquest-draft.js";
import { addedFaults, addedOrders } from "./conquest-added.js";
import { couldHold } from "./attack-checks.js";
import { placeFaults, room, strength, sumPlaced, targets } from "./place-checks.js";
import { conditionFaults } from "./condition-reader.js";
import { chancesToTake } from "./conquest-odds.js";
import { meaningOf } from "./conquest-conditions.js";
import { Facts } from "./conquest-facts.js";
import { newRail, railFaults, railOrders } from "./rail-draft.js";
import { newSetup, setupFaults, setupOrders } from "./setup-lists.js";
import { mailAddress, mailText } from "./order-delivery.js";
import { orderText } from "./order-text.js";

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
  const { form } = facts;
  while (facts.allows("trade")) {
    const used = new Set(draft.sets.flat());
    const open = form.sets.filter((set) => !set.some((at) => used.has(at)));
    if (!open.length || (draft.sets.length >= form.forced && maybe())) break;
    draft.sets.push(pick(open));
  }
  place(facts, draft);
  if (facts.allows("attack")) for (let n = below(4); n > 0; n--) attack(facts, draft);
  if (facts.allows("on_elimination") && form.live.length > 2 && below(4) === 0) draft.elimination = pick(["@border", facts.mine()[0].id]);
  if (maybe()) move(facts, draft);
  draft.open = below(5) === 0;
  draft.card = !(facts.allows("card") && maybe());
  draft.commander = facts.allows("commander") && maybe();
  if (maybe()) guard(facts, draft);
  draft.vacated = facts.allows("capital_bonus") && maybe();
  const battles = draft.attacks.flatMap((one) => one.path);
  const cards = facts.allows("reroll") ? form.hand.filter((card) => battles.includes(card.id)) : [];
  if (cards.length) draft.rerolls.push({ card: cards[0].word, die: "lowest-losing", when: "lost_now >= 1" });
  for (const { section, fields } of form.more) {
    for (let n = below(3); n > 0; n--) (draft.more[section] ??= []).push(Object.fromEntries(fields.map((each) => [each.key, filled(each)])));
  }
  return [{ ...turnOrders(facts, draft), ...addedOrders(facts, draft) }, [...turnFaults(facts, draft), ...addedFaults(facts, draft)]];
}

function filled({ kind, options = [], least = 0, most = 9 }) {
  if (kind === "territory") return pick(["", ...options]);
  if (kind === "choice") return pick(options)[0];
  return kind === "number" ? String(least + below(most - least + 2)) : "a; b";
}

function place(facts, draft) {
  while (facts.allows("place")) {
    const { left } = sumPlaced(facts, draft);
    const open = targets(facts).filter((id) => draft.place.get(id) !== "rest" && room(facts, draft, id) > (draft.place.get(id) ?? 0));
    if (left <= 0 || !open.length) break;
    const id = pick(open);
    if (!draft.place.size && maybe() && room(facts, draft, id) >= left) {
      draft.place.set(id, "rest");
      break;
    }
    const most = Math.min(left, room(facts, draft, id) - (draft.place.get(id) ?? 0));
    draft.place.set(id, (draft.place.get(id) ?? 0) + 1 + below(most));
  }
}

function attack(facts, draft) {
  const at = draft.attacks.length;
  const sources = facts.lands.filter((land) => couldHold(facts, draft, land.id, at) && (!facts.isMine(land.id) || (strength(facts, draft, land.id) ?? 2) > 1));
  if (!sources.length) return;
  const one = newAttack([pick(sources).id]);
  for (let n = 1 + below(4); n > 0; n--) {
    const next = facts.land(one.path[one.path.length - 1]).near.filter((id) => !facts.isMine(id) && !one.path.includes(id));
    if (next.length) one.path.push(pick(next));
  }
  if (one.path.length < 2) return;
  const before = draft.attacks.flatMap((earlier) => earlier.path.slice(1));
  if (before.length && maybe()) one.when = `${pick(["", "not "])}captured("${facts.word(pick(before))}")`;
  one.goOn = pick(["", "mine > theirs", "mine > theirs or theirs == 1", "mine >= 4"]);
  one.keep = 1 + below(3);
  one.throws = pick([0, 0, 1, 7]);
  one.losses = pick([0, 0, 3, 9]);
  one.dice = pick(["max", "1", "2", "3"]);
  one.moveIn = pick(["", "min", "max", "3"]);
  one.onCapture = pick(["continue", "end", "pause"]);
  one.onStop = pick(["continue", "end", "pause"]);
  draft.attacks.push(one);
}

function move(facts, draft) {
  const held = facts.lands.filter((land) => couldHold(facts, draft, land.id, draft.attacks.length));
  const from = pick(held);
  const near = held.filter((land) => facts.touch(from.id, land.id));
  if (near.length) draft.moves.push({ from: from.id, to: pick(near).id, armies: pick(["max", "1", "2"]), when: pick(["", "mine > 3"]) });
}

function guard(facts, draft) {
  draft.guard = pick(["max", "1"]);
  const others = facts.form.live.filter((seat) => seat !== facts.form.seat);
  if (maybe()) draft.guards.push({ at: maybe() ? [pick(facts.lands).id] : [], by: maybe() ? pick(others) : "", when: pick(["", "dice_now == 3 and mine == 2"]), dice: pick(["1", "max"]) });
}

function bonus(facts) {
  const draft = newDraft();
  place(facts, draft);
  return [{ place: placing(facts, draft.place), ...standingOrders(facts, draft) }, placeFaults(facts, draft)];
}

function setup(facts) {
  const draft = newSetup(facts);
  const { form } = facts;
  const open = (owners) => facts.lands.filter((land) => owners.includes(land.owner)).map((land) => land.id);
  const some = (list) => [...new Set(Array.from({ length: below(5) }, () => pick(list)))].filter(Boolean);
  draft.claim = some([...open([""]), ...form.continents.map((land) => `@${land.id}`)]);
  draft.rest = maybe();
  for (const id of some(open(["", form.seat]))) draft.add.set(id, 1 + below(3));
  draft.addRest = pick(["@border", "@rest", ""]);
  for (const id of some(open(["", "neutral"]))) draft.neutral.set(id, 1 + below(3));
  draft.neutralRest = pick(["@neutral", ""]);
  draft.capital = some(open(["", form.seat]));
  draft.batch = below(4);
  return [setupOrders(facts, draft), setupFaults(facts, draft)];
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

function composed({ form, header, seed: wanted }) {
  seed = wanted;
  const facts = form.kind === "conquest" ? new Facts(form) : null;
  const [orders, faults] = !facts ? rail(form) : form.phase === "setup" ? setup(facts) : form.phase === "bonus" ? bonus(facts) : turn(facts);
  return { text: orderText(header, orders), faults };
}

function odds({ throws, ways, armies, targets: theirs, terms }) {
  return chancesToTake(throws, ways, armies, theirs, { ...terms, goOn: meaningOf(terms.while) });
}

/** What the page says of a turn that was clicked together, and its order file. */
function clicked({ form, header, place, attacks, moves }) {
  const facts = new Facts(form);
  const draft = { ...newDraft(), place: new Map(Object.entries(place)), moves };
  draft.attacks = attacks.map((one) => ({ ...newAttack(one.path), ...one }));
  return { text: orderText(header, turnOrders(facts, draft)), faults: turnFaults(facts, draft) };
}

const ANSWERS = {
  compose: composed,
  clicked,
  odds,
  text: ({ header, orders }) => orderText(header, orders),
  condition: ({ form, text, place }) => conditionFaults(new Facts(form), text, place),
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
