/**
 * The arithmetic of a turn as far as it is composed: what is due and placed, what stands where, and what may be
 * held by then.
 *
 * Limits, targets and values come from Python (`Facts`); here they are only added up.
 */

/** @typedef {import("./conquest-facts.js").Facts} Facts */
/** @typedef {import("./conquest-draft.js").TurnDraft} TurnDraft */

export class Turn {
  /** @param {{ facts: Facts, draft: TurnDraft }} desk */
  constructor({ facts, draft }) {
    this.facts = facts;
    this.draft = draft;
  }

  /** Where armies may be placed. */
  get places() {
    return /** @type {string[]} */ (this.facts.form.sections.place?.at ?? []);
  }

  /** Sets that must be turned in, and are not yet. */
  get setsMissing() {
    return Math.max(0, (this.facts.form.sections.trade?.least ?? 0) - this.draft.sets.length);
  }

  /** The armies due, with those for the sets that are turned in. */
  get due() {
    const { due, values = [] } = this.facts.form;
    return this.draft.sets.reduce((sum, _, at) => sum + (values[at] ?? 0), due);
  }

  /** Armies that are left to be placed (below zero: too many are), and whether a territory takes the rest. */
  get placed() {
    const numbers = [...this.draft.place.values()].filter((one) => one !== "rest");
    const room = this.places.reduce((sum, id) => sum + this.room(id), 0);
    const left = numbers.reduce((sum, one) => sum - Number(one), Math.min(this.due, room));
    return { left, rest: numbers.length < this.draft.place.size };
  }

  /** The armies that turned-in cards put on a territory that they show. @param {string} id */
  bonus(id) {
    const cards = this.draft.sets.flat().map((at) => this.facts.form.hand[at]);
    return cards.reduce((sum, card) => sum + (card.id === id ? card.bonus : 0), 0);
  }

  /** The room on a territory before armies are placed. @param {string} id */
  room(id) {
    const { cap } = this.facts.form;
    return cap ? Math.max(0, cap - this.facts.land(id).armies - this.bonus(id)) : Infinity;
  }

  /** The armies that are placed on a territory. @param {string} id */
  added(id) {
    const armies = this.draft.place.get(id) ?? 0;
    return armies === "rest" ? Math.max(0, this.placed.left) : armies;
  }

  /** The armies on an own territory before the first attack, as they are placed so far. @param {string} id */
  armies(id) {
    const before = this.facts.land(id).armies + this.bonus(id);
    return Math.min(before, this.facts.form.cap || Infinity) + this.added(id);
  }

  /** Whether all armies due are placed, and nothing comes onto the board between attacks. */
  get isSettled() {
    const { left, rest } = this.placed;
    const fits = [...this.draft.place.keys()].every((id) => this.added(id) <= this.room(id));
    return !this.draft.elimination && !this.setsMissing && (left === 0 || (left > 0 && rest)) && fits;
  }

  /**
   * Whether a territory may be the player's own when this attack begins, or what follows all of them.
   * @type {(id: string, before?: number) => boolean}
   */
  couldHold(id, before = this.draft.attacks.length) {
    if (this.facts.isMine(id) || this.facts.form.attacked.includes(id)) return true;
    return this.draft.attacks.slice(0, before).some((one) => one.path.slice(1).includes(id));
  }

  /** The armies of an own territory when the turn closes; null where attacks may change them. @param {string} id */
  armiesThen(id) {
    const fights = this.draft.attacks.some(({ path }) => path.slice(0, Math.max(1, path.length - 1)).includes(id));
    const isOpen = fights || this.facts.form.sources.includes(id) || !this.facts.isMine(id);
    return isOpen || !this.isSettled ? null : this.armies(id);
  }

  /**
   * Whether territories that may be own ones join two of them.
   * @type {(from: string, to: string) => boolean}
   */
  isChained(from, to) {
    const reached = new Set([from]);
    for (const here of reached) {
      for (const there of this.facts.land(here).near) if (this.couldHold(there)) reached.add(there);
    }
    return reached.has(to);
  }
}
