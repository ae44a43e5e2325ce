/**
 * A game file checked by the verifier, and what the page says of dice compared with what the file gives.
 * @typedef {[number, [string, number[][]][]]} Recorded
 *   a record: its number, and of each stream its label and runs [below, number, number, ...]
 * @typedef {{
 *   holds: boolean, verdict: string, record: number | null,
 *   proved: string[], open: string[], links: { seed: Uint8Array }[] | null,
 * }} Proof
 */

import { NOT_CHECKED, NOT_CHECKED_OF_CARDS, Refusal, Stream, Unable, shortHead, verifyGame } from "../verifier/pbem-verify.mjs";

const OLD_BROWSER =
  "This browser cannot check Ed25519 signatures, so nothing is proved here. Chrome and Edge from 137, " +
  "Firefox from 129 and Safari from 17 can; or use a verifier of your own.";
const OPEN_ADDRESS =
  "Browsers check signatures only on pages from a folder or from an address with https, so nothing is " +
  "proved here. Save this page, open it from its folder, and check again.";

/**
 * Check a game file, and that it gives the numbers that the page shows.
 * @type {(bytes: Uint8Array, records: Recorded[]) => Promise<Proof>}
 */
export async function checkFile(bytes, records) {
  if (!globalThis.crypto?.subtle) return unproved(OPEN_ADDRESS);
  try {
    const found = await verifyGame(bytes);
    const drawn = await compare(found.links, records);
    return {
      holds: true, verdict: "✔ The file holds together.", record: null, links: found.links,
      proved: proved(found, drawn),
      open: [...NOT_CHECKED, ...(found.cards === "face-up" ? [] : NOT_CHECKED_OF_CARDS)],
    };
  } catch (error) {
    if (error instanceof Refusal) return refused(error);
    if (error instanceof Unable) return unproved(OLD_BROWSER);
    return unproved(`The check itself failed, so nothing is proved here: ${error}`);
  }
}

/** @type {(verdict: string) => Proof} */
function unproved(verdict) {
  return { holds: false, verdict, record: null, proved: [], open: [], links: null };
}

/** @type {(fault: { message: string, record: number | null }) => Proof} */
function refused({ message, record }) {
  const where = record === null ? "" : `Record ${record}: `;
  return { ...unproved(`✘ The file does not hold. ${where}${message}.`), record };
}

const UNBOUND =
  "each follows from the one before by its orders and dice. Whoever made it could have made another in its place, for " +
  "not all orders are signed; compare the head with the others.";

/**
 * What holds, in sentences.
 * @param {any} found what the verifier found
 * @param {number} drawn how many numbers were compared
 */
function proved(found, drawn) {
  const last = found.links.length - 1;
  const sentences = [
    `Records 0 to ${last} are one chain up to the head ${shortHead(found.head)}: ` +
      (found.mode === "open" && found.unsigned.size ? UNBOUND : "nothing in it was changed, left out or put in since."),
    `All signatures are good: ${found.signatures} of players, ${found.proofs} of witnesses, and the seal.`,
    `The dice come from the records alone (mode ${found.mode}), and ${drawn} dice and draws that this page ` +
      "shows were thrown again here: each is as the file gives it.",
  ];
  if (found.mode === "open") {
    sentences.push("In mode open the seed lies in the file: whoever wrote a turn could try it at home first.");
  }
  if (found.opened) sentences.push(`${found.opened} cards that lay face down were opened rightly.`);
  if (found.isDeckProved) sentences.push("The deck was dealt as the host had promised before any die.");
  if (found.unsigned.size) {
    sentences.push(`Not signed, so anybody could have written them: orders of ${[...found.unsigned].join(", ")}.`);
  }
  for (const [record, kind, seat] of found.admin) {
    sentences.push(`By decision, in record ${record}: ${kind}${seat && `, ${seat}`}.`);
  }
  sentences.push("The words on this page, reports and names of steps among them, are not proved: only what they tell of.");
  return sentences;
}

/**
 * Throw everything again, and return how many numbers were the same. Throws a Refusal at another one.
 * @type {(links: { seed: Uint8Array }[], records: Recorded[]) => Promise<number>}
 */
async function compare(links, records) {
  let count = 0;
  for (const [index, streams] of records) {
    for (const [label, runs] of streams) {
      const numbers = await drawnFrom(links[index], label, runs);
      const shown = runs.flatMap((run) => run.slice(1));
      const at = numbers.findIndex((number, place) => number !== shown[place]);
      if (at >= 0) {
        throw new Refusal(`the page shows other dice than the file gives, in ${label} at number ${at + 1}`, index);
      }
      count += numbers.length;
    }
  }
  return count;
}

/** @type {(link: { seed: Uint8Array } | undefined, label: string, runs: number[][]) => Promise<number[]>} */
async function drawnFrom(link, label, runs) {
  if (!link) throw new Refusal("the page shows a record that the file has not");
  const stream = new Stream(link.seed, label);
  const numbers = [];
  for (const [below = 1, ...run] of runs) {
    for (const _ of run) numbers.push(await stream.below(below));
  }
  return numbers;
}

/**
 * The numbers of a record as text, a line for each stream; dice as pips.
 * @type {(proof: Proof, record: Recorded) => Promise<string[]>}
 */
export async function throwAgain({ links }, [index, streams]) {
  const lines = [];
  for (const [label, runs] of streams) {
    const numbers = await drawnFrom(links?.[index], label, runs);
    const below = runs.flatMap(([most = 1, ...run]) => run.map(() => most));
    const shown = numbers.map((number, at) => (below[at] === 6 ? number + 1 : `${number} of ${below[at]}`));
    lines.push(`${label}: ${shown.join(" ")}`);
  }
  return lines;
}
