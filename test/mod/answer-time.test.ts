/** Nobody learns by the clock who holds a card: a pass is known after a time that does not depend on the hand (rule 10.11). */
import { expect, onTestFinished, test } from "vitest";
import type { Table } from "../../tabletop/table";
import { viewOf, type View } from "../../tabletop/world/look";
import { mustBeThere } from "../../tabletop/world/players";
import { openPacked, packHere } from "./packed";
import { press, say, sitDown } from "./people";
import { expectCalm } from "./seated";
import { askedAbout } from "../helpers/play";

const packed = packHere();
/** The table is laid in some 210 frames; the answer takes 156 more, by its seed. */
const LAID = 212;
const FRAMES = 400;
/** The battle is there to be skipped. */
const SKIPS = 202;

/** Red has played a General in a combat, and Blue, who holds this card, is asked whether to answer it. */
async function askedWith(card: string): Promise<Table> {
  const table = await openPacked(packed);
  onTestFinished(() => {
    table.close();
  });
  await sitDown(table, { Red: "Ann", Blue: "Bob", Green: "Cid" });
  const position = `castle_risk 1 ; ${askedAbout(card)}`;
  const record = `castle_risk 1\nseed 11 12 13 14\nposition ${position}\nred attack lorraine burgundy infantry 2\nred play general\n`;
  await table.load({ ...(await table.save()), LuaScriptState: record });
  return table;
}

/** Lua gives the attributes of an element in any order: nobody sees that. */
function inOrder(key: string, value: unknown): unknown {
  return key === "attributes" ? Object.entries(value as object).sort(([a], [b]) => (a < b ? -1 : 1)) : value;
}

/** Every text once, by its number: most frames look like the one before, and each look is a long text. */
const texts = new Map<string, number>();

function numberOf(text: string): number {
  const number = texts.get(text) ?? texts.size;
  texts.set(text, number);
  return number;
}

/** What is seen in a frame: the panels, and all else. */
type Look = `${number} ${number}`;

function textOf(look: Look | undefined): string {
  const all = [...texts.keys()];
  return (look ?? "")
    .split(" ")
    .flatMap((number) => all[Number(number)] ?? [])
    .join(" ");
}

/** The first frame that looks otherwise in the second of two streams is what fails. */
function expectSame(without: ReadonlyMap<number, Look>, other: ReadonlyMap<number, Look>): void {
  for (const [frame, look] of other) {
    const wanted = without.get(frame);
    if (look !== wanted) expect([frame, textOf(look)]).toEqual([frame, textOf(wanted)]);
  }
}

/** What somebody sees, with the number of pieces in their place. */
function glance(table: Table, who: string): Omit<View, "objects"> & { pieces: number } {
  const { world } = table.session;
  let pieces = 0;
  // None is looked at closely.
  const { objects: _, ...rest } = viewOf(world, mustBeThere(world, who), () => {
    pieces++;
    return undefined;
  });
  return { ...rest, pieces };
}

/**
 * What Ann and Cid see and hear, by the frame of the table; Bob passes at this one, if he is not passed for. Ann says
 * `first` as soon as the table is laid: the answer takes its time from then.
 */
async function stream(card: string, passes: number, first?: string): Promise<Map<number, Look>> {
  const table = await askedWith(card);
  const { clock } = table.session.world;
  const begin = clock.frame;
  const { interface: ui } = table.session.world;
  const seen = new Map<number, Look>();
  let pressed = passes < 0;
  let said = first === undefined;
  // In most frames nothing of the interface changes, which is nearly all that there is to be compared.
  let [changes, panels] = [-1, 0];
  while (clock.frame < begin + FRAMES) {
    if (!said && clock.frame >= begin + SKIPS) {
      said = true;
      await say(table, "Red", first ?? "");
    }
    // A press takes frames of its own.
    if (!pressed && clock.frame >= begin + passes) {
      pressed = true;
      await press(table, "Blue", "pass");
    } else await table.advance(1);
    if (clock.frame < begin + LAID) continue;
    const looks = ["Red", "Green"].map((who) => glance(table, who));
    if (ui.changes !== changes) {
      changes = ui.changes;
      panels = numberOf(
        JSON.stringify(
          looks.map((look) => look.interface),
          inOrder,
        ),
      );
    }
    const rest = looks.map(({ interface: _, ...others }) => others);
    seen.set(clock.frame - begin, `${panels} ${numberOf(JSON.stringify(rest))}`);
  }
  expectCalm(table);
  return seen;
}

test.each([
  ["skips the show", "skip"],
  ["makes everything instant", "speed instant"],
])(
  "10.11 (CR33) whoever %s sees no sooner whether the asked one holds a card that fits",
  { timeout: 240_000 },
  async (_, first) => {
    const without = await stream("marshal", -1, first);
    const holding = await stream("spy", 217, first);
    expectSame(without, holding);
    // The least that an answer takes is two seconds from what was pressed.
    const answered =
      [...without].find(([frame, look]) => frame > LAID + 5 && look !== without.get(LAID + 5))?.[0] ?? 0;
    expect(answered).toBeGreaterThan(SKIPS + 120);
  },
);

test(
  "10.11 (CR33) a pass that is pressed and one that an order gives are seen in the same frame",
  { timeout: 240_000 },
  async () => {
    const [without, early, later] = [
      await stream("marshal", -1),
      await stream("spy", 217),
      await stream("spy", 290),
    ];
    // Something is to be seen at all: the answer, and what follows it.
    expect(new Set(without.values()).size).toBeGreaterThan(1);
    for (const other of [early, later]) {
      expectSame(without, other);
      expect(other.size).toBeGreaterThan(FRAMES / 3);
    }
  },
);
