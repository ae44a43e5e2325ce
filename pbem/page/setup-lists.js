/**
 * What a player has chosen for a set-up, what is wrong with it, and the orders that say it.
 * @typedef {object} List a list of the set-up as Python describes it
 * @property {string} key
 * @property {string} heading
 * @property {string} click what a click on the board does for it
 * @property {string} missing what is said when the game waits for it
 * @property {string} [hint]
 * @property {string} [whose] whose armies they are
 * @property {boolean} [continents] whether whole continents may be wished for
 * @property {number} armies left to be placed; 0 for a list of wishes
 * @property {string[]} at
 * @property {string[][]} rest what may stand below the list, the usual first
 * @typedef {object} SetupDraft
 * @property {{ [key: string]: Map<string, number> }} lists armies by territory, in the order of the list; 1 for a wish
 * @property {{ [key: string]: string }} rest
 * @property {number} batch
 */

import { some } from "./conquest-draft.js";
import { fault } from "./turn-checks.js";
import { counted } from "./words.js";

/** @typedef {import("./conquest-facts.js").Facts} Facts */

/** @type {(facts: Facts) => SetupDraft} */
export function newSetup({ form }) {
  const lists = /** @type {List[]} */ (form.lists);
  return {
    lists: Object.fromEntries(lists.map(({ key }) => [key, new Map()])),
    rest: Object.fromEntries(lists.map(({ key, rest }) => [key, rest[0]?.[0] ?? ""])),
    batch: form.in_turn ? 1 : 0,
  };
}

/** @param {Facts} facts @param {SetupDraft} draft */
export function setupOrders(facts, draft) {
  const lists = /** @type {List[]} */ (facts.form.lists);
  const said = lists.map((one) => [one.key, some(entries(facts, draft, one))]);
  const setup = { ...Object.fromEntries(said), batch: draft.batch || undefined };
  return Object.values(setup).some((value) => value !== undefined) ? { setup } : {};
}

/** @type {(facts: Facts, draft: SetupDraft, list: List) => any[]} */
function entries(facts, draft, { key, armies }) {
  const rest = draft.rest[key];
  if (!armies) return [...draft.lists[key].keys(), ...(rest ? [rest] : [])].map((id) => facts.word(id));
  const numbers = [...draft.lists[key]].map(([id, number]) => ({ at: facts.word(id), armies: number }));
  return rest ? [...numbers, { at: rest, armies: "rest" }] : numbers;
}

/** @type {(facts: Facts, draft: SetupDraft) => import("./turn-checks.js").Fault[]} */
export function setupFaults(facts, draft) {
  const lists = /** @type {List[]} */ (facts.form.lists);
  const faults = lists.flatMap((list) => {
    const sum = [...draft.lists[list.key].values()].reduce((total, one) => total + one, 0);
    if (list.key === facts.form.needs && !entries(facts, draft, list).length) return [fault(list.missing, "owed")];
    return list.armies && sum > list.armies ? [fault(`${counted(sum)} are listed, but of ${list.whose} only ${list.armies} are left to place.`, "warned")] : [];
  });
  return faults.map((one) => ({ ...one, section: "setup" }));
}
