/**
 * The board as the orders of a seat find it, and what may still become of it.
 * @typedef {object} Land
 * @property {string} id
 * @property {string} name
 * @property {string} word
 * @property {string} owner
 * @property {number} armies
 * @property {string[]} near
 */

/**
 * What Python says of the seat that decides (`pbem/rulesets/risk/forms/order_form.py`).
 * @typedef {{ [key: string]: any }} Form
 */

export class Facts {
  /** @param {Form} form */
  constructor(form) {
    this.form = form;
    /** @type {Land[]} */
    this.lands = form.territories;
    this.byId = new Map(this.lands.map((land) => [land.id, land]));
    this.people = new Map(/** @type {[string, string][]} */ (form.players));
  }

  /** @param {string} id */
  land(id) {
    const land = this.byId.get(id);
    if (!land) throw new Error(`there is no territory ${id}`);
    return land;
  }

  /** @param {string} id */
  name(id) {
    return this.land(id).name;
  }

  /** @param {string} id */
  word(id) {
    return id.startsWith("@") ? id : this.land(id).word;
  }

  /** @param {string} id */
  isMine(id) {
    return this.land(id).owner === this.form.seat;
  }

  mine() {
    return this.lands.filter((land) => land.owner === this.form.seat);
  }

  /** @param {string} section */
  allows(section) {
    return section in this.form.sections;
  }

  /**
   * Why a rule of the game keeps a section shut that this moment has otherwise; "" if none does.
   * @type {(section: string) => string}
   */
  shut(section) {
    return this.form.shut[section] ?? "";
  }

  /**
   * Whether a section may go from one territory to another, as far as that is limited.
   * @type {(section: string, here: string, there: string) => boolean}
   */
  reaches(section, here, there) {
    const targets = this.form.sections[section]?.targets;
    return !targets || targets[here].includes(there);
  }

  /** Whether a section with so many entries can take another. @type {(section: string, entries: number) => boolean} */
  hasRoom(section, entries) {
    const most = this.form.sections[section]?.most ?? null;
    return most === null || entries < most;
  }

  /**
   * Why a section may not go from one territory to another; "" if it may.
   * @type {(section: string, here: string, there: string) => string}
   */
  barred(section, here, there) {
    if (this.reaches(section, here, there)) return "";
    if (!this.land(here).near.includes(there)) return `${this.name(here)} and ${this.name(there)} are not adjacent.`;
    return `not from ${this.name(here)} to ${this.name(there)}; ${this.form.sections[section].why}.`;
  }

  /**
   * What is wrong with so many entries of a section.
   * @type {(section: string, entries: number) => import("./turn-checks.js").Fault[]}
   */
  tooMany(section, entries) {
    const { most = null, why = "" } = this.form.sections[section] ?? {};
    return most !== null && entries > most ? [{ section, kind: "wrong", says: `${entries} here; ${why || `${most} at most`}.` }] : [];
  }

  /** Whose a territory is, in a sentence: "Cleo's", "neutral", "nobody's". @param {string} id */
  whose(id) {
    const { owner } = this.land(id);
    if (!owner) return "nobody's";
    if (owner === "neutral") return "neutral";
    return owner === this.form.seat ? "yours" : `${this.people.get(owner) ?? owner}'s`;
  }

  /** A territory as a list offers it: "Northern Europe (Cleo, 7)". @type {(id: string) => string[]} */
  option(id) {
    const { name, owner, armies } = this.land(id);
    if (!owner) return [id, `${name} (free)`];
    const who = owner === this.form.seat ? "" : `${this.people.get(owner) ?? owner}, `;
    return [id, `${name} (${who}${armies})`];
  }
}
