/**
 * Where in the story the reader is, and the clock that goes on by itself.
 * @typedef {import("./story.js").Story} Story
 * @typedef {import("./story.js").Moment} Moment
 */

import { beside, lastMoment, lastStep, nearest } from "./story.js";

/** How many milliseconds a step stays, by the name of the speed. */
export const SPEEDS = { slow: 1800, normal: 800, fast: 250 };

/** A reader's place in a story; whoever watches is told whenever it changes. */
export class Film {
  /** @param {Story} story @param {Moment} moment */
  constructor(story, moment) {
    this.story = story;
    this.moment = moment;
    /** @type {keyof typeof SPEEDS} */
    this.speed = "normal";
    /** @type {number | undefined} */
    this.timer = undefined;
    /** @type {((stays: boolean) => void)[]} */
    this.watchers = [];
  }

  get playing() {
    return this.timer !== undefined;
  }

  get atEnd() {
    const { record, step } = lastMoment(this.story);
    return this.moment.record === record && this.moment.step === step;
  }

  /**
   * Go to a moment; `stays` says whether the way back leads here again.
   * @type {(moment: Moment, stays?: boolean) => void}
   */
  goTo(moment, stays = false) {
    this.moment = nearest(this.story, moment);
    this.tell(stays);
  }

  /** @param {1 | -1} way */
  step(way) {
    this.pause();
    this.goTo(beside(this.story, this.moment, way));
  }

  /**
   * Go to the end of this record or the next one, or to the beginning of this one or the end of the one
   * before.
   * @param {1 | -1} way
   */
  turn(way) {
    this.pause();
    const { record, step } = this.moment;
    const atEnd = step >= lastStep(this.story, record);
    if (way > 0) this.goTo({ record: record + (atEnd ? 1 : 0), step: Infinity }, true);
    else this.goTo({ record: record - 1, step: Infinity }, true);
  }

  first() {
    this.pause();
    this.goTo({ record: 0, step: 0 }, true);
  }

  last() {
    this.pause();
    this.goTo(lastMoment(this.story), true);
  }

  toggle() {
    if (this.playing) this.pause();
    else this.play();
  }

  play() {
    if (this.atEnd) this.goTo({ record: 0, step: 0 }, true);
    this.timer = setInterval(() => this.tick(), SPEEDS[this.speed]);
    this.tell(false);
  }

  pause() {
    if (!this.playing) return;
    clearInterval(this.timer);
    this.timer = undefined;
    this.tell(false);
  }

  /** @param {keyof typeof SPEEDS} speed */
  setSpeed(speed) {
    this.speed = speed;
    if (!this.playing) return;
    clearInterval(this.timer);
    this.timer = setInterval(() => this.tick(), SPEEDS[speed]);
  }

  tick() {
    this.goTo(beside(this.story, this.moment, 1));
    if (this.atEnd) this.pause();
  }

  /** @param {(stays: boolean) => void} watcher */
  watch(watcher) {
    this.watchers.push(watcher);
  }

  /** @param {boolean} stays */
  tell(stays) {
    for (const watcher of this.watchers) watcher(stays);
  }
}
