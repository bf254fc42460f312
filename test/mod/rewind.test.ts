/** Tabletop Simulator's own rewind, and the points that the script stores for it at each turn. */
import { expect, test } from "vitest";
import { isFault } from "../../src/core/refuse";
import type { CommonState } from "../../src/core/types";
import { layTable } from "../../src/games/castle-risk/table/layout";
import { GAME } from "../../src/games/risk-classic/module";
import { thingsOf } from "../../src/session/scene/thing";
import { startReplay, stepReplay } from "../helpers/castle";
import { matchAt } from "../games/contract/people";
import { openClassic } from "./classic";
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

/** How many actions a save has, and whether a person has acted in the turn that goes on. */
function readPoint(record: string): { at: number; turn: number; isChosen: boolean } {
  const replay = startReplay(record);
  if (isFault(replay)) throw new Error(replay.why.code);
  let isChosen = false;
  for (;;) {
    const { turn } = replay.state;
    const next = stepReplay(replay, []);
    if (next === undefined || isFault(next)) return { at: replay.count, turn, isChosen };
    if (replay.state.turn !== turn) isChosen = false;
    else if (next.seat >= 0) isChosen = true;
  }
}

function lengthOf(record: string): number {
  return readPoint(record).at;
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
      .map(({ frame, save }, index) => ({ frame, index, ...readPoint(save.LuaScriptState) }))
      // Those of every ten seconds come wherever the game stands.
      .filter(({ frame, index }) => index >= before && frame % 600 !== 0);
    expect(points.length).toBeGreaterThanOrEqual(turns.size - 1);
    // What a turn begins with falls by itself, and may lie before the point; what people choose may not.
    expect(points.map(({ isChosen }) => isChosen)).toEqual(points.map(() => false));
    const begins = [...turns.keys()];
    const began = points.map(({ at }) => begins.filter((begin) => begin <= at).length);
    expect(new Set(began).size).toBe(points.length);
    const { index, at, turn } = points[points.length - 2];
    await table.rewind(index);
    await table.settle(4000);
    const s = await stateOf(table);
    expect(s.turn).toBe(turn);
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

test(
  "a person's turn begins with a point, though turns of computers before it are seen at once",
  { timeout: 60_000 },
  async () => {
    const table = await openClassic();
    await table.join("Ann");
    await table.sit("Ann", "Red");
    const position =
      "risk_classic 1 ; players red blue green ; phase attack ; siam blue 1 ; china green 1 ; india red 9 ; others red 1";
    const LuaScriptState = `risk_classic 1\nposition ${position}\nseed 5\n# table match speed instant idle wait seat red 1 bot blue easy bot green easy\n`;
    await table.load({ ...(await table.save()), LuaScriptState });
    await table.settle();
    const asked = async (phase: string): Promise<CommonState> => {
      for (let n = 0; n < 60; n++) {
        const state = (await matchAt(table, GAME))?.game.state;
        if (state?.phase === phase && state.turn === 0 && state.asked.includes(0)) return state;
        await table.advance(10);
      }
      throw new Error(`Red is not asked in phase ${phase}`);
    };
    for (const phase of ["attack", "fortify"]) {
      await asked(phase);
      // It is shown before it can be answered.
      await table.advance(30);
      await table.chat("Red", "!end");
    }
    const { round } = await asked("reinforce");
    await table.advance(120);
    const points = table.checkpoints.filter(({ frame }) => frame % 600 !== 0);
    expect(points).not.toEqual([]);
    await table.rewind(table.checkpoints.indexOf(points[points.length - 1]));
    await table.settle();
    expect(await asked("reinforce")).toMatchObject({ round });
    expectCalm(table);
  },
);
