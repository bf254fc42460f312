/** Games on the packed save that are saved, loaded and rewound as they go on: nothing is lost, and they come to their end. */
import { describe, expect, it } from "vitest";
import { hashState } from "../../src/games/castle-risk/rules/state/hash";
import type { State } from "../../src/games/castle-risk/rules/state";
import { recordText } from "../../src/session/match/match";
import { writeSave } from "../../src/session/table/save";
import { FLOW } from "../../src/text/en/flow";
import { longTable, matchOf } from "../helpers/presser";
import { goBackNowAndThen, loadWherever } from "./again";
import { openPacked, packHere } from "./packed";
import { playOn, roomOf } from "./people";
import { expectCalm, seatedTable } from "./seated";

describe("games that go on from a save", () => {
  it("a game saved in any frame of a load is the whole game, whatever is said meanwhile", async () => {
    const table = await seatedTable(["red", "blue"], 1);
    await playOn(table, 3, 8);
    const save = await table.save();
    for (const said of [-1, 0, 3, 7]) {
      await table.load(save);
      for (let frame = 0; frame < 40; frame++) {
        if (frame === said) await table.chat("Red", "!end");
        expect(await table.scriptState(), `in frame ${frame}`).toBe(save.LuaScriptState);
        await table.advance(1);
      }
    }
    expectCalm(table);
  });

  it("says that it is being read, where a record without a position takes long", async () => {
    const table = await openPacked(packHere());
    for (const [least, times] of [
      [2_000, 0],
      [20_000, 1],
    ] as const) {
      const LuaScriptState = recordText(matchOf(longTable(least)));
      await table.load({ ...(await table.save()), LuaScriptState });
      await table.settle(4000);
      const told = table.session.world.messages.filter(({ text }) => text === FLOW.loading);
      expect(told.length).toBe(times);
    }
    expectCalm(table);
    table.close();
  });

  it(
    "a game so long that its save is packed goes on, and gets its past back",
    { timeout: 120_000 },
    async () => {
      const long = longTable(62_000);
      const text = writeSave(long);
      expect(text.length).toBeLessThan(30_000);
      const table = await openPacked(packHere());
      await table.load({ ...(await table.save()), LuaScriptState: text });
      await table.settle(4000);
      const { match } = await roomOf(table);
      if (match === undefined) throw new Error("there is no match");
      expect(hashState(match.game.state as State)).toBe(hashState(matchOf(long).game.state as State));
      await table.advance(800);
      // Packed anew by the table itself, for its past has been read by now.
      const { LuaScriptState } = await table.save();
      expect(LuaScriptState.slice(LuaScriptState.indexOf("\nwords "))).toBe(
        text.slice(text.indexOf("\nwords ")),
      );
      expectCalm(table);
      table.close();
    },
  );

  it(
    "three people's game, set up and played by presses and loaded wherever it is, comes to its end",
    { timeout: 240_000 },
    () => loadWherever(["green", "yellow", "red"], 1),
  );

  it(
    "a game that goes back to one of its last checkpoints every few actions comes to its end",
    { timeout: 240_000 },
    () => goBackNowAndThen(4),
  );
});
