import { expect, test } from "vitest";
import { finish } from "../../../../src/core/bots/thought";
import { rollFrom, seedRng } from "../../../../src/core/rng";
import type { Seat } from "../../../../src/core/types";
import { guess } from "../../../../src/games/risk-classic/bots/ahead/guess";
import { ENGINE } from "../../../../src/games/risk-classic/engine";
import type { Action } from "../../../../src/games/risk-classic/rules/actions";
import type { State } from "../../../../src/games/risk-classic/rules/state";
import { viewOf } from "../../../../src/games/risk-classic/rules/view";
import { duel, levelPlaying } from "../../contract/duel";

const easy = levelPlaying(ENGINE, "easy");
const hard = levelPlaying(ENGINE, "hard");

test("an expert comes to the same armies in one go and in parts, a legal one at any time", () => {
  const bot = ENGINE.bots.find(({ id }) => id === "expert");
  let parts = 0;
  let others = 0;
  const player = (s: State, seat: Seat): Action => {
    const view = viewOf(s, seat);
    if (s.phase === "setup" || s.step !== "place") return easy(view, seat, rollFrom(seedRng(5)));
    const all = bot?.think(view, seat, rollFrom(seedRng(5)), undefined);
    const part = bot?.think(view, seat, rollFrom(seedRng(5)), undefined);
    if (all === undefined || part === undefined) throw new Error("no expert");
    expect(ENGINE.rules.check(s, part.best())).toBeUndefined();
    while (!part.more(50)) parts++;
    expect(part.best()).toEqual(finish(all));
    if (JSON.stringify(part.best()) !== JSON.stringify(hard(view, seat, rollFrom(seedRng(5))))) others++;
    return part.best();
  };
  duel(ENGINE, {
    ...{ players: 3, seed: 12, options: { round_limit: 2 } },
    ...{ playerOf: () => player, seen: (s: State) => s },
  });
  expect(parts).toBeGreaterThan(1000);
  expect(others).toBeGreaterThan(0);
});

test.each([{}, { mode: "secret_mission" }, { mode: "capital" }])(
  "what an expert plays on is a whole state of what its seat sees: 44 cards, a mission each (RC3.1, RC10.2), %o",
  (options) => {
    let asked = 0;
    const player = (s: State, seat: Seat): Action => {
      const view = viewOf(s, seat);
      if (s.phase !== "setup" && s.step === "attack") {
        const whole = guess(view, rollFrom(seedRng(s.round)));
        expect(ENGINE.notation.findBreach(whole)).toBeUndefined();
        expect(viewOf(whole, seat)).toEqual(view);
        asked++;
      }
      return easy(view, seat, rollFrom(seedRng(5)));
    };
    duel(ENGINE, {
      ...{ players: 4, seed: 3, options: { ...options, round_limit: 6 } },
      ...{ playerOf: () => player, seen: (s: State) => s },
    });
    expect(asked).toBeGreaterThan(20);
  },
);
