import { expect, test } from "vitest";
import { rollFrom, seedRng } from "../../src/core/rng";
import { newReader, pressAny, seatAll, WATCHER } from "./crawl";
import { openPacked, packHere } from "./packed";
import { perform, playOn, press } from "./people";

/** Commands that would keep the game from going on: people press them when it is their turn to. Larger sizes want larger screens. */
const NOT_IN_PLAY =
  /^(reset|new_game|resign|stand|undo|redo|back|consent|override|read|relay|end_agreed|give_host|supply|automation|dice|timer|speed|confirm|end$|nudge|size|fold (action|pick)|verb|word|step|most|least|cancel|card|pass|windows|set )/;
const NOT_BEFORE = /^(size|start|sit|stand|close|computer)/;
const ACTIONS = 45;

/**
 * Every panel as it is drawn for everybody, with the longest names, after every press of a game in which people
 * also press whatever else they see. No text may be clipped or overlap another, and nothing lies over Tabletop
 * Simulator's own interface.
 */
test(
  "nothing that anybody is shown is cut off, or lies over other text or what Tabletop Simulator shows",
  { timeout: 240_000 },
  async () => {
    const table = await openPacked(packHere());
    const roll = rollFrom(seedRng(11));
    const reader = newReader(table);
    const wander = async (presses: number, not: RegExp): Promise<void> => {
      for (let n = 0; n < presses; n++) {
        const pressed = await pressAny(table, roll, not);
        await table.advance(4);
        if (pressed !== undefined) reader.look(pressed);
      }
    };
    // The same game each time.
    await table.load({ ...(await table.save()), LuaScriptState: "castle_risk 1\nseed 7\n# table setup\n" });
    await table.settle();
    await seatAll(table);
    reader.look("sitting down");
    await wander(30, NOT_BEFORE);
    await press(table, "Red", "start");
    await table.settle();
    // Two read large letters all the time, one who sits and one who watches; others change as they like.
    for (const who of ["Green", WATCHER]) await press(table, who, "size +");
    await playOn(
      table,
      11,
      ACTIONS,
      async () => {
        await wander(2, NOT_IN_PLAY);
        // Whoever changes pieces by hand has no panel for the next action.
        for (const { name } of table.session.world.people.list)
          if (table.view(name).interface.some(({ id }) => id.startsWith("page-manual-title")))
            await press(table, name, "show none");
      },
      (s, action) =>
        perform(table, s, action, (what) => {
          reader.look(what);
        }),
    );
    expect(table.errors).toEqual([]);
    expect(reader.read).toBeGreaterThan(500);
    expect(reader.most).toBeLessThanOrEqual(150);
    expect([...reader.faults].map(([fault, after]) => `${fault} (${after})`)).toEqual([]);
    table.close();
  },
);
