/**
 * The story of a game as Python wrote it down (`pbem/engine/page/story.py`), and the board at any moment of
 * it. Nothing here knows a rule.
 *
 * Changes: `s` spots as place, drawing, holder; `r` regions as place, drawing; `b` and `a` the drawings of
 * the layers below and above the badges; `c` counts as row, seat, value.
 *
 * @typedef {{ s?: number[], r?: number[], b?: number[], a?: number[], c?: (number | string)[] }} Changes
 * @typedef {[lines: string[], changes: Changes]} Step
 * @typedef {{ index: number, title: string, lines: string[], open: Changes, steps: Step[],
 *             next: string }} Entry
 * @typedef {{ spots: [id: string, name: string][], texts: string[],
 *             holders: [classes: string, words: string][], records: Entry[] }} Story
 *
 * A moment: the place of a record in the story, and how many of its steps have happened.
 * @typedef {{ record: number, step: number }} Moment
 *
 * What is to be seen at a moment; `fresh` are the places of the spots that its last step changed.
 * @typedef {{ spots: Map<number, [drawing: number, holder: number]>, regions: Map<number, number>,
 *             below: number[], above: number[], counts: Map<string, number | string>,
 *             fresh: Set<number> }} Sight
 */

/**
 * The last moment of a story.
 *
 * @param {Story} story
 * @returns {Moment}
 */
export function lastMoment(story) {
  const record = story.records.length - 1;
  return { record, step: story.records[record].steps.length };
}

/**
 * The nearest moment that a story has.
 *
 * @param {Story} story
 * @param {Moment} moment
 * @returns {Moment}
 */
export function nearest(story, { record, step }) {
  const place = Math.min(Math.max(record, 0), story.records.length - 1);
  return { record: place, step: Math.min(Math.max(step, 0), story.records[place].steps.length) };
}

/**
 * The moment so many steps later, or earlier; the ends of the story are its ends.
 *
 * @param {Story} story
 * @param {Moment} moment
 * @param {1 | -1} way
 * @returns {Moment}
 */
export function beside(story, { record, step }, way) {
  if (way > 0 && step >= story.records[record].steps.length) {
    return record + 1 < story.records.length ? { record: record + 1, step: 0 } : { record, step };
  }
  if (way < 0 && step === 0) {
    return record > 0
      ? { record: record - 1, step: story.records[record - 1].steps.length }
      : { record, step };
  }
  return { record, step: step + way };
}

/**
 * What is to be seen at a moment: everything that changed until then, in order.
 *
 * @param {Story} story
 * @param {Moment} moment
 * @returns {Sight}
 */
export function sightAt(story, moment) {
  /** @type {Sight} */
  const sight = {
    spots: new Map(), regions: new Map(), below: [], above: [], counts: new Map(), fresh: new Set(),
  };
  story.records.slice(0, moment.record + 1).forEach((entry, record) => {
    change(sight, entry.open);
    const until = record < moment.record ? entry.steps.length : moment.step;
    for (const [, changes] of entry.steps.slice(0, until)) change(sight, changes);
  });
  if (moment.step === 0) sight.fresh.clear();
  return sight;
}

/**
 * @param {Sight} sight
 * @param {Changes} changes
 */
function change(sight, { s = [], r = [], b, a, c = [] }) {
  sight.fresh.clear();
  for (let at = 0; at < s.length; at += 3) {
    sight.spots.set(s[at], [s[at + 1], s[at + 2]]);
    sight.fresh.add(s[at]);
  }
  for (let at = 0; at < r.length; at += 2) sight.regions.set(r[at], r[at + 1]);
  for (let at = 0; at < c.length; at += 3) sight.counts.set(`${c[at]}-${c[at + 1]}`, c[at + 2]);
  if (b) sight.below = b;
  if (a) sight.above = a;
}
