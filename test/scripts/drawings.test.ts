/** What a table's page is built with, so that armies are told apart by more than their colours. */
import { expect, test } from "vitest";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contentHash, HASH_DIGITS } from "../../scripts/pack/assets";
import { inside, toSegment, type Point, type Ring } from "../../assets/draw/kit/geometry";
import { writeDrawings } from "../../scripts/page/drawings";
import { readDrawing, readWorld } from "../../scripts/data/drawing";
import { roomiest } from "../../scripts/page/shields";
import { GAMES } from "../../src/games/index";
import { SAVES } from "../../mod/saves/index";
import { ownFolder } from "../helpers/folder";
import { farOff, type Drawings, type Outlines } from "../../tabletop/page/drawings";

/** Each save, and the folder in which its drawings are. */
const DRAWN = SAVES.map((save) => {
  const folder = ownFolder(`drawings-${save.meta.id}`);
  writeDrawings(process.cwd(), save, folder);
  return [save.meta.id, save, folder] as const;
});

test.each(DRAWN)("the lands of each army of %s have a mark of their own", (id, save, folder) => {
  const { marks = {} } = JSON.parse(readFileSync(join(folder, "outlines.json"), "utf8")) as Outlines;
  const tints = GAMES.find(({ meta }) => meta.id === id)?.pieces.tints ?? {};
  const hex = (part: number): string =>
    Math.round(part * 255)
      .toString(16)
      .padStart(2, "0");
  const drawn = save.meta.colours.map((colour) => {
    const { r, g, b } = tints[colour] ?? { r: 0, g: 0, b: 0 };
    const line = `#${hex(r)}${hex(g)}${hex(b)}`;
    const [nearest] = Object.keys(marks).sort((a, c) => farOff(a, line) - farOff(c, line));
    return marks[nearest ?? ""];
  });
  expect(new Set(drawn).size).toBe(save.meta.colours.length);
});

test.each(DRAWN)(
  "cards of %s in a hand are called by their names, which the table tells nobody",
  (_id, save, folder) => {
    const { files } = JSON.parse(readFileSync(join(folder, "drawings.json"), "utf8")) as Drawings;
    for (const { picture, names } of save.cards) {
      const cells = files[picture.replace("/", "-").replace(".jpg", "")]?.cells ?? [];
      expect(cells).toEqual(names);
      expect(new Set(names).size).toBe(names.length);
      for (const name of names) expect(name).toMatch(/^[A-Z0-9]/);
    }
    expect(save.cards).not.toEqual([]);
  },
);

/** Files of the art by how a save calls them: `cards/back.jpg` as `cards-back.jpg`. */
const ART = new Map(
  readdirSync("assets", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => [path.split(/[\\/]/).slice(1).join("-"), path]),
);

// Art that is drawn anew has another address: `npm run demo -- --game ID` records what the welcome plays.
test.each(DRAWN)("the game that %s plays behind its welcome shows pictures that are there", (_id, save) => {
  const demo = readFileSync(save.demo, "utf8");
  const shown = [...demo.matchAll(/assets\/([\w-]+)-([0-9a-f]+)(\.\w+)"/g)].map(
    ([, stem, hash, kind]) => [`${stem}${kind}`, hash] as const,
  );
  const drawn = new Map(shown.filter(([name]) => ART.has(name)));
  const now = [...drawn.keys()].map((name) => [
    name,
    contentHash(readFileSync(ART.get(name) ?? "")).slice(0, HASH_DIGITS),
  ]);
  expect([...drawn]).toEqual(now);
  expect([...drawn.keys()].join()).toMatch(/board[\w-]*\.jpg/);
});

/** How far a point is from the borders of a land; negative outside. */
function roomAt(rings: readonly Ring[], [x, y]: Point): number {
  const ends = rings.flatMap((ring) => ring.map((end, i) => toSegment([x, y], ring.at(i - 1) ?? end, end)));
  const isWithin = rings.filter((ring) => inside(ring, x, y)).length % 2 === 1;
  return isWithin ? Math.min(...ends) : -Math.min(...ends);
}

/** Lands that have no such room but under their name: a corner of the shield stands out. */
const NARROW = ["kamchatka"];

test.each([
  ["Europe", readDrawing(process.cwd())],
  ["the world", readWorld(process.cwd())],
])("on the board of %s a shield seen from far lies within its land, with its emblem", (_board, drawing) => {
  // In a window of 1280 by 720 the board is 780 pixels wide; a shield is 21 wide and a little higher.
  const half = (10.5 / 780) * 4096;
  for (const [i, { id }] of drawing.territories.entries()) {
    const land = drawing.places.territories[id];
    const { x, y, sea } = land.places.shield;
    if (sea === true) continue;
    const rings = drawing.shapes[i];
    const room = roomAt(rings, roomiest(rings, land));
    expect([id, room >= Math.min(half, roomAt(rings, [x, y]))]).toEqual([id, true]);
    if (!NARROW.includes(id)) expect([id, Math.min(room, half)]).toEqual([id, half]);
  }
});
