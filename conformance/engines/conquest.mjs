// A small engine for the game of conquest, as an example of a program that the suite asks. It was written from README.md
// and CATALOGUE.md alone. Questions come line by line on standard input, answers go line by line to standard output.

import { realpathSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export const JOKER = "joker";
export const NEUTRAL = "neutral";
const SETUP = ["claim", "add", "add-neutral", "name-capital"];

export class Refused extends Error {
  constructor(code, action) {
    super(code);
    this.code = code;
    this.action = action;
  }
}

// ── what needs no play ───────────────────────────────────────────────────────────────────────────

/** All throws of so many dice. */
function throwsOf(count) {
  if (count === 0) return [[]];
  return throwsOf(count - 1).flatMap((rest) => [1, 2, 3, 4, 5, 6].map((die) => [...rest, die]));
}

const upTo = (most) => Array.from({ length: Math.max(0, most) }, (_, i) => i + 1);

const FACTS = {
  losses: (game, attack, defence) => game.losses(attack, defence),
  odds: (game, attack, defence) => [game.odds(attack, defence)],
  "capture-costs": (game, attack, defence) => [
    Object.entries(game.odds(attack, defence))
      .filter(([key]) => +key.split("-")[1] >= defence && +key.split("-")[0] > 0)
      .reduce((sum, [, times]) => sum + times, 0),
  ],
  "dice-allowed": (game, mine, theirs) => [game.attackDice(mine), game.defenceDice(theirs)],
  "set-values": (game, number) => [game.setValue(number)],
  sets: (game, figures) => [game.isSet(figures)],
  "holds-a-set": (game, figures) => [game.holdsSet(figures)],
  "forced-sets": (game, cards) => [game.forcedAfterElimination(cards)],
  deck: ({ board }, kind) => {
    const figures = board.territories.map((one) => one.card).filter(Boolean);
    if (kind === "cards") return [figures.length + board.jokers];
    return [kind === "jokers" ? board.jokers : figures.filter((figure) => figure === kind).length];
  },
  figures: ({ board }, id) => [board.territories.find((one) => one.id === id).card],
  neighbours: ({ board }, id) => [[...board.territories.find((one) => one.id === id).borders].sort()],
  continents: ({ board }, id) => [
    board.continents.find((land) => land.id === id).bonus,
    board.territories.filter((one) => one.continent === id).map((one) => one.id).sort(),
  ],
  "board-size": ({ board }, kind) => [
    kind === "territories"
      ? board.territories.length
      : board.territories.reduce((sum, one) => sum + one.borders.length, 0) / 2,
  ],
  "armies-for-territories": (game, territories) => [game.armiesFor(territories)],
  "armies-due": (game, player) => {
    const { base, continents } = game.due(player);
    return [base + Object.values(continents).reduce((sum, bonus) => sum + bonus, 0)];
  },
  seen: (game, reader) => [game.handsSeen(reader)],
  "new-game": ({ settings }, players) => {
    const needs = { reroll_scope: "card_reroll", capital_cards: "capitals", capitals_end: "capitals" };
    const missing = Object.keys(settings.choices).some((name) => needs[name] && !settings[needs[name]]);
    const [fewest, most] = settings.seats;
    return [!missing && players >= fewest && players <= most];
  },
};

// ── a game ───────────────────────────────────────────────────────────────────────────────────────

export class Game {
  constructor(question) {
    this.settings = structuredClone(question.settings);
    this.seats = question.seats;
    this.board = question.board;
    this.ids = this.board.territories.map((one) => one.id);
    this.place = Object.fromEntries(this.board.territories.map((one) => [one.id, one]));
    this.position = structuredClone(question.before);
    this.actions = question.actions ?? [];
    this.chance = { throws: [], again: [], draws: [], lots: [], deal: [], ...structuredClone(question.chance ?? {}) };
    this.chance.lots = this.chance.lots.flat();
    this.limit = this.settings.army_cap || Infinity;
    this.events = [];
    this.at = 0;
    this.standing = null; // armies that may still be shifted, once a shift was made
  }

  play() {
    if (this.position.phase === "new") this.prepare();
    while (this.at < this.actions.length) this.step(this.actions[this.at]);
  }

  refuse(code, at = this.at) {
    throw new Refused(code, at + 1);
  }

  tell(event, fields) {
    this.events.push({ event, ...fields });
  }

  take(kind) {
    if (!this.chance[kind].length) throw new Error(`no more ${kind}`);
    return this.chance[kind].shift();
  }

  // what needs no position

  /** what a throw costs attacker and defender. */
  losses(attack, defence) {
    const high = (dice) => [...dice].sort((a, b) => b - a);
    const [mine, theirs] = [high(attack), high(defence)];
    let killed = 0;
    const pairs = Math.min(mine.length, theirs.length);
    for (let i = 0; i < pairs; i++) if (mine[i] > theirs[i]) killed++;
    return [pairs - killed, killed];
  }

  /** All throws of both, as how often they cost "attacker-defender". */
  odds(attackers, defenders) {
    const found = {};
    for (const attack of throwsOf(attackers))
      for (const defence of throwsOf(defenders)) {
        const key = this.losses(attack, defence).join("-");
        found[key] = (found[key] ?? 0) + 1;
      }
    return found;
  }

  /** */
  attackDice(armies) {
    return upTo(Math.min(3, armies - 1));
  }

  /** */
  defenceDice(armies) {
    return upTo(Math.min(2, armies));
  }

  /** */
  armiesFor(territories) {
    return Math.max(3, Math.floor(territories / 3));
  }

  /** what the n-th set of the game is worth. */
  setValue(number) {
    if (this.settings.set_values === "plus-one") return number + 3;
    return number <= 5 ? 2 * number + 2 : 5 * number - 15;
  }

  /** three alike, one of each, or any two with a joker. */
  isSet(figures) {
    if (figures.length !== 3) return false;
    return figures.includes(JOKER) || new Set(figures).size !== 2;
  }

  holdsSet(figures) {
    return figures.some((a, i) =>
      figures.some((b, j) => j > i && figures.some((c, k) => k > j && this.isSet([a, b, c]))),
    );
  }

  /** sets that bring a hand of five or more down to four. */
  forcedSets(cards) {
    return cards < 5 ? 0 : Math.ceil((cards - 4) / 3);
  }

  /** five may be held if that was the whole hand, not if it was larger and sets are being turned in. */
  forcedAfterElimination(cards) {
    const mayHold = this.settings.five_after_elimination === "may-hold" && !this.position?.due;
    return cards === 5 && mayHold ? 0 : this.forcedSets(cards);
  }

  /** one's own cards, and of the others how many. */
  handsSeen(reader) {
    const { hands } = this.position;
    return Object.fromEntries(this.seats.map((seat) => [seat, seat === reader ? hands[seat] : hands[seat].length]));
  }

  // what a position says

  owner(id) {
    return this.position.territories[id].owner;
  }

  armies(id) {
    return this.position.territories[id].armies;
  }

  held(who) {
    return this.ids.filter((id) => this.owner(id) === who);
  }

  room(id) {
    return this.limit - this.armies(id);
  }

  roomOf(who) {
    return this.held(who).reduce((sum, id) => sum + Math.max(0, this.room(id)), 0);
  }

  sort(cards) {
    const order = (card) => (card === JOKER ? this.ids.length : this.ids.indexOf(card));
    return [...cards].sort((a, b) => order(a) - order(b));
  }

  figures(cards) {
    return cards.map((card) => (card === JOKER ? JOKER : this.place[card].card));
  }

  live() {
    return this.seats.filter((seat) => !this.position.out.includes(seat));
  }

  after(seat) {
    const from = this.seats.indexOf(seat);
    const round = this.seats.map((_, i) => this.seats[(from + 1 + i) % this.seats.length]);
    return round.find((next) => !this.position.out.includes(next));
  }

  // ── before the first turn ──────────────────────────────────────────────────────────────────────

  /** one die each, the highest wins, ties again. */
  lots(purpose) {
    let tied = this.seats;
    while (tied.length > 1) {
      const dice = tied.map(() => this.take("lots"));
      const best = Math.max(...dice);
      tied = tied.filter((_, i) => dice[i] === best);
    }
    this.tell("lots-rolled", { purpose, winner: tied[0] });
    return tied[0];
  }

  prepare() {
    const { settings, position } = this;
    position.mover = position.mover || this.seats[0];
    if (settings.first_turn === "left-of-dealer" || settings.setup === "dealt") {
      const dealer = settings.dealer || this.lots("dealer");
      this.tell("dealer-named", { dealer });
      position.starter = this.after(dealer);
    } else position.starter = this.lots("set-up");
    if (settings.setup !== "claim") this.deal();
    const armies = this.initial();
    this.tell("initial-armies-counted", { armies });
    position.to_place = Object.fromEntries(Object.entries(armies).filter(([, left]) => left));
    Object.assign(position, { phase: "setup", mover: position.starter, placed: 0 });
    this.passPlacing(true);
    this.carryOnSetup();
  }

  /** one by one; a neutral army comes last in the round. */
  deal() {
    const first = this.seats.indexOf(this.position.starter);
    const round = this.seats.map((_, i) => this.seats[(first + i) % this.seats.length]);
    if (this.settings.setup === "neutral") round.push(NEUTRAL);
    const dealt = [...this.chance.deal, ...this.ids.filter((id) => !this.chance.deal.includes(id))];
    this.chance.deal = [];
    dealt.forEach((id, i) => (this.position.territories[id] = { owner: round[i % round.length], armies: 1 }));
    for (const seat of round) this.tell("territories-dealt", { seat, territories: this.held(seat) });
  }

  initial() {
    const { setup, initial, initial_extra: extra } = this.settings;
    const count = initial[this.seats.length];
    const who = setup === "neutral" ? [...this.seats, NEUTRAL] : this.seats;
    const left = (seat) => (setup === "dealt" ? extra : setup === "claim" ? count : count - this.held(seat).length);
    return Object.fromEntries(who.map((seat) => [seat, left(seat)]));
  }

  claiming() {
    return this.settings.setup === "claim" && this.ids.some((id) => !this.owner(id));
  }

  /** What a seat places next: "add", "add-neutral" or nothing. */
  wanted(seat, placed) {
    const left = this.position.to_place;
    if (this.settings.setup !== "neutral") return placed < 1 && left[seat] ? "add" : "";
    if (placed < 2 && left[seat]) return "add";
    return left[NEUTRAL] ? "add-neutral" : "";
  }

  passPlacing(unlessOpen) {
    const { position } = this;
    if (this.claiming() || (unlessOpen && this.wanted(position.mover, position.placed))) return;
    const from = this.seats.indexOf(position.mover);
    const round = this.seats.map((_, i) => this.seats[(from + 1 + i) % this.seats.length]);
    position.mover = round.find((seat) => this.wanted(seat, 0)) ?? position.mover;
    position.placed = 0;
  }

  less(who, armies) {
    const left = this.position.to_place;
    left[who] -= armies;
    if (!left[who]) delete left[who];
  }

  /** Armies that nothing can take are lost; when all are placed the first turn begins. */
  carryOnSetup() {
    const { position } = this;
    for (;;) {
      if (this.claiming()) return;
      const kind = this.wanted(position.mover, position.placed);
      if (!kind) break;
      const owner = kind === "add" ? position.mover : NEUTRAL;
      if (this.roomOf(owner) > 0) return;
      this.tell("setup-armies-lost", { owner, armies: position.to_place[owner] });
      delete position.to_place[owner];
      this.passPlacing(true);
    }
    if (this.settings.capitals && !Object.keys(position.capitals).length) return;
    const first = this.settings.first_turn === "roll" ? this.lots("turn") : position.starter;
    this.startTurn(first, 1);
  }

  setUp(action) {
    const { position, settings } = this;
    const kind = action.do;
    if (position.phase !== "setup") this.refuse("not-now");
    if (kind === "name-capital") return this.nameCapitals();
    if (settings.placings === "lists" && kind !== "add-neutral") return this.setUpByLists();
    if ((action.player ?? position.mover) !== position.mover) this.refuse("not-your-turn");
    if (kind === "add-neutral" && settings.setup !== "neutral") this.refuse("not-played");
    this.placeOne(action);
    this.at++;
    this.carryOnSetup();
  }

  /** One placing of the player who places. */
  placeOne({ do: kind, territory: id }) {
    const { position } = this;
    if (kind === "claim") {
      if (!this.claiming()) this.refuse("not-now");
      if (this.owner(id)) this.refuse("occupied");
      position.territories[id] = { owner: position.mover, armies: 1 };
      this.tell("territory-claimed", { seat: position.mover, territory: id });
      if (position.to_place[position.mover]) this.less(position.mover, 1);
      position.mover = this.after(position.mover);
      if (!this.claiming()) {
        position.mover = this.firstToAdd();
        this.passPlacing(true);
      }
    } else {
      if (this.claiming()) this.refuse(this.owner(id) === position.mover ? "not-now" : "not-yours");
      if (this.wanted(position.mover, position.placed) !== kind) this.refuse("not-now");
      const owner = kind === "add" ? position.mover : NEUTRAL;
      if (this.owner(id) !== owner) this.refuse("not-yours");
      if (this.room(id) < 1) this.refuse("no-room");
      position.territories[id].armies++;
      this.tell("army-added", { by: position.mover, owner, territory: id });
      this.less(owner, 1);
      position.placed++;
      this.passPlacing(kind === "add");
    }
  }

  /** who adds an army when all is claimed. */
  firstToAdd() {
    return this.position.starter;
  }

  /** what follows is handed in at once, and played in turn order until a list runs dry. */
  setUpByLists() {
    const { position } = this;
    const from = this.at;
    while (["claim", "add"].includes(this.actions[this.at]?.do)) this.at++;
    const waiting = this.actions.slice(from, this.at);
    const fits = ({ do: kind, player, territory }) =>
      player === position.mover && (kind === "claim") === this.claiming() && (kind === "add" || !this.owner(territory));
    while (position.phase === "setup") {
      const next = waiting.findIndex(fits);
      if (next < 0) return;
      this.placeOne(waiting.splice(next, 1)[0]);
      this.carryOnSetup();
    }
  }

  /** one after the other, known together. */
  nameCapitals() {
    if (!this.settings.capitals) this.refuse("not-played");
    if (this.claiming() || Object.keys(this.position.to_place).length) this.refuse("not-now");
    const named = {};
    for (const seat of this.seats) {
      const action = this.actions[this.at];
      if (action?.do !== "name-capital") break;
      if ((action.player ?? seat) !== seat) this.refuse("not-your-turn");
      if (this.owner(action.territory) !== seat) this.refuse("not-yours");
      named[seat] = action.territory;
      this.at++;
    }
    if (Object.keys(named).length < this.seats.length) return;
    for (const seat of this.seats) this.tell("capital-named", { seat, territory: named[seat] });
    this.position.capitals = Object.fromEntries(this.seats.map((seat) => [seat, named[seat]]));
    this.carryOnSetup();
  }

  // ── a turn ─────────────────────────────────────────────────────────────────────────────────────

  startTurn(seat, turn) {
    Object.assign(this.position, {
      phase: "turn", turn, mover: seat, captured: [], due: 0, commander_used: false, starter: "", to_place: {}, placed: 0,
    });
    this.standing = null;
    this.tell("turn-started", { seat, turn });
  }

  step(action) {
    const { position } = this;
    if (position.phase === "over") this.refuse("game-over");
    if (SETUP.includes(action.do)) return this.setUp(action);
    if (position.phase === "setup") this.refuse("not-now");
    this.requireMover(action);
    if ((position.phase === "bonus") !== (action.do === "place-bonus")) this.refuse("not-now");
    switch (action.do) {
      case "turn-in": return this.turnIn(action);
      case "place": return this.placeArmies(action);
      case "attack": return this.attack(action);
      case "free-move": return this.freeMove(action);
      case "fortify": return this.fortify(action);
      case "end-turn": return this.endTurn(action);
      case "place-bonus": return this.placeBonus(action);
      default: return this.refuse("not-now");
    }
  }

  /** nobody else acts; a bonus is placed by the conqueror. */
  requireMover(action) {
    const { phase, bonus, mover } = this.position;
    const acting = phase === "bonus" ? bonus.player : mover;
    if ((action.player ?? acting) !== acting) this.refuse("not-your-turn");
  }

  /** What must be done before attacks, moves or the end of the turn. */
  clear() {
    const { position } = this;
    const hand = position.hands[position.mover].length;
    if (position.phase === "turn") this.refuse(this.forcedSets(hand) ? "must-turn-in" : "wrong-number");
    if (position.phase === "elimination") {
      if (this.forcedAfterElimination(hand)) this.refuse("must-turn-in");
      if (position.due) this.refuse("wrong-number");
      position.phase = "attack";
    }
  }

  turnIn({ cards }) {
    const { position } = this;
    if (position.phase !== "turn" && position.phase !== "elimination") this.refuse("not-now");
    const hand = [...position.hands[position.mover]];
    for (const card of cards) {
      if (!hand.includes(card)) this.refuse("card-not-held");
      hand.splice(hand.indexOf(card), 1);
    }
    if (!this.isSet(this.figures(cards))) this.refuse("no-set");
    position.hands[position.mover] = hand;
    position.discard = this.sort([...position.discard, ...cards]);
    const armies = this.setValue(++position.sets);
    position.due += armies;
    this.tell("set-turned-in", { seat: position.mover, cards, number: position.sets, armies });
    const bonus = this.settings.card_territory_bonus;
    for (const id of bonus ? this.ownOn(this.sort(cards)) : []) {
      const placed = Math.min(bonus, this.room(id));
      position.territories[id].armies += placed;
      this.tell("card-bonus-placed", { seat: position.mover, territory: id, armies: placed, lost: bonus - placed });
    }
    this.at++;
  }

  /** territories on cards that get armies. */
  ownOn(cards) {
    return cards.filter((id) => id !== JOKER && this.owner(id) === this.position.mover);
  }

  /** */
  due(seat) {
    const held = this.held(seat);
    const whole = this.board.continents.filter((land) =>
      this.board.territories.every((one) => one.continent !== land.id || this.owner(one.id) === seat),
    );
    return {
      territories: held.length,
      base: this.armiesFor(held.length),
      continents: Object.fromEntries(whole.map((land) => [land.id, land.bonus])),
    };
  }

  placeArmies({ armies }) {
    const { position } = this;
    const seat = position.mover;
    if (position.phase !== "turn" && position.phase !== "elimination") this.refuse("not-now");
    const hand = position.hands[seat].length;
    const atStart = position.phase === "turn";
    if (atStart ? this.forcedSets(hand) : this.forcedAfterElimination(hand)) this.refuse("must-turn-in");
    if (atStart) {
      const due = this.due(seat);
      this.tell("armies-counted", { seat, ...due, sets: position.due });
      position.due += due.base + Object.values(due.continents).reduce((sum, bonus) => sum + bonus, 0);
    }
    this.putDown(seat, armies, position.due, this.held(seat));
    position.due -= Object.values(armies).reduce((sum, number) => sum + number, 0);
    if (position.due) this.tell("armies-lost", { seat, armies: position.due });
    position.due = 0;
    position.phase = "attack";
    this.at++;
  }

  /** Put armies on territories that are open to them: all that are due, or all that there is room for. */
  putDown(seat, armies, due, open) {
    const ids = this.ids.filter((id) => id in armies);
    if (ids.some((id) => !open.includes(id))) this.refuse("not-yours");
    const room = open.reduce((sum, id) => sum + Math.max(0, this.room(id)), 0);
    const sum = ids.reduce((total, id) => total + armies[id], 0);
    if (sum !== Math.min(due, room) || ids.some((id) => armies[id] < 1)) this.refuse("wrong-number");
    if (ids.some((id) => armies[id] > this.room(id))) this.refuse("no-room");
    for (const id of ids) {
      this.position.territories[id].armies += armies[id];
      this.tell("armies-placed", { seat, territory: id, armies: armies[id] });
    }
  }

  // ── attacks ────────────────────────────────────────────────────────────────────────────────────

  attack({ from, to, dice, defence }) {
    const { position } = this;
    this.clear();
    if (this.owner(from) !== position.mover) this.refuse("not-yours");
    if (this.owner(to) === position.mover) this.refuse("own-territory");
    if (!this.place[from].borders.includes(to)) this.refuse("not-adjacent");
    if (this.armies(from) < 2) this.refuse("too-few-armies");
    if (!this.attackDice(this.armies(from)).includes(dice)) this.refuse("dice");
    if (!this.defenceDice(this.armies(to)).includes(defence)) this.refuse("dice");
    const fallen = this.take("throws").map((side) => [...side]);
    this.at++;
    this.changeDice(from, to, fallen);
    const [lost, killed] = this.losses(...fallen);
    position.territories[from].armies -= lost;
    position.territories[to].armies -= killed;
    this.tell("battle-fought", {
      source: from, target: to, attack: fallen[0], defence: fallen[1], "attacker-losses": lost, "defender-losses": killed,
    });
    if (this.armies(to) > 0) return;
    const next = this.actions[this.at];
    const most = Math.min(this.armies(from) - 1, this.limit);
    if (next?.do !== "move-in") this.refuse("move-in");
    this.requireMover(next);
    if (next.armies < dice || next.armies > most) this.refuse("move-in");
    this.at++;
    this.capture(from, to, next.armies);
  }

  /** one card first, then the commander. */
  changeDice(from, to, fallen) {
    const { position, settings } = this;
    const used = new Set();
    for (let action; ["throw-again", "commander"].includes((action = this.actions[this.at])?.do); this.at++) {
      this.requireMover(action);
      const card = action.do === "throw-again";
      const whose = action.whose ?? "attack";
      if (!(card ? settings.card_reroll : settings.commander)) this.refuse("not-played");
      if (card && whose === "defence" && settings.reroll_scope !== "any") this.refuse("not-played");
      if (used.has(action.do) || used.has("commander") || (!card && position.commander_used)) this.refuse("used-up");
      if (card && this.cardIsSpent(to)) this.refuse("used-up");
      if (card && !([from, to].includes(action.card) && position.hands[position.mover].includes(action.card)))
        this.refuse("card-of-no-use");
      const side = fallen[whose === "defence" ? 1 : 0];
      const at = side.indexOf(action.die);
      if (at < 0) this.refuse("no-such-die");
      side[at] = card ? this.take("again") : 6;
      const seat = position.mover;
      if (card) this.tell("die-rerolled", { seat, card: action.card, whose, old: action.die, new: side[at] });
      else this.tell("die-commanded", { seat, old: action.die });
      if (!card) position.commander_used = true;
      used.add(action.do);
    }
  }

  /** no card is, when the next throw comes. */
  cardIsSpent(_target) {
    return false;
  }

  capture(from, to, moved) {
    const { position } = this;
    const [attacker, defender] = [position.mover, this.owner(to)];
    position.territories[from].armies -= moved;
    position.territories[to] = { owner: attacker, armies: moved };
    position.captured.push(to);
    this.tell("territory-captured", { attacker, defender, source: from, target: to, moved });
    if (defender !== NEUTRAL && !this.held(defender).length) this.eliminate(defender, attacker);
    else this.winAtOnce();
  }

  /** */
  eliminate(defender, attacker) {
    this.putOut(defender, attacker, "territories");
    if (this.live().length === 1) return this.win(attacker, this.settings.setup === "neutral" ? "opponent" : "territories");
    if (this.winAtOnce()) return;
    if (!this.position.hands[defender].length) return;
    this.passCards(defender, attacker);
    this.offerSets(attacker);
  }

  offerSets(seat) {
    if (this.holdsSet(this.figures(this.position.hands[seat]))) this.position.phase = "elimination";
  }

  putOut(seat, by, why) {
    this.position.out = this.seats.filter((one) => one === seat || this.position.out.includes(one));
    this.tell("player-eliminated", { seat, by, why });
  }

  passCards(giver, taker) {
    const { hands } = this.position;
    this.tell("cards-passed", { giver, taker, cards: hands[giver] });
    hands[taker] = this.sort([...hands[taker], ...hands[giver]]);
    hands[giver] = [];
  }

  win(seat, how) {
    Object.assign(this.position, { phase: "over", winner: seat });
    this.tell("game-won", { seat, how });
  }

  /** who alone holds a capital of their own. */
  onlyHolder() {
    const { capitals } = this.position;
    const holders = this.live().filter((one) => one in capitals && this.owner(capitals[one]) === one);
    return holders.length === 1 ? holders[0] : "";
  }

  winAtOnce() {
    const winner = this.settings.capitals_end === "at-once" ? this.onlyHolder() : "";
    if (winner) this.win(winner, "capitals");
    return winner !== "";
  }

  // ── the end of a turn ──────────────────────────────────────────────────────────────────────────

  freeMove({ from, to, armies }) {
    this.clear();
    if (!this.freeMoveIsPlayed()) this.refuse("not-played");
    const seat = this.position.mover;
    if (this.owner(from) !== seat || this.owner(to) !== seat) this.refuse("not-yours");
    if (!this.movesTo(from, to)) this.refuse("not-adjacent");
    if (armies < 1) this.refuse("wrong-number");
    if (armies >= this.armies(from)) this.refuse("too-few-armies");
    if (armies > this.room(to)) this.refuse("no-room");
    this.shift("free-move-made", { from, to, armies });
    this.at++;
    if (this.at < this.actions.length && !this.followsFreeMove(this.actions[this.at])) this.refuse("not-now");
  }

  /** */
  freeMoveIsPlayed() {
    return this.settings.movement === "adjacent";
  }

  followsFreeMove(action) {
    return action.do === "end-turn";
  }

  /** */
  movesTo(from, to) {
    return this.place[from].borders.includes(to);
  }

  shift(event, { from, to, armies }) {
    this.position.territories[from].armies -= armies;
    this.position.territories[to].armies += armies;
    this.tell(event, { seat: this.position.mover, source: from, target: to, armies });
  }

  /** one shift after the other, of armies that stood there when the first began. */
  fortify({ from, to, armies }) {
    this.clear();
    if (this.settings.movement !== "connected") this.refuse("not-played");
    const seat = this.position.mover;
    this.standing ??= Object.fromEntries(this.held(seat).map((id) => [id, this.armies(id)]));
    if (this.owner(from) !== seat || this.owner(to) !== seat) this.refuse("not-yours");
    if (!this.joined(from, to)) this.refuse("no-path");
    if (armies < 1) this.refuse("wrong-number");
    if (armies >= this.standing[from]) this.refuse("too-few-armies");
    if (armies > this.room(to)) this.refuse("no-room");
    this.standing[from] -= armies;
    this.shift("armies-fortified", { from, to, armies });
    this.at++;
    const next = this.actions[this.at];
    if (next && !["fortify", "end-turn"].includes(next.do)) this.refuse("not-now");
  }

  joined(from, to) {
    const seen = new Set([from]);
    for (const here of seen)
      for (const there of this.place[here].borders) if (this.owner(there) === this.owner(from)) seen.add(there);
    return seen.has(to);
  }

  endTurn({ card = true }) {
    const { position } = this;
    this.clear();
    if (!card && this.settings.card_drawing !== "optional") this.refuse("not-played");
    this.at++;
    const seat = position.mover;
    if (this.earnsCard() && card) this.drawCard(seat);
    else if (this.earnsCard()) this.tell("card-missed", { seat, reason: "declined" });
    this.tell("turn-ended", { seat });
    if (Object.keys(position.capitals).length) this.checkCapital(seat);
    if (position.phase !== "over" && position.phase !== "bonus") this.startTurn(this.after(seat), position.turn + 1);
  }

  /** */
  earnsCard() {
    return this.position.captured.length > 0;
  }

  drawCard(seat) {
    const { position } = this;
    if (position.hands[seat].length >= 5) return this.tell("card-missed", { seat, reason: "five" });
    if (!position.pile.length) {
      if (!position.discard.length) return this.tell("card-missed", { seat, reason: "none" });
      this.tell("pile-restored", { cards: position.discard.length });
      [position.pile, position.discard] = [position.discard, []];
    }
    const card = this.take("draws");
    if (!position.pile.includes(card)) throw new Error(`${card} is not in the pile`);
    position.pile.splice(position.pile.indexOf(card), 1);
    position.hands[seat] = this.sort([...position.hands[seat], card]);
    this.tell("card-drawn", { seat, card });
  }

  /** */
  checkCapital(seat) {
    const { position, settings } = this;
    const conqueror = this.owner(position.capitals[seat]);
    const fallen = conqueror !== seat && conqueror !== NEUTRAL;
    const territories = this.held(seat);
    if (fallen) {
      this.tell("capital-lost", { seat, capital: position.capitals[seat], conqueror });
      this.putOut(seat, conqueror, "capital");
      const cards = position.hands[seat];
      if (cards.length && settings.capital_cards === "conqueror") this.passCards(seat, conqueror);
      else if (cards.length) {
        this.tell("cards-discarded", { seat, cards });
        position.discard = this.sort([...position.discard, ...cards]);
        position.hands[seat] = [];
      }
      this.tell("territories-vacated", { seat, conqueror, territories });
      for (const id of territories) position.territories[id] = { owner: conqueror, armies: 1 };
    }
    const only = settings.capitals_end === "last-player" ? "" : this.onlyHolder();
    const winner = this.live().length === 1 ? this.live()[0] : only;
    if (winner) return this.win(winner, "capitals");
    if (!fallen) return;
    Object.assign(position, { phase: "bonus", bonus: { player: conqueror, armies: 5, territories } });
    this.tell("bonus-due", { seat: conqueror, armies: 5, territories });
  }

  placeBonus({ armies }) {
    const { position } = this;
    const { player, armies: due, territories } = position.bonus;
    this.putDown(player, armies, due, territories);
    position.bonus = {};
    this.at++;
    this.startTurn(this.after(position.mover), position.turn + 1);
  }
}

// ── the door ─────────────────────────────────────────────────────────────────────────────────────

/** Answer a question. `Played` may be a class that plays some rule otherwise. */
export function answer(question, Played = Game) {
  const { number } = question;
  if (question.game !== "conquest" || question.profile !== "rules") return { number, unsupported: question.game };
  if ("fact" in question) {
    if (!(question.fact in FACTS)) return { number, unsupported: question.fact };
    return { number, answers: question.ask.map((row) => FACTS[question.fact](new Played(question), ...row)) };
  }
  const game = new Played(question);
  try {
    game.play();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { number, refused: { action: error.action, code: error.code } };
  }
  const unused = Object.fromEntries(Object.entries(game.chance).filter(([, left]) => left.length));
  return { number, events: game.events, position: game.position, unused };
}

/** Answer line by line, until there are no more. */
export async function serve(answering) {
  for await (const line of createInterface({ input: process.stdin })) {
    if (!line.trim()) continue;
    const question = JSON.parse(line);
    let said;
    try {
      said = answering(question);
    } catch (error) {
      said = { number: question.number, failed: String(error) };
    }
    process.stdout.write(`${JSON.stringify(said)}\n`);
  }
}

// Other engines take parts of this one.
if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) await serve(answer);
