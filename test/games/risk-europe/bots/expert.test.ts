import { expect, it } from "vitest";
import { finish } from "../../../../src/core/bots/thought";
import { rollFrom, seedRng } from "../../../../src/core/rng";
import type { Seat } from "../../../../src/core/types";
import { thinkAhead } from "../../../../src/games/risk-europe/bots/ahead";
import { SIGHTS, WEIGHTS } from "../../../../src/games/risk-europe/bots/levels.data";
import { guess, hiddenPicks } from "../../../../src/games/risk-europe/bots/ahead/guess";
import { ENGINE } from "../../../../src/games/risk-europe/engine";
import type { Action } from "../../../../src/games/risk-europe/rules/actions";
import type { State } from "../../../../src/games/risk-europe/rules/state";
import { viewOf } from "../../../../src/games/risk-europe/rules/view";
import { duel, levelPlaying } from "../../contract/duel";

const ROUNDS = { round_limit: 3 };
const [hard, expert] = [levelPlaying(ENGINE, "hard"), levelPlaying(ENGINE, "expert")];

/** Games against each other are played in wins.slow.test.ts. */
it("where an expert does otherwise than a hard one, it does what wins more when rounds are played on four times as often", () => {
  const far = { ...SIGHTS.expert, tries: 4 * SIGHTS.expert.tries };
  const like = { expert: 0, hard: 0 };
  const player = (s: State, seat: Seat): Action => {
    const [usual, other] = [hard, expert].map((level) => level(s, seat, rollFrom(seedRng(5))));
    if (JSON.stringify(other) !== JSON.stringify(usual)) {
      const best = finish(thinkAhead(far, WEIGHTS.hard, s, seat, rollFrom(seedRng(6))));
      if (JSON.stringify(best) === JSON.stringify(other)) like.expert++;
      if (JSON.stringify(best) === JSON.stringify(usual)) like.hard++;
    }
    return usual;
  };
  for (const seed of [1, 2, 3]) duel(ENGINE, { players: 2, seed, options: ROUNDS, playerOf: () => player });
  expect(like.expert).toBeGreaterThan(4);
  expect(like.expert).toBeGreaterThan(3 * like.hard);
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
