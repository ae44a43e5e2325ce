/** The board larger and smaller: buttons, for fingers that cannot pinch. */

import { make, makeButton } from "./elements.js";

const LEAST = 1;
const MOST = 4;
const FACTOR = 1.4;

/**
 * Make the buttons for the frame of the board; the middle of what is in sight stays in the middle.
 * @param {HTMLElement} frame
 */
export function makeZoom(frame) {
  const drawing = frame.querySelector("svg");
  let scale = 1;

  /** @param {number} wanted */
  function zoom(wanted) {
    if (!drawing) return;
    const x = (frame.scrollLeft + frame.clientWidth / 2) / frame.scrollWidth;
    const y = (frame.scrollTop + frame.clientHeight / 2) / frame.scrollHeight;
    scale = Math.min(Math.max(wanted, LEAST), MOST);
    drawing.style.width = scale === 1 ? "" : `calc(max(100%, var(--least)) * ${scale})`;
    frame.classList.toggle("zoomed", scale > 1);
    frame.scrollLeft = x * frame.scrollWidth - frame.clientWidth / 2;
    frame.scrollTop = y * frame.scrollHeight - frame.clientHeight / 2;
  }

  return make(
    "div", { class: "zoom", role: "group", "aria-label": "Size of the board" },
    makeButton("Larger", "M12 5v14M5 12h14", () => zoom(scale * FACTOR)),
    makeButton("Smaller", "M5 12h14", () => zoom(scale / FACTOR)),
  );
}
