/**
 * Every panel as it is drawn for everybody, with the longest names, after every press of a game in which people
 * also press whatever else they see. No text may be clipped or overlap another, and nothing lies over Tabletop
 * Simulator's own interface.
 */
import { expect, onTestFinished, test } from "vitest";
import { rollFrom, seedRng } from "../../src/core/rng";
import type { Table } from "../../tabletop/table";
import { newReader, pressAny, seatAll, USUAL, WATCHER, type Reader } from "./crawl";
import { elementsFor } from "../helpers/elements";
import { openClassic, playClassic } from "./classic";
import { open2008, play2008 } from "./edition-2008";
import { openEurope, playEurope } from "./europe";
import { openPacked, packHere } from "./packed";
import { perform, playOn, press } from "./people";

/** Commands that would keep the game from going on: people press them when it is their turn to. Larger sizes want larger screens. */
const NOT_IN_PLAY =
  /^(reset|new_game|resign|stand|undo|redo|back|consent|override|read|relay|end_agreed|give_host|supply|automation|dice|timer|speed|confirm|end$|nudge|size|fold (action|pick)|verb|word|step|most|least|cancel|card|pass|windows|set )/;
const NOT_BEFORE = /^(size|start|sit|stand|close|computer)/;
const ACTIONS = 45;
const SIZES = 3;
const FIVE = ["Red", "Yellow", "Green", "Blue", "Purple"] as const;
const SIX = ["Red", "Yellow", "Blue", "Green", "Purple", "Orange"] as const;

/** Games whose people play by one driver. */
const OTHERS: Readonly<Record<string, { open: typeof openClassic; play: typeof playClassic } | undefined>> = {
  risk_europe: { open: openEurope, play: playEurope },
  risk_classic: { open: openClassic, play: playClassic },
  risk_2008: { open: open2008, play: play2008 },
};

/** The same table each time, with somebody at each of these seats. */
async function begin(table: Table, game: string, seats: Parameters<typeof seatAll>[1]): Promise<void> {
  onTestFinished(() => {
    table.close();
  });
  await table.load({ ...(await table.save()), LuaScriptState: `${game} 1\nseed 7\n# table setup\n` });
  await table.settle();
  await seatAll(table, seats);
}

/** People press what they see, so many times. */
function wanderer(table: Table, reader: Reader): (presses: number, not: RegExp) => Promise<void> {
  const roll = rollFrom(seedRng(11));
  return async (presses, not) => {
    for (let n = 0; n < presses; n++) {
      const pressed = await pressAny(table, roll, not);
      await table.advance(4);
      if (pressed !== undefined) reader.look(pressed);
    }
  };
}

function expectLegible(table: Table, reader: Reader, least: number): void {
  expect(table.errors).toEqual([]);
  expect(reader.read).toBeGreaterThan(least);
  expect(reader.most).toBeLessThanOrEqual(150);
  expect([...reader.faults].map(([fault, after]) => `${fault} (${after})`)).toEqual([]);
}

test(
  "nothing that anybody is shown is cut off, or lies over other text or what Tabletop Simulator shows",
  { timeout: 240_000 },
  async () => {
    const table = await openPacked(packHere());
    await begin(table, "castle_risk", undefined);
    const reader = newReader(table);
    const wander = wanderer(table, reader);
    reader.look("sitting down");
    await wander(30, NOT_BEFORE);
    await press(table, "Red", "start");
    await table.settle();
    // Two read large letters all the time, one who sits and one who watches.
    for (const who of ["Green", WATCHER]) await press(table, who, "size +");
    await playOn(
      table,
      11,
      ACTIONS,
      async () => {
        await wander(2, NOT_IN_PLAY);
        // Whoever changes pieces by hand has no panel for the next action.
        for (const { name } of table.session.world.people.list)
          if (elementsFor(table, name).some(({ id }) => id.startsWith("page-manual-title")))
            await press(table, name, "show none");
      },
      (s, action) =>
        perform(table, s, action, (what) => {
          reader.look(what);
        }),
    );
    expectLegible(table, reader, 500);
  },
);

/** Games, who plays them, what is agreed on, after how many actions which round has to be over. */
test.each([
  ["risk_europe", ["Red", "Blue", "Green", "Yellow"], ["preset missions"], 160, 3],
  ["risk_classic", SIX, ["preset secret_mission", "option armies_a_turn all"], 190, 2],
  [
    "risk_2008",
    FIVE,
    ["preset command_room", "option initial_placement dealt", "option armies_a_turn all"],
    150,
    1,
  ],
] as const)(
  "so it is in %s, played by %j, %j",
  { timeout: 240_000 },
  async (game, seats, agreed, most, over) => {
    const people = OTHERS[game];
    if (people === undefined) throw new Error(`nobody plays ${game}`);
    const table = await people.open();
    await begin(table, game, seats);
    const reader = newReader(table);
    const wander = wanderer(table, reader);
    reader.look("sitting down");
    await wander(20, NOT_BEFORE);
    for (const what of agreed) await press(table, "Red", what);
    await press(table, "Red", "start");
    await table.settle();
    for (const who of ["Green", WATCHER]) await press(table, who, "size +");
    await table.settle();
    const between = (): Promise<void> => wander(1, NOT_IN_PLAY);
    const s = await people.play(table, 11, most, between, (what) => {
      reader.look(what);
    });
    expect(s.round).toBeGreaterThan(over);
    expectLegible(table, reader, 500);
  },
);

test.each([
  ["castle_risk", ["Red", "Blue", "Green", "Yellow", "Purple"]],
  ["risk_europe", ["Red", "Blue", "Green", "Yellow"]],
  ["risk_classic", SIX],
  ["risk_2008", FIVE],
] as const)(
  "%s: on a screen of 1920 by 1080 letters half as large again have room, and twice as large ones leave free what it shows itself",
  { timeout: 240_000 },
  async (game, seats) => {
    const people = OTHERS[game];
    const table = people === undefined ? await openPacked(packHere()) : await people.open();
    await begin(table, game, seats);
    await press(table, "Red", "start");
    await table.settle();
    const look = { Green: [USUAL], Blue: [{ ...USUAL, hudAlone: true }] };
    const reader = newReader(table, (colour) => look[colour as keyof typeof look] ?? []);
    const wander = wanderer(table, reader);
    // One size after the other: nobody sees two of them.
    for (let n = 1; n <= SIZES; n++) {
      await press(table, "Blue", "size +");
      await table.settle();
      const sizes = elementsFor(table, "Blue").flatMap(({ id }) => /-size(\d)$/.exec(id)?.slice(1) ?? []);
      expect([...new Set(sizes)]).toEqual([`${n}`]);
    }
    for (let n = 1; n < SIZES; n++) await press(table, "Green", "size +");
    await table.settle();
    const between = (): Promise<void> => wander(3, NOT_IN_PLAY);
    if (people !== undefined)
      await people.play(table, 11, 30, between, (what) => {
        reader.look(what);
      });
    else
      await playOn(table, 11, 12, between, (s, action) =>
        perform(table, s, action, (what) => {
          reader.look(what);
        }),
      );
    expectLegible(table, reader, 60);
  },
);
