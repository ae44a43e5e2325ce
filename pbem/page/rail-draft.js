/** What a player has chosen for the rail race, what is wrong with it, and the orders that say it. */

/**
 * @typedef {object} RailDraft
 * @property {string[]} prefer
 * @property {string[]} via
 * @property {string} until
 * @property {string} stop
 * @property {string} move "" before one is chosen
 * @property {boolean} standing new standing orders too, with dice on the table
 * @property {number} low
 * @property {number} high
 */

/** @typedef {{ [key: string]: any }} Form what Python said */

const RANGE = /^leave (\d+)(?:\.\.(\d+))?$/;

/** @type {{ [word: string]: string }} */
export const TESTS = {
  arrive: "the number that reaches the city",
  "leave n..m": "a number after which this many spaces are left",
  most: "the largest number",
  least: "the smallest number",
  sum: "the sum of both dice",
  die: "a single die",
};

/** @type {(form: Form) => RailDraft} */
export function newRail(form) {
  return { ...form.orders, prefer: [...form.orders.prefer], via: [...form.orders.via], move: "", standing: false, low: 2, high: 6 };
}

/** The orders as they will be written. @param {Form} form @param {RailDraft} draft */
export function railOrders(form, draft) {
  const answer = form.dice ? { move: draft.move ? Number(draft.move) : undefined } : {};
  const via = draft.via.length ? draft.via : undefined;
  if (form.dice && !draft.standing) return { rail: { ...answer, via: via && draft.via.filter((id) => isFork(form, id)) } };
  return { rail: { ...answer, prefer: draft.prefer.length ? draft.prefer : undefined, via, until: draft.until, stop: draft.stop || undefined } };
}

/** @param {Form} form @param {string} id */
function isFork(form, id) {
  return form.move_forks.some((/** @type {string[]} */ fork) => fork[0] === id);
}

/** @type {(form: Form, draft: RailDraft) => string[]} */
export function railFaults(form, draft) {
  const faults = [];
  if (form.dice && !draft.move) faults.push(`Dice ${form.dice.join(" ")} lie on the table: choose the number to take.`);
  if (draft.prefer.length > form.most_tests) faults.push(`At most ${form.most_tests} wishes are possible.`);
  const last = draft.prefer.findIndex(decidesAll);
  if (last >= 0 && last < draft.prefer.length - 1) faults.push(`“${TESTS[draft.prefer[last]]}” decides every throw; what stands below it is never used.`);
  return faults;
}

/** Whether a wish is for so many spaces to be left. @type {(test: string, left: number) => boolean} */
export function leavesOf(test, left) {
  if (test === "arrive") return left === 0;
  const range = RANGE.exec(test);
  return range !== null && Number(range[1]) <= left && left <= Number(range[2] ?? range[1]);
}

/** @param {string} test */
export function spelled(test) {
  const range = RANGE.exec(test);
  if (!range) return TESTS[test] ?? test;
  return `a number after which ${range[2] ? `${range[1]} to ${range[2]}` : range[1]} spaces are left`;
}

/** Add a wish at the end, but before one that decides every throw. @type {(draft: RailDraft, test: string) => void} */
export function addWish(draft, test) {
  if (draft.prefer.includes(test)) return;
  const last = draft.prefer.findIndex(decidesAll);
  draft.prefer.splice(last < 0 || decidesAll(test) ? draft.prefer.length : last, 0, test);
}

/** @param {string} test */
function decidesAll(test) {
  return test === "most" || test === "least";
}
