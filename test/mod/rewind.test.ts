/** Tabletop Simulator's own rewind, and the points that the script stores for it at each turn. */
import { expect, test } from "vitest";
import { isFault } from "../../src/core/refuse";
import { layTable } from "../../src/games/castle-risk/table/layout";
import { thingsOf } from "../../src/session/scene/thing";
import { startReplay, stepReplay } from "../helpers/castle";
import { playOn, stateOf } from "./people";
import { expectCalm, expectReplays, seatedTable } from "./seated";

/** By how many actions lie before it: whose turn begins there. */
function turnsOf(record: string): Map<number, number> {
  const replay = startReplay(record);
  if (isFault(replay)) throw new Error(replay.why.code);
  const turns = new Map<number, number>();
  for (let turn = -1; ;) {
    const next = stepReplay(replay, []);
    if (next === undefined || isFault(next)) return turns;
    if (replay.state.turn !== turn && replay.state.turn >= 0) turns.set(replay.count, replay.state.turn);
    ({ turn } = replay.state);
  }
}

/** How many actions a save has. */
function lengthOf(record: string): number {
  const replay = startReplay(record);
  if (isFault(replay)) throw new Error(replay.why.code);
  for (;;) {
    const next = stepReplay(replay, []);
    if (next === undefined || isFault(next)) return replay.count;
  }
}

test(
  "a point to rewind to is stored at each turn; a rewind to it leads to that turn, pieces and all",
  { timeout: 240_000 },
  async () => {
    const table = await seatedTable(["red", "blue"], 2);
    const before = table.checkpoints.length;
    await playOn(table, 7, 60);
    await table.settle(4000);
    const turns = turnsOf(await table.scriptState());
    expect(turns.size).toBeGreaterThan(2);
    const points = table.checkpoints
      .map(({ frame, save }, index) => ({ frame, index, at: lengthOf(save.LuaScriptState) }))
      // Those of every ten seconds come wherever the game stands.
      .filter(({ frame, index }) => index >= before && frame % 600 !== 0);
    expect(points.length).toBeGreaterThanOrEqual(turns.size - 1);
    for (const { at } of points) expect([...turns.keys()]).toContain(at);
    const { index, at } = points[points.length - 2];
    await table.rewind(index);
    await table.settle(4000);
    const s = await stateOf(table);
    // What a turn begins with falls by itself.
    expect(s.turn).toBe(turns.get(at));
    expect(lengthOf(await table.scriptState())).toBeGreaterThanOrEqual(at);
    expect(lengthOf(await table.scriptState())).toBeLessThan(points[points.length - 1].at);
    const keys = thingsOf(layTable(s, [true, true])).map(({ key }) => key);
    expect(
      table
        .tagged("thing")
        .map(({ data }) => data.Memo)
        .sort(),
    ).toEqual(keys.sort());
    await playOn(table, 8, 10);
    expectCalm(table);
    await expectReplays(table);
  },
);
