/**
 * Clicks and taps on the drawn board, and what is marked on it.
 *
 * A drawing has the path `area-ID` of a territory and its badge `badge-ID`, or the disc `stop-ID` of a city and
 * the dots `space-ID` between cities (`pbem/engine/picture/svg.py`).
 */

const IDS = /^(?:area|badge|stop|space)-(.+)$/;

/** As far from a disc or a dot, in pixels, as a finger may come down. */
const NEAR = 22;

/**
 * Call `pick` with the id of what is clicked; whatever lies above it is looked through. Discs and dots are
 * small: the nearest one is meant.
 * @param {(id: string) => void} pick
 */
export function watchBoard(pick) {
  const board = document.getElementById("board");
  document.body.classList.add("composing");
  board?.addEventListener("click", (event) => {
    for (const hit of document.elementsFromPoint(event.clientX, event.clientY)) {
      const found = IDS.exec(hit.closest('[id^="badge-"], [id^="area-"]')?.id ?? "");
      if (found && board.contains(hit)) return pick(found[1]);
    }
    const near = nearest(board, event.clientX, event.clientY);
    return near && pick(near);
  });
}

/** @type {(board: HTMLElement, x: number, y: number) => string} */
function nearest(board, x, y) {
  let [found, least] = ["", NEAR];
  for (const dot of board.querySelectorAll('[id^="stop-"], [id^="space-"]')) {
    const box = dot.getBoundingClientRect();
    const far = Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y);
    if (far <= least) [found, least] = [IDS.exec(dot.id)?.[1] ?? "", far];
  }
  return found;
}

/**
 * Mark places: one outline for those that are chosen, another for those that may come next.
 * @type {(chosen: string[], next: string[]) => void}
 */
export function markBoard(chosen, next) {
  const board = document.getElementById("board");
  if (!board) return;
  for (const old of board.querySelectorAll(".outline")) old.remove();
  for (const [ids, look] of /** @type {[string[], string][]} */ ([[next, "next"], [chosen, "chosen"]])) {
    for (const id of new Set(ids)) outline(board, id, look);
  }
}

/** @type {(board: HTMLElement, id: string, look: string) => void} */
function outline(board, id, look) {
  const drawn = ["area", "stop", "space"].map((kind) => document.getElementById(`${kind}-${id}`)).find(Boolean);
  const area = drawn ?? board.querySelector(`#${CSS.escape(`badge-${id}`)} *`);
  const above = board.querySelector("#above");
  if (!area || !above) return;
  const copy = /** @type {Element} */ (area.cloneNode(false));
  copy.removeAttribute("id");
  copy.setAttribute("class", `outline ${look}`);
  // A ring around what is small, so that the dot itself is still seen.
  if (area instanceof SVGCircleElement) copy.setAttribute("r", String(area.r.baseVal.value + 40));
  above.before(copy);
}
