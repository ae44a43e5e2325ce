/**
 * The board, changed in place: badges, areas, regions and the layers of a turn, as Python drew them.
 * @typedef {import("./story.js").Story} Story
 * @typedef {import("./story.js").Sight} Sight
 */

import { drawingOf } from "./story.js";

/**
 * Return what shows a sight on the board of the page; it touches only what differs from the last one.
 * @type {(story: Story) => (sight: Sight) => void}
 */
export function showBoard(story) {
  /** @type {Map<string, string>} */
  const drawn = new Map();

  /** @type {(id: string, markup: string) => void} */
  function draw(id, markup) {
    if (drawn.get(id) === markup) return;
    drawn.set(id, markup);
    const group = document.getElementById(id);
    // Python drew and escaped it; the page's policy runs nothing that could be in it.
    if (group) group.innerHTML = markup;
  }

  /** @type {(place: number, holder: number) => void} */
  function fill(place, holder) {
    const [id, name] = story.spots[place];
    const [classes, words] = story.holders[holder];
    const area = document.getElementById(`area-${id}`);
    if (!area || drawn.get(`area-${id}`) === `${classes} ${words}`) return;
    drawn.set(`area-${id}`, `${classes} ${words}`);
    area.setAttribute("class", classes);
    const title = area.querySelector("title");
    if (title) title.textContent = words ? `${name}: ${words}` : name;
  }

  return (sight) => {
    const text = (/** @type {number} */ number) => drawingOf(story, number);
    for (const [place, [drawing, holder]] of sight.spots) {
      const id = `badge-${story.spots[place][0]}`;
      draw(id, text(drawing));
      document.getElementById(id)?.classList.toggle("fresh", sight.fresh.has(place));
      fill(place, holder);
    }
    for (const [place, drawing] of sight.regions) draw(`region-${place}`, text(drawing));
    draw("below", sight.below.map(text).join(""));
    draw("above", sight.above.map(text).join(""));
  };
}

/**
 * Bring what a step changed into sight, where the board is larger than its frame; else the last arrow.
 * @type {(story: Story, sight: Sight) => void}
 */
export function followBoard(story, sight) {
  const frame = document.getElementById("board");
  if (!frame) return;
  const badges = [...sight.fresh].map((place) => `#badge-${CSS.escape(story.spots[place][0])}`);
  bringIntoSight(frame, badges.length ? frame.querySelectorAll(badges.join()) : [...frame.querySelectorAll("#below .tip")].slice(-1));
}

/**
 * Scroll the board so that parts of it are seen, where it is larger than its frame.
 * @type {(frame: HTMLElement, things: Iterable<Element>) => void}
 */
export function bringIntoSight(frame, things) {
  if (frame.scrollWidth <= frame.clientWidth + 1) return;
  const boxes = [...things].map((thing) => thing.getBoundingClientRect());
  if (!boxes.length) return;
  const view = frame.getBoundingClientRect();
  const margin = 40;
  const left = Math.min(...boxes.map((box) => box.left)) - view.left - margin;
  const right = Math.max(...boxes.map((box) => box.right)) - view.left + margin;
  const top = Math.min(...boxes.map((box) => box.top)) - view.top - margin;
  const bottom = Math.max(...boxes.map((box) => box.bottom)) - view.top + margin;
  if (left < 0 || right > view.width) frame.scrollLeft += (left + right - view.width) / 2;
  if (top < 0 || bottom > view.height) frame.scrollTop += (top + bottom - view.height) / 2;
}
