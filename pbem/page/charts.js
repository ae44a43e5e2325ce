/**
 * The charts, which Python drew: only the line that says "now" moves.
 * @typedef {import("./film.js").Film} Film
 */

/**
 * Let the charts follow a film; `moments` are those of the points that are drawn, as record and step.
 * @type {(film: Film, moments: number[]) => void}
 */
export function followInCharts(film, moments) {
  const last = moments.length / 2 - 1;
  const lines = [...document.querySelectorAll(".chart .now")].map((line) => {
    // The line as drawn stands at the last point, and the first one is where the rules begin.
    const rule = line.parentElement?.querySelector(".rule");
    return { line, width: startOf(line) - startOf(rule) };
  });
  film.watch(() => {
    const { record, step } = film.moment;
    let point = 0;
    while (point < last && isBefore(moments[2 * point], moments[2 * point + 1], record, step)) point += 1;
    for (const { line, width } of lines) {
      const far = Math.round((width * (point - last)) / last);
      line.setAttribute("transform", `translate(${far} 0)`);
    }
  });
}

/** @type {(record: number, step: number, otherRecord: number, otherStep: number) => boolean} */
function isBefore(record, step, otherRecord, otherStep) {
  return record < otherRecord || (record === otherRecord && step < otherStep);
}

/** @param {Element | null | undefined} path */
function startOf(path) {
  return Number(/^M(\d+)/.exec(path?.getAttribute("d") ?? "")?.[1] ?? 0);
}
