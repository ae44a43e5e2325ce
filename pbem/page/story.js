/**
 * The story of a game as Python wrote it down (`pbem/engine/page/story.py`), and the board at any moment of
 * it. Nothing here knows a rule.
 *
 * A text: its pattern, and what stands in its gaps. A step: its words, line by line, and what it changed:
 * spots as place, drawing, holder; counts as row, seat, value; the layers below and above the badges as how
 * many drawings stay, and those that follow; regions as place, drawing. The first step of a record stands
 * before everything that happened in it.
 * @typedef {[pattern: number, ...gaps: (number | string)[]]} Text
 * @typedef {[words: Text | 0, spots?: number[] | 0, counts?: (number | string)[] | 0, below?: number[] | 0,
 *            above?: number[] | 0, regions?: number[]]} Step
 * @typedef {{ index: number, title: string, steps: Step[], next: string }} Entry
 * @typedef {{ spots: [id: string, name: string][], patterns: string[],
 *             texts: Text[],
 *             holders: [classes: string, words: string][], records: Entry[] }} Story
 *
 * A moment: the place of a record in the story, and the step that is the last to have happened.
 * @typedef {{ record: number, step: number }} Moment
 *
 * What is to be seen at a moment; `fresh` are the places of the spots that its last step changed.
 * @typedef {{ spots: Map<number, [drawing: number, holder: number]>, regions: Map<number, number>,
 *             below: number[], above: number[], counts: Map<string, number | string>,
 *             fresh: Set<number> }} Sight
 */

/** The last moment of a story. @type {(story: Story) => Moment} */
export function lastMoment(story) {
  const record = story.records.length - 1;
  return { record, step: lastStep(story, record) };
}

/** The nearest moment that a story has. @type {(story: Story, moment: Moment) => Moment} */
export function nearest(story, { record, step }) {
  const place = Math.min(Math.max(record, 0), story.records.length - 1);
  return { record: place, step: Math.min(Math.max(step, 0), lastStep(story, place)) };
}

/**
 * The moment so many steps later, or earlier; the ends of the story are its ends.
 * @type {(story: Story, moment: Moment, way: 1 | -1) => Moment}
 */
export function beside(story, { record, step }, way) {
  if (way > 0 && step >= lastStep(story, record)) {
    return record + 1 < story.records.length ? { record: record + 1, step: 0 } : { record, step };
  }
  if (way < 0 && step === 0) {
    return record > 0 ? { record: record - 1, step: lastStep(story, record - 1) } : { record, step };
  }
  return { record, step: step + way };
}

/**
 * What is to be seen at a moment: everything that changed until then, in order.
 * @type {(story: Story, moment: Moment) => Sight}
 */
export function sightAt(story, moment) {
  /** @type {Sight} */
  const sight = {
    spots: new Map(), regions: new Map(), below: [], above: [], counts: new Map(), fresh: new Set(),
  };
  story.records.slice(0, moment.record + 1).forEach((entry, record) => {
    const until = record < moment.record ? entry.steps.length : moment.step + 1;
    for (const step of entry.steps.slice(0, until)) change(sight, step);
  });
  if (moment.step === 0) sight.fresh.clear();
  return sight;
}

/** @type {(sight: Sight, step: Step) => void} */
function change(sight, [, spots, counts, below, above, regions]) {
  sight.fresh.clear();
  for (const [place, drawing, holder] of triples(spots || [])) {
    sight.spots.set(place, [drawing, holder]);
    sight.fresh.add(place);
  }
  for (const [row, seat, value] of triples(counts || [])) sight.counts.set(`${row}-${seat}`, value);
  if (below) sight.below = [...sight.below.slice(0, below[0]), ...below.slice(1)];
  if (above) sight.above = [...sight.above.slice(0, above[0]), ...above.slice(1)];
  for (let at = 0; regions && at < regions.length; at += 2) {
    sight.regions.set(regions[at], regions[at + 1]);
  }
}

/** @template T @param {T[]} list @returns {T[][]} */
function triples(list) {
  return list.flatMap((_, at) => (at % 3 ? [] : [list.slice(at, at + 3)]));
}

/** The number of the last step of a record. @type {(story: Story, record: number) => number} */
export function lastStep(story, record) {
  return story.records[record].steps.length - 1;
}

/** The words of a step, line by line. @type {(story: Story, moment: Moment) => string[]} */
export function linesAt(story, { record, step }) {
  const [words] = story.records[record].steps[step];
  return words ? filled(story, words).split("\n") : [];
}

/** The drawing with this number. @type {(story: Story, number: number) => string} */
export function drawingOf(story, number) {
  return filled(story, story.texts[number]);
}

/** A pattern with what stands in its gaps. @type {(story: Story, text: Text) => string} */
function filled(story, [pattern, ...gaps]) {
  const [first, ...pieces] = story.patterns[pattern].split("\t");
  return first + pieces.map((piece, at) => gaps[at] + piece).join("");
}
