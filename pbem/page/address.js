/**
 * Moments as addresses: `#record=12&step=3`, so that two people can speak of the same one.
 * @typedef {import("./story.js").Moment} Moment
 * @typedef {import("./story.js").Story} Story
 */

import { lastMoment, nearest } from "./story.js";

/** The address of a moment. @type {(story: Story, moment: Moment) => string} */
export function addressOf(story, { record, step }) {
  return `#record=${story.records[record].index}&step=${step}`;
}

/** The moment that the page's address names; the last one if it names none. @type {(story: Story) => Moment | null} */
export function addressed(story) {
  const words = new URLSearchParams(location.hash.slice(1));
  const index = Number(words.get("record") ?? NaN);
  const record = story.records.findIndex((entry) => entry.index === index);
  if (record < 0) return location.hash.length > 1 ? null : lastMoment(story);
  const step = words.get("step");
  return nearest(story, { record, step: step === null ? Infinity : Number(step) || 0 });
}

/**
 * Put a moment into the address: as a place to come back to, or instead of the one that is there.
 * @param {string} address
 * @param {boolean} stays whether the way back leads here
 */
export function writeAddress(address, stays) {
  if (location.hash === address) return;
  try {
    history[stays ? "pushState" : "replaceState"](null, "", address);
  } catch {
    // Some programs show pages in a frame without a history; then moments have no address.
  }
}
