// Other readings of the rail race (A-nn of CATALOGUE.md), each as a change of the engine beside this file.

/** A reading that is a value of settings. What a race has chosen is no question of reading. */
const set = (settings) => (Base) => class extends Base {
  constructor(question) {
    super(question);
    const chosen = Object.keys(settings).some((name) => name in question.settings.choices);
    if (!chosen) Object.assign(this.settings, settings);
  }
};

/** Rejected tickets lie among the others of their pile again, travelled ones below. */
const rejectedMixed = (Base) => class extends Base {
  draw(seat) {
    this.rejecting = true;
    const drawn = super.draw(seat);
    this.rejecting = false;
    return drawn;
  }

  putBack(ticket) {
    if (!this.rejecting) return super.putBack(ticket);
    this.position.returned = this.position.returned.filter((id) => id !== ticket);
  }
};

const citiesTakeAny = (Base) => class extends Base {
  isFree(space) {
    return !space.includes("~") || super.isFree(space);
  }
};

/** Then a piece may be put on a city where another rests, too. */
const citiesTakeAnyStart = (Base) => class extends citiesTakeAny(Base) {
  objection(seat, start) {
    const found = super.objection(seat, start);
    return found[0] === "occupied" ? ["", ""] : found;
  }
};

/** The die that is left in a city moves the piece on, if it `goesOn`. */
const split = (goesOn) => (Base) => class extends Base {
  move(action) {
    const { dice } = this.position;
    const at = dice.indexOf(action.number);
    this.leftOver = at < 0 ? [] : dice.filter((_, i) => i !== at);
    super.move(action);
  }

  endTurn() {
    const dice = this.leftOver ?? [];
    this.leftOver = [];
    const rests = this.events.at(-1)?.event === "city-reached";
    if (!rests || !dice.length || !this.numbers(dice).length || !goesOn(this)) return super.endTurn();
    Object.assign(this.position, { phase: "throw", dice });
  }

  readable(dice) {
    return dice.length === 1 ? dice : super.readable(dice);
  }
};

const asOneLikes = split(({ actions, at, position }) =>
  actions[at + 1]?.do === "move" && (actions[at + 1].player ?? position.mover) === position.mover);

/** By reading, by value: what it changes; several changes where the words of a reading can be met in several ways. */
export const READINGS = {
  "A-76": { "sum-first": set({ dice_choice: "sum-first" }) },
  "A-78": {
    "rejected-mixed": rejectedMixed,
    mixed: set({ returned_tickets: "mixed" }),
  },
  "A-80": { yes: [citiesTakeAny, citiesTakeAnyStart] },
  "A-82": {
    "next-turn": set({ return_ticket: "next-turn" }),
    arrival: set({ return_ticket: "arrival" }),
  },
  "A-89": { shared: set({ rings: "shared" }) },
  "A-93": { split: [asOneLikes, split(() => true)] },
};
