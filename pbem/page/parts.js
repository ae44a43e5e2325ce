/**
 * What Python left in the page for scripts: the sections of its parts, and their data.
 */

/**
 * The section of a part, or null where this game has none.
 *
 * @param {string} id
 */
export function section(id) {
  return document.getElementById(id);
}

/**
 * The data in the element with this id, or null.
 *
 * @type {(id: string) => any}
 */
export function dataOf(id) {
  const element = document.getElementById(id);
  return element && JSON.parse(element.textContent ?? "null");
}
