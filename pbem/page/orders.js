/**
 * Orders composed in the page: whose, step by step, and the order file beside it as it grows.
 *
 * A game names the module that composes its orders (`kind`); of any other game the order file to fill in
 * stands in the text box.
 */

import { bringIntoSight } from "./board.js";
import { markBoard, watchBoard } from "./board-clicks.js";
import { composeConquest } from "./conquest-orders.js";
import { OrderEditor } from "./order-editor.js";
import { orderText } from "./order-text.js";
import { composeRail } from "./rail-orders.js";
import { make } from "./elements.js";
import { choice, labelled } from "./fields.js";

/** @typedef {{ root: HTMLElement, bar: HTMLElement | null, desk: { say: (sentence: string) => void } | null, pick: (id: string) => void, mark: () => void }} Composer */
/** @typedef {{ parts: HTMLElement[], composer: Composer | null }} Work */
/** @typedef {(form: any, changed: (orders: any, faults: string[]) => void) => Composer} Compose */

/** @type {{ [kind: string]: Compose }} */
const COMPOSERS = { conquest: composeConquest, rail: composeRail };

/**
 * @param {HTMLElement} section
 * @param {any} data what Python said (`pbem/engine/words/template.py`)
 * @param {import("./film.js").Film | null} film what the board shows; orders answer its last moment
 */
export function offerOrders(section, data, film) {
  if (!data?.seats.length) return;
  const place = make("div", { class: "composer" });
  /** @type {Map<string, Work>} */
  const begun = new Map();
  /** @type {Work | undefined} */
  let work;
  const show = (/** @type {string} */ seat) => {
    work?.composer?.bar?.remove();
    work = begun.get(seat) ?? begin(data, data.seats.find((/** @type {any} */ one) => one.seat === seat));
    begun.set(seat, work);
    place.replaceChildren(...work.parts);
    if (work.composer?.bar) document.getElementById("board")?.after(work.composer.bar);
    work.composer?.mark();
    const board = document.getElementById("board");
    if (board && (!film || film.atEnd)) bringIntoSight(board, board.querySelectorAll(".outline"));
  };
  const [heading, ...others] = section.children;
  const seats = data.seats.map((/** @type {any} */ one) => [one.seat, one.name]);
  const first = data.reader && seats.some((/** @type {string[]} */ [seat]) => seat === data.reader) ? data.reader : seats[0][0];
  section.replaceChildren(heading,
    ...(seats.length > 1 ? [labelled("Orders of", choice("orders-seat", seats, first, show))] : []),
    place, make("details", { class: "by-commands" }, make("summary", {}, "Orders by commands"), ...others));
  show(first);
  film?.watch(() => (film.atEnd ? work?.composer?.mark() : markBoard([], [])));
  watchBoard((id) => {
    if (!film || film.atEnd) return work?.composer?.pick(id);
    film.last();
    return work?.composer?.desk?.say("The board was showing an earlier moment. Now it shows the latest one: click again.");
  });
}

/** @type {(data: any, seat: any) => Work} */
function begin(data, seat) {
  const editor = new OrderEditor(seat, data);
  const compose = seat.form ? COMPOSERS[seat.form.kind] : undefined;
  const what = seat.what || (seat.must ? "" : "may hand in other lists");
  const about = make("p", { class: "what-for" }, make("strong", {}, seat.name), `, ${seat.when}${what ? `: ${what}` : ""}${seat.note ? ` (${seat.note})` : ""}.`);
  if (!compose) {
    editor.offer(seat.template);
    return { parts: [about, editor.root], composer: null };
  }
  const composer = compose(seat.form, (orders, faults) => editor.show(orderText(seat.header, orders), faults));
  return { parts: [about, make("div", { class: "desk" }, composer.root, editor.root)], composer };
}
