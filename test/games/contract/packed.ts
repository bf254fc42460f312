import { decide } from "../../../src/core/bots/decide";
import { firstLevel } from "../../../src/core/level";
import { expect, onTestFinished } from "vitest";
import type { Save } from "../../../mod/save";
import { makeBundle } from "../../../scripts/lua/bundle";
import { hostedBase } from "../../../scripts/pack/addresses";
import { pack, type Pack } from "../../../scripts/pack/pack";
import { rollFrom, seedRng } from "../../../src/core/rng";
import type { Match } from "../../../src/session/match/match";
import type { GameModule } from "../../../src/session/game/module";
import type { TableOptions } from "../../../tabletop/run/session";
import { openTable, type Table } from "../../../tabletop/table";
import { measureModels } from "../../../tabletop/world/measure";
import type { Measure } from "../../../tabletop/world/types";
import { matchAt, perform } from "./people";

const HOST = "https://example.org/house/";

/** Packed saves, each made once for all files: it takes half a second, and nothing changes it. */
const packs = new Map<Save, Pick<Pack, "packed"> & { map: string }>();

function packOf(save: Save): Pick<Pack, "packed"> & { map: string } {
  const known = packs.get(save);
  if (known !== undefined) return known;
  const bundle = makeBundle(".", save);
  expect(bundle.errors).toEqual([]);
  const { packed, errors } = pack(process.cwd(), save, bundle, hostedBase(HOST));
  expect(errors).toEqual([]);
  const made = { packed, map: bundle.map };
  packs.set(save, made);
  return made;
}

/** What a table needs to open the packed save of a game. */
export function sourceOf(save: Save): { save: string; map: string; measure: Measure } {
  const { packed, map } = packOf(save);
  const read = (url: string): string | undefined =>
    packed.assets.get(url.slice(packed.base.address.length))?.toString();
  return { save: packed.text, map, measure: measureModels(read) };
}

/** The packed save of a game, open on the stand-in. */
export async function openGame(save: Save, options: TableOptions = {}): Promise<Table> {
  const { save: text, ...more } = sourceOf(save);
  const table = await openTable(text, { ...more, ...options });
  onTestFinished(() => {
    table.close();
  });
  await table.settle();
  return table;
}

/** When a game that goes on is saved and loaded. A kind of action is its verb and the step that it leads to. */
type Loads = "after each action" | "after the first action of a kind";

const OFTEN: Readonly<Record<Loads, number>> = {
  "after each action": Infinity,
  "after the first action of a kind": 1,
};

/**
 * Plays on by what people see and press, for at most `most` actions of seats; after each of them, or the first of a
 * kind, the table is saved and loaded again. Gives the match as it then is.
 */
export async function playOn(
  table: Table,
  module: GameModule,
  seed: number,
  most: number,
  loads: Loads,
): Promise<Match> {
  const { orders, view } = module;
  const roll = rollFrom(seedRng(seed));
  const loaded = new Map<string, number>();
  let m = await matchAt(table, module);
  for (let n = 0, idle = 0; n < most && m !== undefined && m.game.state.step !== "over";) {
    const s = m.game.state;
    const seat = s.asked.find((one) => orders?.answer(s, one) === undefined);
    if (seat === undefined) {
      if (idle++ > 150) throw new Error(`nothing happens at step ${s.step}`);
      await table.advance(30);
      m = await matchAt(table, module);
    } else {
      const action = decide(firstLevel(module), view.state(s, seat), seat, roll);
      await perform(table, m, action);
      await table.settle();
      m = await matchAt(table, module);
      const kind = `${action.type} ${m?.game.state.step}`;
      const times = (loaded.get(kind) ?? 0) + 1;
      if (times <= OFTEN[loads]) m = await loadAgain(table, module, m);
      loaded.set(kind, times);
      n++;
      idle = 0;
    }
  }
  if (m === undefined) throw new Error("there is no match");
  return m;
}

/** Saves the table and loads it; the match must be the one `before`. */
async function loadAgain(
  table: Table,
  module: GameModule,
  before: Match | undefined,
): Promise<Match | undefined> {
  await table.load(await table.save());
  await table.settle();
  const m = await matchAt(table, module);
  if (before !== undefined && m !== undefined)
    expect(module.rules.hash(m.game.state)).toBe(module.rules.hash(before.game.state));
  return m;
}
