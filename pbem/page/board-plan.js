/** What is planned, drawn over the board while orders are composed: armies on badges, attacks and moves as arrows. */

const SVG = "http://www.w3.org/2000/svg";
/** As far from the middle of a badge, in the units of the drawing, as an arrow begins and ends. */
const CLEAR = 150;

/** @typedef {{ from: string, to: string, look: "attack" | "move", said: string }} PlannedArrow */

/**
 * Draw a plan in place of the last one.
 * @param {[id: string, said: string][]} signs what is written at badges, as "+3"
 * @param {PlannedArrow[]} arrows
 */
export function drawPlan(signs, arrows) {
  document.getElementById("plan")?.remove();
  const above = document.querySelector("#board #above");
  if (!above || !(signs.length || arrows.length)) return;
  const group = part("g", { id: "plan", "aria-hidden": "true" });
  for (const one of arrows) group.append(...arrow(one));
  for (const [id, said] of signs) {
    const at = middle(id);
    if (at) group.append(label(at.x + 170, at.y - 110, said));
  }
  above.after(group);
}

/** @param {PlannedArrow} planned */
function arrow({ from, to, look, said }) {
  const [start, end] = [middle(from), middle(to)];
  if (!start || !end) return [];
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const long = Math.hypot(dx, dy);
  if (long <= 2 * CLEAR) return [];
  const [ux, uy] = [dx / long, dy / long];
  const [x, y] = [end.x - ux * CLEAR, end.y - uy * CLEAR];
  const shaft = part("path", { class: `planned ${look}`, d: `M${start.x + ux * CLEAR} ${start.y + uy * CLEAR}L${x - ux * 90} ${y - uy * 90}` });
  const tip = part("path", { class: "planned-tip", d: `M${x} ${y}l${-110 * ux - 60 * uy} ${-110 * uy + 60 * ux}l${120 * uy} ${-120 * ux}z` });
  return [shaft, tip, ...(said ? [label((start.x + end.x) / 2, (start.y + end.y) / 2, said)] : [])];
}

/** @type {(x: number, y: number, said: string) => SVGElement} */
function label(x, y, said) {
  const text = part("text", { class: "planned-label", x, y, "font-size": 110 });
  text.textContent = said;
  return text;
}

/** @param {string} id */
function middle(id) {
  const found = /translate\((-?\d+) (-?\d+)\)/.exec(document.getElementById(`badge-${id}`)?.getAttribute("transform") ?? "");
  return found && { x: Number(found[1]), y: Number(found[2]) };
}

/** @type {(name: string, attributes: { [name: string]: string | number }) => SVGElement} */
function part(name, attributes) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}
