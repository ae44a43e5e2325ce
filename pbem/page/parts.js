/** What Python left in the page for scripts. */

/** The data in the element with this id, or null. @type {(id: string) => any} */
export function dataOf(id) {
  const element = document.getElementById(id);
  return element && JSON.parse(element.textContent ?? "null");
}
