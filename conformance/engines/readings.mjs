// The engines beside this file, playing other readings of the catalogue.
//
//   node readings.mjs A-24=highest-twice A-03=next   answers as an engine that reads both so
//   node readings.mjs --each                         answers each question by every reading: those that answer otherwise
//   node readings.mjs --list                         names all readings that it can play

import { answer as answerConquest, Game, serve } from "./conquest.mjs";
import { READINGS as CONQUEST } from "./conquest-readings.mjs";
import { answer as answerRail, Race } from "./rail.mjs";
import { READINGS as RAIL } from "./rail-readings.mjs";

const GAMES = {
  conquest: { Played: Game, answer: answerConquest, readings: CONQUEST },
  rail: { Played: Race, answer: answerRail, readings: RAIL },
};

/** The readings that a game knows, each way of meeting one: ["A-11", "all", 0]. */
const known = (game) =>
  Object.entries(game.readings).flatMap(([reading, values]) =>
    Object.entries(values).flatMap(([value, ways]) => [ways].flat().map((_, i) => [reading, value, i])),
  );

function changed({ Played, readings }, named) {
  const changeOf = ([reading, value, i = 0]) => [readings[reading]?.[value] ?? []].flat()[i];
  return named.map(changeOf).reduce((Base, change) => (change ? change(Base) : Base), Played);
}

function answerAs(question, named) {
  const game = GAMES[question.game];
  return game.answer(question, changed(game, named));
}

/** An answer, or nothing where an engine that reads so cannot go on. */
function tried(question, named) {
  try {
    return answerAs(question, named);
  } catch {
    return null;
  }
}

/** What changes an answer; `sure` if it does so in whatever way the reading is met. */
function answerEach(question) {
  const found = new Map();
  const unsure = new Set();
  const usual = JSON.stringify(tried(question, []));
  for (const named of known(GAMES[question.game])) {
    const [reading, value] = named;
    const said = JSON.stringify(tried(question, [named]));
    if (said === usual) unsure.add(`${reading} ${value}`);
    else found.set(`${reading} ${value} ${said}`, { reading, value, answer: JSON.parse(said) });
  }
  const ways = [...found.values()].map((way) => ({ ...way, sure: !unsure.has(`${way.reading} ${way.value}`) }));
  return { number: question.number, ways };
}

const names = process.argv.slice(2);
if (names[0] === "--list") {
  const all = Object.values(GAMES).flatMap(known);
  console.log([...new Set(all.map(([reading, value]) => `${reading}=${value}`))].join("\n"));
} else if (names[0] === "--each") await serve(answerEach);
else await serve((question) => answerAs(question, names.map((name) => name.split("="))));
