// Other readings of the game of conquest (A-nn of CATALOGUE.md), each as a change of the engine beside this file.

import { JOKER, NEUTRAL } from "./conquest.mjs";

/** A reading that is a value of settings, in the games that it is about. What a game has chosen is no question of reading. */
const set =
  (settings, isMeant = () => true) =>
  (Base) =>
    class extends Base {
      constructor(question) {
        super(question);
        const chosen = Object.keys(settings).some((name) => name in question.settings.choices);
        if (!chosen && isMeant(question)) Object.assign(this.settings, structuredClone(settings));
      }
    };

const french = ({ settings }) => settings.edition === "risk-1959-french";
const claimed = { setup: "claim", initial: { 3: 35, 4: 30, 5: 25, 6: 20 } };

/** Two who play with a neutral army what the edition has without. */
const neutralForTwo = (edition, setup) =>
  set({ setup: "neutral", initial: { 2: 40 } }, ({ seats, settings }) =>
    seats.length === 2 && settings.edition === edition && settings.setup === setup);

/** Lists are somebody's, and one alone is no question of who sees what: several players must be named. */
const ofSeveral = ({ actions }) => {
  const players = (actions ?? []).filter((one) => ["claim", "add"].includes(one.do)).map((one) => one.player);
  return players.every(Boolean) && new Set(players).size > 1;
};

const nextAdds = (Base) => class extends Base {
  firstToAdd() {
    return this.position.mover;
  }
};

const minimumForAll = (Base) => class extends Base {
  due(seat) {
    const { territories, continents } = super.due(seat);
    const bonuses = Object.values(continents).reduce((sum, bonus) => sum + bonus, 0);
    return { territories, base: Math.max(Math.floor(territories / 3), 3 - bonuses), continents };
  }
};

/** Where the number of territories alone is asked for, some would say a bare third. */
const thirdAlone = (Base) => class extends minimumForAll(Base) {
  armiesFor(territories) {
    return Math.floor(territories / 3);
  }
};

/** In the French game; the other booklets say two. */
const threeDefend = (Base) => class extends Base {
  defenceDice(armies) {
    return french(this) ? [1, 2, 3].filter((dice) => dice <= armies) : super.defenceDice(armies);
  }
};

const highestTwice = (Base) => class extends Base {
  losses(attack, defence) {
    const pairs = Math.min(attack.length, defence.length);
    const theirs = [...defence].sort((a, b) => b - a).slice(0, pairs);
    const killed = theirs.filter((die) => Math.max(...attack) > die).length;
    return [pairs - killed, killed];
  }
};

const movesAnywhere = (Base) => class extends Base {
  movesTo() {
    return true;
  }
};

const oneJoker = (Base) => class extends Base {
  isSet(figures) {
    return super.isSet(figures) && figures.filter((figure) => figure === JOKER).length < 2;
  }
};

const restoredWhenEmpty = (Base) => class extends Base {
  drawCard(seat) {
    super.drawCard(seat);
    const { position } = this;
    if (position.pile.length || !position.discard.length) return;
    this.tell("pile-restored", { cards: position.discard.length });
    [position.pile, position.discard] = [position.discard, []];
  }
};

const oneTerritory = (Base) => class extends Base {
  ownOn(cards) {
    return super.ownOn(cards).slice(0, 1);
  }
};

const setsWithoutCards = (Base) => class extends Base {
  eliminate(defender, attacker) {
    super.eliminate(defender, attacker);
    if (this.position.phase !== "over") this.offerSets(attacker);
  }
};

const lastCardsPass = (Base) => class extends Base {
  win(seat, how) {
    const loser = this.events.findLast((one) => one.event === "player-eliminated");
    const takes = how !== "capitals" && loser && this.position.hands[loser.seat].length;
    if (takes) this.passCards(loser.seat, seat);
    super.win(seat, how);
  }
};

