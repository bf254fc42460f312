/** Tables at which people with the longest names press whatever they see, and one who reads what all of them are shown. */
import { expect, onTestFinished } from "vitest";
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
const FIVE = ["Red", "Yellow", "Green", "Blue", "Purple"] as const;
const SIX = ["Red", "Yellow", "Blue", "Green", "Purple", "Orange"] as const;

/** Games whose people play by one driver. */
const OTHERS: Readonly<Record<string, { open: typeof openClassic; play: typeof playClassic } | undefined>> = {
  risk_europe: { open: openEurope, play: playEurope },
  risk_classic: { open: openClassic, play: playClassic },
  risk_2008: { open: open2008, play: play2008 },
};

/** The same table each time, with somebody at each of these seats. */
async function begin(table: Table, game: string, seats?: Parameters<typeof seatAll>[1]): Promise<void> {
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

/** Opens every page that somebody sees a button for, one after the other. */
async function openAll(table: Table, who: string, reader: Reader): Promise<void> {
  const opened = new Set<string>();
  for (;;) {
    const said = elementsFor(table, who).map(({ attributes }) => attributes["onClick"] ?? "");
    const pages = said.flatMap((one) => /^table_ui\((show (?!none|board)\w+)\)$/.exec(one)?.slice(1) ?? []);
    const next = pages.find((page) => !opened.has(page));
    if (next === undefined) return;
    opened.add(next);
    await press(table, who, next);
    await table.settle();
    reader.look(`${who}: ${next}`);
  }
}

/** How many presses before the game, how many actions, and more than how many different interfaces are read. */
type CastleLength = readonly [presses: number, actions: number, read: number];
/** How many actions, after which round the game then is, and more than how many different interfaces are read. */
type Length = readonly [actions: number, over: number, read: number];

/**
 * Castle Risk with five people, who press whatever they see before the game and between so many actions; two read large
 * letters.
 */
export async function expectLegibleCastle([presses, actions, read]: CastleLength): Promise<void> {
  const table = await openPacked(packHere());
  await begin(table, "castle_risk");
  const reader = newReader(table);
  const wander = wanderer(table, reader);
  reader.look("sitting down");
  await wander(presses, NOT_BEFORE);
  await press(table, "Red", "start");
  await table.settle();
  // One who sits and one who watches.
  for (const who of ["Green", WATCHER]) await press(table, who, "size +");
  await playOn(
    table,
    11,
    actions,
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
  expectLegible(table, reader, read);
}

/** A game, who plays it, what is agreed on, and how long it is for `npm test` and elsewhere. */
export interface Play {
  readonly game: string;
  readonly seats: readonly (typeof SIX)[number][];
  readonly agreed: readonly string[];
  readonly short: Length;
  readonly long: Length;
}

export const PLAYS: readonly Play[] = [
  {
    game: "risk_europe",
    seats: ["Red", "Blue", "Green", "Yellow"],
    agreed: ["preset missions"],
    short: [17, 0, 120],
    long: [160, 3, 500],
  },
  {
    game: "risk_classic",
    seats: SIX,
    agreed: ["preset secret_mission", "option armies_a_turn all"],
    short: [12, 0, 120],
    long: [190, 2, 500],
  },
  {
    game: "risk_2008",
    seats: FIVE,
    agreed: ["preset command_room", "option initial_placement dealt", "option armies_a_turn all"],
    short: [16, 0, 150],
    long: [150, 1, 500],
  },
];

/** Plays so many actions; who reads large letters opens every page at the end. */
export async function expectLegiblePlay(play: Play, [most, over, read]: Length): Promise<void> {
  const people = OTHERS[play.game];
  if (people === undefined) throw new Error(`nobody plays ${play.game}`);
  const table = await people.open();
  await begin(table, play.game, play.seats);
  const reader = newReader(table);
  const wander = wanderer(table, reader);
  reader.look("sitting down");
  await wander(10, NOT_BEFORE);
  for (const what of play.agreed) await press(table, "Red", what);
  await press(table, "Red", "start");
  await table.settle();
  for (const who of ["Green", WATCHER]) await press(table, who, "size +");
  await table.settle();
  const between = (): Promise<void> => wander(1, NOT_IN_PLAY);
  const s = await people.play(table, 11, most, between, (what) => {
    reader.look(what);
  });
  expect(s.round).toBeGreaterThan(over);
  await openAll(table, "Green", reader);
  expectLegible(table, reader, read);
}

/** The games with people at all their seats. */
export const TABLES = [
  ["castle_risk", ["Red", "Blue", "Green", "Yellow", "Purple"]],
  ["risk_europe", ["Red", "Blue", "Green", "Yellow"]],
  ["risk_classic", SIX],
  ["risk_2008", FIVE],
] as const;
const SIZES = 3;

/** So many actions, 12 of Castle Risk at most, on a screen of 1920 by 1080: two people read letters of the two largest sizes. */
export async function expectLegibleLarge(
  game: string,
  seats: Parameters<typeof seatAll>[1],
  actions: number,
): Promise<void> {
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
    await people.play(table, 11, actions, between, (what) => {
      reader.look(what);
    });
  else
    await playOn(table, 11, Math.min(actions, 12), between, (s, action) =>
      perform(table, s, action, (what) => {
        reader.look(what);
      }),
    );
  expectLegible(table, reader, 60);
}
