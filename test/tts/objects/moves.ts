import { rollFrom, seedRng } from "../../../src/core/rng";
import type { State } from "../../../src/games/castle-risk/rules/state";
import { ALL, layDown } from "../states";
import { laidTable } from "../table";
import { expectLaid } from "./laid";

/** A table goes from one of these states to another so many times, while people come and go. */
export async function expectAnyMoves(states: readonly State[], times: number): Promise<void> {
  const table = await laidTable();
  const roll = rollFrom(seedRng(5));
  for (let i = 0; i < times; i++) {
    const s = states[roll(states.length)];
    const present = ALL.map(() => roll(4) > 0);
    await layDown(table, s, present);
    expectLaid(table, s, present);
  }
}
