/** Playing a game on in the head: what is taken, with a toy game whose end is known. */
import { expect, it } from "vitest";
import type { Lookahead } from "../../src/core/bots/ahead/line";
import { tryAhead } from "../../src/core/bots/ahead/try";
import { finish } from "../../src/core/bots/thought";
import { advance } from "../../src/core/game";
import { rollFrom, seedRng } from "../../src/core/rng";
import { BOARD } from "../../src/risk/europe/board";
import { ENGINE } from "../games/toy/engine";
import type { Action, Event, State } from "../games/toy/rules";

const [RANDOM] = ENGINE.bots;
const AHEAD: Lookahead<State, Action, Event> = {
  rules: ENGINE.rules,
  guess: (view) => ENGINE.rules.copy(view),
  answer: (s, seat, roll) => RANDOM.think(s, seat, roll, undefined),
  isFar: () => false,
  score: () => 0,
  chance: () => 0,
};
const TRIES = { tries: 4, better: 0.01, most: 400 };
const claim = (id: string): Action => ({ type: "claim", seat: 0, territory: BOARD.index[id] });

/** Whoever has two territories wins. Red has none, but its secret one, Rome, counts twice; blue has one, and is next. */
function position(): State {
  const s = ENGINE.rules.setup({ goal: 2 }, ["red", "blue"], seedRng(1));
  for (const [to, id] of ["rome", "spain"].entries())
    advance(ENGINE.rules, s, { type: "deal", seat: -1, to, territory: BOARD.index[id] }, []);
  s.owners[BOARD.index["england"]] = 1;
  expect(s.asked).toEqual([0]);
  return s;
}

it("takes the action behind which the game is won, though it would take another one without", () => {
  const thought = tryAhead(
    AHEAD,
    TRIES,
    position(),
    0,
    ["france", "swabia", "rome"].map(claim),
    rollFrom(seedRng(3)),
  );
  expect(thought.best()).toEqual(claim("france"));
  expect(finish(thought)).toEqual(claim("rome"));
});

it("keeps to the first action where another one wins no more often than that", () => {
  const tried = { ...TRIES, better: 1.1 };
  const thought = tryAhead(AHEAD, tried, position(), 0, ["france", "rome"].map(claim), rollFrom(seedRng(3)));
  expect(finish(thought)).toEqual(claim("france"));
});