const noneForNeutral = (Base) => class extends Base {
  earnsCard() {
    const captures = this.events.filter((one) => one.event === "territory-captured");
    const neutral = captures.filter((one) => one.defender === NEUTRAL).map((one) => one.target);
    return this.position.captured.some((id) => !neutral.includes(id));
  }
};

const noArmiesOfCards = (Base) => class extends Base {
  ownOn(cards) {
    return this.settings.set_values === "plus-one" ? [] : super.ownOn(cards);
  }
};

const freeMoveToo = (Base) => class extends Base {
  freeMoveIsPlayed() {
    return true;
  }

  followsFreeMove(action) {
    return super.followsFreeMove(action) || (action.do === "fortify" && this.settings.movement === "connected");
  }
};

const arrivedTravelOn = (Base) => class extends Base {
  fortify(action) {
    this.standing = undefined; // counted anew for each shift
    super.fortify(action);
  }
};

const limitAtTheEnd = (Base) => class extends Base {
  fortify(action) {
    this.change ??= this.sumOfShifts();
    super.fortify(action);
  }

  /** What each territory gains by all shifts that follow each other from here. */
  sumOfShifts() {
    const change = {};
    for (let at = this.at; this.actions[at]?.do === "fortify"; at++) {
      const { from, to, armies } = this.actions[at];
      change[from] = (change[from] ?? 0) - armies;
      change[to] = (change[to] ?? 0) + armies;
    }
    this.before = structuredClone(this.position.territories);
    return change;
  }

  room(id) {
    if (!this.change) return super.room(id);
    return this.before[id].armies + this.change[id] > this.limit ? 0 : Infinity;
  }
};

const limitInTurns = (Base) => class extends Base {
  room(id) {
    return ["new", "setup", "bonus"].includes(this.position.phase) ? Infinity : super.room(id);
  }
};

const oneCardForFight = (Base) => class extends Base {
  cardIsSpent(target) {
    const opened = (one, i) => one.event === "die-rerolled" && this.throwAfter(i)?.target === target;
    return this.events.some(opened);
  }

  throwAfter(place) {
    return this.events.slice(place).find((one) => one.event === "battle-fought");
  }
};

/** By reading, by value: what it changes; several changes where the words of a reading can be met in several ways. */
export const READINGS = {
  "A-01": { claimed: set(claimed, french) },
  "A-02": { counted: set({ initial_extra: 10 }) },
  "A-03": { next: nextAdds },
  "A-04": { "left-of-dealer": set({ first_turn: "left-of-dealer" }, french) },
  "A-07": { neutral: neutralForTwo("risk-1959", "claim") },
  "A-08": { neutral: neutralForTwo("risk-parker", "dealt") },
  "A-11": { all: [minimumForAll, thirdAlone] },
  "A-21": { three: threeDefend },
  "A-24": { "highest-twice": highestTwice },
  "A-31": { anywhere: movesAnywhere },
  "A-33": { one: oneJoker },
  "A-34": { empty: restoredWhenEmpty },
  "A-40": { one: oneTerritory },
  "A-43": { "may-hold": set({ five_after_elimination: "may-hold" }) },
  "A-45": { yes: setsWithoutCards },
  "A-48": { yes: lastCardsPass },
  "A-52": { no: noneForNeutral },
  "A-53": { gone: noArmiesOfCards },
  "A-54": { "may-decline": set({ card_drawing: "optional" }) },
  "A-57": { both: freeMoveToo },
  "A-58": { yes: arrivedTravelOn },
  "A-60": { turns: limitInTurns },
  "A-62": { any: set({ reroll_scope: "any" }) },
  "A-63": { fight: oneCardForFight },
  "A-67": { "only-holder": set({ capitals_end: "only-holder" }), "at-once": set({ capitals_end: "at-once" }) },
  "A-68": { conqueror: set({ capital_cards: "conqueror" }) },
  "A-94": { lists: set({ placings: "lists" }, ofSeveral) },
  "A-95": { end: limitAtTheEnd },
};
