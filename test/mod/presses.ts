/** People at a packed table: they press what they see, as computers would play. */
import { rollFrom, seedRng } from "../../src/core/rng";
import type { CommonState } from "../../src/core/types";
import type { GameModule } from "../../src/session/module";
import type { Table } from "../../tabletop/table";
import { matchAt, perform } from "../games/contract/packed";

/** Plays up to `most` actions of people, or to the end, and tells of each press. Gives the state at the end. */
export async function playByPresses(
  module: GameModule,
  table: Table,
  seed: number,
  most: number,
  between: () => Promise<void> = () => Promise.resolve(),
  pressed: (what: string) => void = () => undefined,
): Promise<CommonState> {
  const roll = rollFrom(seedRng(seed));
  for (let n = 0, idle = 0; ;) {
    const m = await matchAt(table, module);
    if (m === undefined) throw new Error("there is no match");
    const s = m.game.state;
    if (n >= most || s.step === "over") return s;
    const seat = s.asked.find((one) => module.orders?.answer(s, one) === undefined);
    if (seat === undefined) {
      if (idle++ > 400) throw new Error(`nothing happens at step ${s.step}`);
      await table.advance(10);
      continue;
    }
    const { bots, view } = module;
    const bot = bots[bots.length - 1];
    await perform(table, m, bot.act(view.state(s, seat), seat, roll), pressed);
    await table.advance(2);
    await between();
    n++;
    idle = 0;
  }
}
