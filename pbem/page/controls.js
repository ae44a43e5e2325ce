/**
 * Slider, buttons and keys that lead through a game.
 * @typedef {import("./film.js").Film} Film
 */

import { make, makeButton, makeIcon, name } from "./elements.js";
import { choice } from "./fields.js";
import { SPEEDS } from "./film.js";
import { lastStep, linesAt } from "./story.js";

const ICONS = {
  play: "M8 5v14l11-7z",
  pause: "M9 5v14M15 5v14",
  first: "M17 5l-7 7 7 7M7 5v14",
  turnBack: "M18 5l-7 7 7 7M12 5l-7 7 7 7",
  back: "M15 5l-7 7 7 7",
  on: "M9 5l7 7-7 7",
  turnOn: "M6 5l7 7-7 7M12 5l7 7-7 7",
  last: "M7 5l7 7-7 7M17 5v14",
};

const HELP = "Keys: ← → a step, Shift with ← → a turn, Home, End, and space to play.";

/** Make the controls of a film; they follow it. @param {Film} film */
export function makeControls(film) {
  const slider = makeSlider(film);
  const play = makeButton("Play", ICONS.play, () => film.toggle(), "Space");
  play.classList.add("play");
  const where = make("span", { class: "where" });
  film.watch(() => {
    play.replaceChildren(makeIcon(film.playing ? ICONS.pause : ICONS.play));
    name(play, film.playing ? "Pause" : "Play");
    const { record, step } = film.moment;
    where.textContent = `Step ${step} of ${lastStep(film.story, record)}`;
  });
  return make(
    "div", { id: "controls", role: "group", "aria-label": "Go through the game" },
    makeNow(film),
    slider,
    make(
      "div", { class: "buttons" },
      makeButton("To the beginning", ICONS.first, () => film.first(), "Home"),
      makeButton("A turn back", ICONS.turnBack, () => film.turn(-1), "Shift+ArrowLeft"),
      makeButton("A step back", ICONS.back, () => film.step(-1), "ArrowLeft"),
      play,
      makeButton("A step forward", ICONS.on, () => film.step(1), "ArrowRight"),
      makeButton("A turn forward", ICONS.turnOn, () => film.turn(1), "Shift+ArrowRight"),
      makeButton("To the end", ICONS.last, () => film.last(), "End"),
    ),
    make("div", { class: "more" }, where, makeSpeed(film)),
    make("p", { class: "keys" }, HELP),
  );
}

/**
 * Make the line of the moment. It is read aloud when it changes, but for a film that plays: that would
 * talk without end.
 * @param {Film} film
 */
function makeNow(film) {
  const now = make("p", { id: "now" });
  film.watch(() => {
    const title = film.moment.step ? [] : [`${film.story.records[film.moment.record].title}:`];
    now.setAttribute("aria-live", film.playing ? "off" : "polite");
    now.textContent = [...title, ...linesAt(film.story, film.moment)].join(" ").trim();
  });
  return now;
}

/** @param {Film} film */
function makeSlider(film) {
  const { records } = film.story;
  const slider = make("input", {
    type: "range", id: "slider", min: "0", max: String(records.length - 1), "aria-label": "Record",
  });
  slider.addEventListener("input", () => {
    film.pause();
    film.goTo({ record: slider.valueAsNumber, step: Infinity });
  });
  film.watch(() => {
    const { record } = film.moment;
    slider.value = String(record);
    slider.setAttribute("aria-valuetext", `record ${records[record].index}, ${records[record].title}`);
  });
  return slider;
}

/** @param {Film} film */
function makeSpeed(film) {
  const speeds = Object.keys(SPEEDS).map((speed) => [speed, speed]);
  const take = (/** @type {string} */ speed) => film.setSpeed(/** @type {keyof typeof SPEEDS} */ (speed));
  return choice("speed", speeds, film.speed, take, { "aria-label": "Speed" });
}

/** Let keys lead through the film wherever nothing else wants them. @param {Film} film */
export function listenToKeys(film) {
  /** @type {Record<string, () => void>} */
  const acts = {
    ArrowLeft: () => film.step(-1),
    ArrowRight: () => film.step(1),
    "Shift+ArrowLeft": () => film.turn(-1),
    "Shift+ArrowRight": () => film.turn(1),
    Home: () => film.first(),
    End: () => film.last(),
    " ": () => film.toggle(),
  };
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    const act = acts[event.shiftKey ? `Shift+${event.key}` : event.key];
    const target = /** @type {Element} */ (event.target);
    if (!act || wantsKey(target, event.key)) return;
    event.preventDefault();
    act();
  });
}

/** Whether an element does something of its own with a key. @type {(element: Element, key: string) => boolean} */
function wantsKey(element, key) {
  if (element.closest("input, select, textarea, [contenteditable], #orders, #proof")) return true;
  if (key === " ") return element.closest("button, a, summary") !== null;
  // What can be scrolled sideways is scrolled by arrows.
  const frame = element.closest("[tabindex]");
  return frame !== null && frame.scrollWidth > frame.clientWidth + 1;
}
