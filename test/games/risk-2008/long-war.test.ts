import { expect, test } from "vitest";
import { rollFrom, seedRng } from "../../../src/core/rng";
import { ENGINE } from "../../../src/games/risk-2008/engine";
import type { Action } from "../../../src/games/risk-2008/rules/actions";
import { DECK, STARS, starsOf } from "../../../src/games/risk-2008/rules/cards";
import type { State } from "../../../src/games/risk-2008/rules/state";
import { duel, levelPlaying } from "../contract/duel";

/** Where the first one is asked for stars, who then holds that many one-star cards in that round. */
function asked(round: number, stars: number): State {
  const easy = levelPlaying(ENGINE, "easy");
  const found: State[] = [];
  duel(ENGINE, {
    ...{ players: 5, seed: 4, most: 300, options: { mode: "world_conquest" } },
    playerOf: () => (s, seat) => {
      if (s.step === "stars") found.push(structuredClone(s));
      return easy(s, seat, rollFrom(seedRng(5)));
    },
  });
  const [s] = found;
  const single = Array.from({ length: DECK }, (_, card) => card).filter((card) => STARS[card] === 1);
  s.seats[s.turn].hand = single.slice(0, stars);
  return { ...s, round };
}

/** What a level does with its stars: how many it turns in. */
function turnedIn(level: string, s: State): number {
  const action: Action = levelPlaying(ENGINE, level)(s, s.turn, rollFrom(seedRng(5)));
  return action.type === "turn_in" ? starsOf(action.cards) : 0;
}

test.each(["normal", "hard", "expert"])(
  "in a long World Conquest %s saves its stars for the thirty troops of ten (rules 4.3, 10.7)",
  (level) => {
    expect(turnedIn(level, asked(3, 6))).toBe(6);
    expect(turnedIn(level, asked(12, 6))).toBe(0);
    expect(turnedIn(level, asked(12, 9))).toBe(0);
    expect(turnedIn(level, asked(12, 10))).toBe(10);
    expect(turnedIn(level, asked(12, 13))).toBe(10);
  },
);
