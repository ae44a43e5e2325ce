/**
 * The charts, which Python drew: only the line that says "now" moves.
 *
 * @typedef {import("./film.js").Film} Film
 */

/**
 * Let the charts follow a film.
 *
 * @param {Film} film
 */
export function followInCharts(film) {
  const lines = document.querySelectorAll(".chart .now");
  const last = film.story.records.length - 1;
  const places = [...lines].map((line) => {
    // The line as drawn stands at the last record, and the first one is where the rules begin.
    const rule = line.parentElement?.querySelector(".rule");
    return { line, left: startOf(rule), right: startOf(line) };
  });
  film.watch(() => {
    for (const { line, left, right } of places) {
      const far = last ? ((right - left) * (film.moment.record - last)) / last : 0;
      line.setAttribute("transform", `translate(${Math.round(far)} 0)`);
    }
  });
}

/** @param {Element | null | undefined} path */
function startOf(path) {
  return Number(/^M(\d+)/.exec(path?.getAttribute("d") ?? "")?.[1] ?? 0);
}
