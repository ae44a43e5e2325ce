/**
 * The report of the record in sight, line by line; each line is a link to its moment.
 * @typedef {import("./film.js").Film} Film
 */

import { addressOf } from "./address.js";
import { make } from "./elements.js";
import { lastStep, linesAt } from "./story.js";
import { capital } from "./words.js";

/** Make the report that follows a film. @param {Film} film */
export function makeLines(film) {
  const title = make("h3", { id: "lines-heading" });
  const list = make("ol", { class: "lines", "aria-labelledby": "lines-heading" });
  const next = make("p", { class: "next" });
  let shown = -1;
  film.watch(() => {
    const { record, step } = film.moment;
    const entry = film.story.records[record];
    if (shown !== record) {
      shown = record;
      title.replaceChildren(capital(entry.title), make("small", {}, ` record ${entry.index}`));
      list.replaceChildren(...makeItems(film, record));
      next.textContent = `Next: ${entry.next}`;
    }
    [...list.children].forEach((item, at) => {
      item.classList.toggle("later", at > step);
      if (at === step) mark(item, list);
      else item.querySelector("a")?.removeAttribute("aria-current");
    });
    next.classList.toggle("later", step < lastStep(film.story, record));
  });
  return make("div", { id: "story" }, title, list, next);
}

/**
 * An item for each step; the first one stands before everything.
 * @type {(film: Film, record: number) => HTMLLIElement[]}
 */
function makeItems(film, record) {
  return film.story.records[record].steps.map((_, step) => {
    const lines = linesAt(film.story, { record, step });
    const link = make("a", { href: addressOf(film.story, { record, step }) });
    for (const line of lines) {
      const deep = /^ /.test(line) ? "line deep" : "line";
      link.append(make("span", { class: deep }, line.trim()));
    }
    return make("li", step ? {} : { class: "opening" }, link);
  });
}

/** Mark the line of the moment, and bring it into sight. @type {(item: Element, list: HTMLElement) => void} */
function mark(item, list) {
  item.querySelector("a")?.setAttribute("aria-current", "step");
  const box = item.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  const room = Math.min(60, frame.height / 4);
  if (box.bottom > frame.bottom - room) list.scrollTop += box.bottom - frame.bottom + room;
  if (box.top < frame.top + room) list.scrollTop -= frame.top + room - box.top;
}
