import { expect, it } from "vitest";
import { finish } from "../../../../src/core/bots/thought";
import { rollFrom, seedRng } from "../../../../src/core/rng";
import type { Seat } from "../../../../src/core/types";
import { guess, hiddenPicks } from "../../../../src/games/risk-europe/bots/ahead/guess";
import { ENGINE } from "../../../../src/games/risk-europe/engine";
import type { Action } from "../../../../src/games/risk-europe/rules/actions";
import type { State } from "../../../../src/games/risk-europe/rules/state";
import { viewOf } from "../../../../src/games/risk-europe/rules/view";
import { duel, levelPlaying } from "../../contract/duel";
import { winsOf } from "./wins";

/** Sixteen are played in wins.slow.test.ts. */
const GAMES = 8;
const ROUNDS = { round_limit: 3 };
const hard = levelPlaying(ENGINE, "hard");

it("one of two seats is expert, and beats the hard one", () => {
  expect(winsOf("expert", "hard", 2, GAMES)).toBeGreaterThan(GAMES / 2);
});

it("an expert comes to the same action in one go and in parts, a legal one at any time", () => {
  const bot = ENGINE.bots.find(({ id }) => id === "expert");
  let parts = 0;
  const player = (s: State, seat: Seat): Action => {
    const view = viewOf(s, seat);
    const all = bot?.think(view, seat, rollFrom(seedRng(5)), undefined);
    const part = bot?.think(view, seat, rollFrom(seedRng(5)), undefined);
    if (all === undefined || part === undefined) throw new Error("no expert");
    expect(ENGINE.rules.check(s, part.best())).toBeUndefined();
    while (!part.more(7)) parts++;
    expect(part.best()).toEqual(finish(all));
    return part.best();
  };
  duel(ENGINE, { players: 3, seed: 12, options: ROUNDS, playerOf: () => player, seen: (s) => s });
  expect(parts).toBeGreaterThan(1000);
});

it("what an expert plays on is a whole state of what its seat sees: cards of the hand, every mission once (rules 4.3, 10.2)", () => {
  let guessed = 0;
  const player = (s: State, seat: Seat): Action => {
    const view = viewOf(s, seat);
    const action = hard(view, seat, rollFrom(seedRng(5)));
    if (s.step !== "pick" && s.step !== "turn") return action;
    const picks = s.seats.map((other) => other.picks);
    const whole = guess(view, seat, picks, rollFrom(seedRng(s.round)));
    expect(viewOf(whole, seat)).toEqual(view);
    expect(ENGINE.notation.findBreach(whole)).toBeUndefined();
    guessed += hiddenPicks(view, seat).length;
    return action;
  };
  const options = { ...ROUNDS, kingdom_missions: "on" };
  duel(ENGINE, { players: 4, seed: 3, options, playerOf: () => player, seen: (s) => s });
  expect(guessed).toBeGreaterThan(5);
});
