import { decide } from "../../../src/core/bots/decide";
import { expect, it } from "vitest";
import { randomOptions } from "../../../scripts/soak/options";
import { dealSeeded } from "../../../src/core/dealer";
import type { Engine } from "../../../src/core/engine";
import { advance } from "../../../src/core/game";
import { rollFrom, seedRng } from "../../../src/core/rng";
import type { TableKit } from "../../../src/session/game/module";
import { runs } from "../../helpers/runs";
import { UNITS } from "./wander";

const GAMES = runs(30, 200);
const MOST = 500;

/**
 * Seats may resign at any time, asked or not. `rare`: of how many actions one is a resignation, by the kind of game; in
 * some nearly all leave early, in some there is a long game behind it.
 */
export function resignContract(
  { bots, meta, notation, rules, table }: Engine & { readonly table: Pick<TableKit, "resign"> },
  rare: readonly number[],
): void {
  it("seats may resign at any time, asked or not: every state behind it is sound, and the game goes on", () => {
    for (let seed = 1; seed <= GAMES; seed++) {
      const roll = rollFrom(seedRng(seed * 31));
      const options = randomOptions(meta.options, roll);
      const players = meta.minSeats + roll(meta.maxSeats - meta.minSeats + 1);
      const s = rules.setup(options, meta.colours.slice(0, players), seedRng(seed));
      const often = rare[roll(rare.length)];
      for (let n = 0; s.step !== "over" && n < MOST; n++) {
        const living = s.seats.flatMap((p, seat) => (p.alive ? [seat] : []));
        const action =
          roll(often) === 0
            ? table.resign(living[roll(living.length)])
            : (dealSeeded(rules, s) ?? decide(bots[roll(bots.length)], s, s.asked[0], roll, UNITS));
        const refused = rules.check(s, action);
        if (refused === undefined) advance(rules, s, action, []);
        const wrong = refused ?? notation.findBreach(s);
        // An assertion for each of so many actions takes longer than the games do.
        if (wrong !== undefined)
          expect(wrong, `seed ${seed}: ${notation.writeAction(action, s.colours)}`).toBeUndefined();
      }
    }
  });
}
