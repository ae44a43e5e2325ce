/** Words for sentences: counted nouns, lists, a capital letter. */

/** A number with its noun: "1 army", "5 armies". @type {(number: number, one?: string, many?: string) => string} */
export function counted(number, one = "army", many = "armies") {
  return `${number} ${number === 1 ? one : many}`;
}

/** Words as a list in a sentence: "A, B and C". @param {string[]} words */
export function listed(words) {
  return words.length > 1 ? `${words.slice(0, -1).join(", ")} and ${words[words.length - 1]}` : words.join("");
}

/** A sentence with a capital letter at its beginning. @param {string} text */
export function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
