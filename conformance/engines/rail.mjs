// A small engine for the rail race, beside the one for the game of conquest. It was written from README.md and
// CATALOGUE.md alone. Questions come line by line on standard input, answers go line by line to standard output.

import { realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { Refused, serve } from "./conquest.mjs";

const other = (coast) => (coast === "east" ? "west" : "east");

// ── the board ────────────────────────────────────────────────────────────────────────────────────

/** The spaces of a board and the ways between them. */
class Board {
  constructor({ cities, lines, tickets }) {
    this.near = Object.fromEntries(cities.map((city) => [city.id, []]));
    this.tickets = Object.fromEntries(tickets.map((ticket) => [ticket.id, ticket]));
    this.far = {};
    for (const { between: [first, second], spaces } of lines) {
      let last = first;
      for (let k = 1; k < spaces; k++) last = this.join(last, `${first}~${second}~${k}`);
      this.join(last, second);
    }
  }

  join(one, next) {
    this.near[one].push(next);
    (this.near[next] ??= []).push(one);
    return next;
  }

  /** How far each space is from a city. */
  distances(city) {
    if (this.far[city]) return this.far[city];
    const found = { [city]: 0 };
    const queue = [city];
    for (const here of queue)
      for (const there of this.near[here])
        if (!(there in found)) {
          found[there] = found[here] + 1;
          queue.push(there);
        }
    return (this.far[city] = found);
  }

  distance(space, city) {
    return this.distances(city)[space];
  }

  /** the spaces so many steps along all shortest routes from a space to a city. */
  ahead(space, city, steps) {
    const far = this.distances(city);
    let edge = [space];
    for (let k = 0; k < steps; k++)
      edge = [...new Set(edge.flatMap((here) => this.near[here].filter((there) => far[there] < far[here])))];
    return edge;
  }

  /** How many shortest routes there are. */
  routes(space, city) {
    if (space === city) return 1;
    return this.ahead(space, city, 1).reduce((sum, next) => sum + this.routes(next, city), 0);
  }
}

const FACTS = {
  numbers: (race, dice) => [race.numbers(dice)],
  ticket: ({ board }, id) => [board.tickets[id].bound, board.tickets[id].stops],
  routes: ({ board }, from, to) => [board.distance(from, to), board.routes(from, to)],
  starts: (race) => [race.possibleWests(), race.possibleStarters()],
  "new-game": ({ settings }, players) => [settings.partners ? players === 4 : players >= 2 && players <= 4],
};

// ── a race ───────────────────────────────────────────────────────────────────────────────────────

export class Race {
  constructor(question) {
    this.settings = structuredClone(question.settings);
    this.seats = question.seats;
    this.board = new Board(question.board);
    this.position = structuredClone(question.before ?? {});
    this.actions = question.actions ?? [];
    this.chance = { throws: [], draws: [], west: [], lots: [], ...structuredClone(question.chance ?? {}) };
    this.chance.lots = this.chance.lots.flat();
    this.events = [];
    this.at = 0;
  }

  play() {
    if (this.position.phase === "new") this.prepare();
    for (; this.at < this.actions.length; this.at++) this.step(this.actions[this.at]);
  }

  refuse(code) {
    throw new Refused(code, this.at + 1);
  }

  tell(event, fields) {
    this.events.push({ event, ...fields });
  }

  take(kind) {
    if (!this.chance[kind].length) throw new Error(`no more ${kind}`);
    return this.chance[kind].shift();
  }

  get piece() {
    return this.position.pieces[this.position.mover];
  }

  /** The other pieces, with whose they are. */
  others(seat) {
    return Object.entries(this.position.pieces).filter(([one]) => one !== seat);
  }

  /** Whose piece rests on a space, "" if none does. */
  resting(space, but) {
    return this.others(but).find(([, piece]) => piece.place === space)?.[0] ?? "";
  }

  // ── before the first turn ──────────────────────────────────────────────────────────────────────

  prepare() {
    const { position, settings, seats } = this;
    const named = settings.west === "lot" ? this.chance.west.splice(0) : this.named(settings.west);
    const west = seats.filter((seat) => named.includes(seat));
    const east = seats.filter((seat) => !named.includes(seat));
    this.tell("coasts-taken", { west, east });
    const empty = { place: "", ticket: "", next: "", crossed: false, home: false };
    const coast = (seat) => (west.includes(seat) ? "west" : "east");
    position.pieces = Object.fromEntries(seats.map((seat) => [seat, { coast: coast(seat), ...empty }]));
    for (const seat of seats) {
      this.draw(seat);
      const piece = position.pieces[seat];
      piece.place = this.board.tickets[piece.ticket].stops[0];
      this.tell("piece-placed", { seat, city: piece.place });
    }
    const first = settings.first === "roll" ? this.rollFirst() : settings.first;
    if (settings.first !== "roll") this.tell("starter-named", { seat: first });
    this.startTurn(first, 1);
  }

  named(text) {
    return text.split(",").map((word) => word.trim());
  }

  /** two dice each, the highest sum, ties again. */
  rollFirst() {
    let tied = this.seats;
    while (tied.length > 1) {
      const sums = tied.map(() => this.take("lots").reduce((one, two) => one + two));
      tied = tied.filter((_, i) => sums[i] === Math.max(...sums));
    }
    this.tell("starter-rolled", { winner: tied[0] });
    return tied[0];
  }

  /** who plays together. */
  teams() {
    const { seats, settings } = this;
    if (!settings.partners) return seats.map((seat) => [seat]);
    const partner = settings.first_partner === "opposite" ? seats[2] : settings.first_partner;
    const first = [seats[0], partner];
    return [first, seats.filter((seat) => !first.includes(seat))];
  }

  /** who may start in the west. */
  possibleWests() {
    const { seats, settings } = this;
    if (settings.west !== "lot") return [seats.filter((seat) => this.named(settings.west).includes(seat))];
    if (seats.length < 4) return seats.map((seat) => [seat]);
    const pairs = seats.flatMap((one, i) => seats.slice(i + 1).map((two) => [one, two]));
    const split = (pair) => this.teams().every((team) => team.length < 2 || team.some((seat) => !pair.includes(seat)));
    return pairs.filter(split);
  }

  possibleStarters() {
    return this.settings.first === "roll" ? this.seats : [this.settings.first];
  }

  // ── tickets ────────────────────────────────────────────────────────────────────────────────────

  /** the far coast first, then the way back. */
  boundOf(piece) {
    return piece.crossed ? piece.coast : other(piece.coast);
  }

  /** Draw until a ticket is not rejected; false if there is none. */
  draw(seat) {
    const { pieces } = this.position;
    const bound = this.boundOf(pieces[seat]);
    const pile = Object.keys(this.board.tickets).filter((id) => this.board.tickets[id].bound === bound);
    const free = pile.filter((id) => Object.values(pieces).every((piece) => piece.ticket !== id));
    const bottom = this.position.returned.filter((id) => free.includes(id));
    const top = free.filter((id) => !bottom.includes(id));
    while (top.length || bottom.length) {
      const ticket = top.length ? this.take("draws") : bottom[0];
      const from = top.length ? top : bottom;
      if (!from.includes(ticket)) throw new Error(`${ticket} does not lie there`);
      from.splice(from.indexOf(ticket), 1);
      const start = this.board.tickets[ticket].stops[0];
      const [reason, by] = this.objection(seat, start);
      if (!reason) {
        this.position.returned = this.position.returned.filter((id) => id !== ticket);
        Object.assign(pieces[seat], { ticket, next: this.board.tickets[ticket].stops[1] });
        this.tell("ticket-drawn", { seat, ticket });
        return true;
      }
      this.tell("ticket-rejected", { seat, ticket, reason, by });
      this.putBack(ticket);
    }
    this.tell("ticket-missed", { seat });
    return false;
  }

  /** why a ticket is rejected, and by whom. */
  objection(seat, start) {
    const holds = ([, { ticket }]) => ticket && this.board.tickets[ticket].stops[0] === start;
    const holder = this.others(seat).find(holds)?.[0];
    if (holder) return ["held", holder];
    const rests = this.resting(start, seat);
    return rests ? ["occupied", rests] : ["", ""];
  }

  /** to the bottom, unless tickets are mixed in again. */
  putBack(ticket) {
    if (this.settings.returned_tickets === "mixed") return;
    this.position.returned = [...this.position.returned.filter((id) => id !== ticket), ticket];
    this.tell("ticket-returned", { ticket });
  }

  /** draw for the way back, and go by express where it starts elsewhere; true if the piece stays where it is. */
  setOut(seat) {
    const piece = this.position.pieces[seat];
    if (!this.draw(seat)) return false;
    const start = this.board.tickets[piece.ticket].stops[0];
    if (start === piece.place) return true;
    piece.place = start;
    this.tell("express-taken", { seat, city: start });
    return false;
  }

  /** */
  drawsOnArrival() {
    const { return_ticket: when, partners } = this.settings;
    return when === "arrival" || (when === "booklet" && partners);
  }

  // ── a turn ─────────────────────────────────────────────────────────────────────────────────────

  startTurn(seat, turn) {
    Object.assign(this.position, { phase: "turn", turn, mover: seat, dice: [] });
    this.tell("turn-started", { seat, turn });
  }

  /** The next seat that still travels. */
  endTurn() {
    const { position, seats } = this;
    const from = seats.indexOf(position.mover);
    const round = seats.map((_, i) => seats[(from + 1 + i) % seats.length]);
    this.startTurn(round.find((seat) => !position.pieces[seat].home), position.turn + 1);
  }

  step(action) {
    const { position } = this;
    if (position.phase === "over") this.refuse("game-over");
    if ((action.player ?? position.mover) !== position.mover) this.refuse("not-your-turn");
    if (action.do === "throw" && position.phase === "turn") return this.throw();
    if (action.do === "move" && position.phase === "throw") return this.move(action);
    this.refuse("not-now");
  }

  throw() {
    const { position } = this;
    const seat = position.mover;
    if (!this.piece.ticket && !this.setOut(seat)) return this.endTurn();
    const dice = this.take("throws");
    if (this.numbers(dice).length) return Object.assign(position, { phase: "throw", dice });
    const near = Math.min(...dice) > this.left();
    this.tell("throw-lost", { seat, dice, reason: near ? "near" : "blocked" });
    this.endTurn();
  }

  move({ number, to }) {
    const { position, piece } = this;
    const { mover: seat, dice } = position;
    if (!this.readable(dice).includes(number) || number > this.left()) this.refuse("number");
    const landings = this.landings(number);
    if (!landings.some((space) => this.isFree(space))) this.refuse("blocked");
    if (!this.numbers(dice).includes(number)) this.refuse("number");
    if (!landings.includes(to)) this.refuse("no-route");
    if (!this.isFree(to)) this.refuse("blocked");
    const left = this.left() - number;
    const beside = this.resting(to, seat);
    piece.place = to;
    this.tell("piece-moved", { seat, number, space: to, left, beside });
    if (!left) this.arrive(seat);
    if (position.phase === "over") return;
    if (this.throwsAgain(left, dice)) Object.assign(position, { phase: "turn", dice: [] });
    else this.endTurn();
  }

  /** a doublet gives another throw, unless the piece rests in a city of its ticket. */
  throwsAgain(left, dice) {
    return left > 0 && dice[0] === dice[1];
  }

  /** the spaces to the next city. */
  left() {
    return this.board.distance(this.piece.place, this.piece.next);
  }

  /** the numbers that dice show. */
  readable([one, two]) {
    return [...new Set([one, two, one + two])].sort((a, b) => a - b);
  }

  landings(number) {
    return this.board.ahead(this.piece.place, this.piece.next, number);
  }

  /** the numbers that may be moved. */
  numbers(dice) {
    const fits = (number) => number <= this.left() && this.landings(number).some((space) => this.isFree(space));
    const possible = this.readable(dice).filter(fits);
    const sum = dice[0] + dice[1];
    return this.settings.dice_choice === "sum-first" && possible.includes(sum) ? [sum] : possible;
  }

  /** two pieces do not rest on one space, unless they would wait for ever. */
  isFree(space) {
    const { mover } = this.position;
    if (!this.resting(space, mover)) return true;
    return this.settings.rings === "shared" && space === this.piece.next && this.isStuck(mover);
  }

  /** A piece is stuck if all spaces up to its city are taken by pieces that are stuck. */
  isStuck(seat) {
    const travelling = Object.entries(this.position.pieces).filter(([, piece]) => piece.ticket);
    const needs = ({ place, next }) =>
      Array.from({ length: this.board.distance(place, next) }, (_, k) => this.board.ahead(place, next, k + 1)).flat();
    let stuck = travelling;
    for (;;) {
      const standing = stuck.map(([, piece]) => piece.place);
      const still = stuck.filter(([, piece]) => needs(piece).every((space) => standing.includes(space)));
      if (still.length === stuck.length) return stuck.some(([one]) => one === seat);
      stuck = still;
    }
  }

  // ── cities and coasts ──────────────────────────────────────────────────────────────────────────

  arrive(seat) {
    const { piece } = this;
    const city = piece.place;
    const { stops } = this.board.tickets[piece.ticket];
    const after = stops[stops.indexOf(city) + 1];
    if (after) {
      piece.next = after;
      return this.tell("city-reached", { seat, city });
    }
    const { ticket } = piece;
    const home = piece.crossed;
    Object.assign(piece, { ticket: "", next: "", crossed: true, home });
    this.tell("coast-reached", { seat, ticket, city, home });
    this.putBack(ticket);
    if (home) this.comeHome(seat);
    else if (this.drawsOnArrival()) this.setOut(seat);
  }

  /** */
  comeHome(seat) {
    const { position } = this;
    const team = this.teams().find((one) => one.includes(seat));
    const partner = team.find((one) => !position.pieces[one].home);
    if (partner) {
      this.piece.place = "";
      return this.tell("player-retired", { seat, partner });
    }
    const winners = this.seats.filter((one) => team.includes(one));
    Object.assign(position, { phase: "over", winners, dice: [] });
    this.tell("game-won", { seats: winners });
  }
}

// ── the door ─────────────────────────────────────────────────────────────────────────────────────

/** Answer a question. `Played` may be a class that plays some rule otherwise. */
export function answer(question, Played = Race) {
  const { number } = question;
  if (question.game !== "rail" || question.profile !== "rules") return { number, unsupported: question.game };
  const race = new Played(question);
  if ("fact" in question) {
    if (!(question.fact in FACTS)) return { number, unsupported: question.fact };
    const rows = question.ask.length ? question.ask : [[]];
    return { number, answers: rows.map((row) => FACTS[question.fact](race, ...row)) };
  }
  try {
    race.play();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { number, refused: { action: error.action, code: error.code } };
  }
  const unused = Object.fromEntries(Object.entries(race.chance).filter(([, left]) => left.length));
  return { number, events: race.events, position: race.position, unused };
}

// Other engines take parts of this one.
if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) await serve(answer);
