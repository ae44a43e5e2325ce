/**
 * Clicks and taps on the drawn board, and the territories that are marked on it.
 *
 * A drawing has the path `area-ID` of a territory and its badge `badge-ID` (`pbem/engine/picture/svg.py`).
 */

const IDS = /^(?:area|badge)-(.+)$/;

/**
 * Call `pick` with the id of what is clicked; whatever lies above it is looked through.
 *
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
  });
}

/**
 * Mark territories: one outline for those that are chosen, another for those that may come next.
 *
 * @param {string[]} chosen
 * @param {string[]} next
 */
export function markBoard(chosen, next) {
  const board = document.getElementById("board");
  if (!board) return;
  for (const old of board.querySelectorAll(".outline")) old.remove();
  for (const [ids, look] of /** @type {[string[], string][]} */ ([[next, "next"], [chosen, "chosen"]])) {
    for (const id of new Set(ids)) outline(board, id, look);
  }
}

/**
 * @param {HTMLElement} board
 * @param {string} id
 * @param {string} look
 */
function outline(board, id, look) {
  const area = board.querySelector(`#${CSS.escape(`area-${id}`)}`) ?? board.querySelector(`#${CSS.escape(`badge-${id}`)} *`);
  const above = board.querySelector("#above");
  if (!area || !above) return;
  const copy = /** @type {Element} */ (area.cloneNode(false));
  copy.removeAttribute("id");
  copy.setAttribute("class", `outline ${look}`);
  above.before(copy);
}
