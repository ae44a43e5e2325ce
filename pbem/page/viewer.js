/**
 * The viewer put together: board, report, counts and charts follow one film, and the address too.
 * @typedef {import("./story.js").Story} Story
 */

import { addressed, addressOf, writeAddress } from "./address.js";
import { followBoard, showBoard } from "./board.js";
import { followInCharts } from "./charts.js";
import { listenToKeys, makeControls } from "./controls.js";
import { Film } from "./film.js";
import { makeLines } from "./lines.js";
import { dataOf } from "./parts.js";
import { lastMoment, sightAt } from "./story.js";
import { makeZoom } from "./zoom.js";

/**
 * Bring the part of the page that shows the game to life.
 * @param {HTMLElement} section
 * @param {Story} story
 * @returns {Film} where the reader is
 */
export function showGame(section, story) {
  const film = new Film(story, addressed(story) ?? lastMoment(story));
  const report = section.querySelector("#report");
  report?.removeAttribute("open");
  report?.before(makeLines(film));
  if (report) section.append(report);
  const frame = document.getElementById("board");
  if (frame) section.querySelector("#tools")?.append(makeZoom(frame));
  (section.querySelector("#stage") ?? section).append(makeControls(film));

  const show = showBoard(story);
  film.watch(() => {
    const sight = sightAt(story, film.moment);
    show(sight);
    for (const [place, value] of sight.counts) {
      const cell = document.getElementById(`count-${place}`);
      if (cell) cell.textContent = String(value);
    }
    followBoard(story, sight);
  });
  followInCharts(film, dataOf("charts-data") ?? []);
  addEventListener("popstate", () => {
    const moment = addressed(story);
    if (!moment) return;
    film.pause();
    film.goTo(moment);
  });
  listenToKeys(film);
  document.documentElement.classList.add("live");
  film.tell(false);
  // From now on; a page that was just opened keeps the address that it was opened with.
  film.watch((stays) => writeAddress(addressOf(story, film.moment), stays));
  return film;
}
