import { existsSync } from "node:fs";
import { join } from "node:path";
import { rgb, SEAT_ORDER, SEATS, STONE } from "../../assets/draw/kit/palette";
import type { Place } from "../../assets/draw/map/places";
import { plainTone } from "../../assets/draw/pieces/glyphs";
import { TERRITORIES } from "../../src/risk/europe/territories.data";
import { GAMES } from "../../src/games/index";
import type { WorldFile } from "../../assets/draw/boxes/world/file";
import type { MapFile } from "../../assets/draw/map/file";
import { readDrawing, readWorld, type Drawing } from "./drawing";
import { forcesOf } from "./forces";
import { frontsOf } from "./fronts";
import { CELL, outlineOf } from "./outlines";

/** A file of src and its whole text. */
export interface DrawnTable {
  path: string;
  text: string;
}

/** The order of the places in a territory's row; only lands with a city have the last three. */
const SLOTS = [
  ...["infantry", "archer", "cavalry", "siege", "castle", "shield", "capital", "banner", "plundered"],
];
const MADE = "Made by `npm run data` from assets/places.json and assets/board.svg; board pixels, y downward.";
const MADE_WORLD =
  "Made by `npm run data` from assets/places-world.json and assets/board-world.svg; board pixels, y downward.";
/** The places of a territory of the world. */
const WORLD_SLOTS = ["infantry", "cavalry", "artillery", "shield", "capital", "city", "airfield"];

/** All tables that are made from the drawings of the project at `root`; of games those that keep one of their marks. */
export function drawnTables(root: string): DrawnTable[] {
  const drawing = readDrawing(root);
  const world = readWorld(root);
  return [
    { path: "src/risk/europe/picture.data.ts", text: pictureText(drawing, MADE) },
    { path: "src/risk/europe/places.data.ts", text: placesText(drawing) },
    { path: "src/risk/europe/outlines.data.ts", text: outlinesText(drawing, MADE) },
    { path: "src/risk/europe/fronts.data.ts", text: frontsText(drawing) },
    { path: "src/risk/europe/forces.data.ts", text: forcesText(drawing) },
    { path: "src/risk/europe/marks.data.ts", text: boxText(drawing) },
    { path: "src/tts/objects/dice/turns.data.ts", text: turnsText(drawing) },
    { path: "src/risk/world/picture.data.ts", text: pictureText(world, MADE_WORLD) },
    { path: "src/risk/world/places.data.ts", text: worldPlacesText(world) },
    { path: "src/risk/world/outlines.data.ts", text: outlinesText(world, MADE_WORLD) },
    { path: "src/risk/world/marks.data.ts", text: worldMarksText(world) },
    ...GAMES.flatMap(({ meta }) => {
      const path = `src/games/${meta.id.replaceAll("_", "-")}/table/marks.data.ts`;
      return existsSync(join(root, path)) ? [{ path, text: marksText(drawing, meta.colours) }] : [];
    }),
  ];
}

function lines(comment: string, head: string, rows: readonly string[]): string {
  return `/** ${comment} */\nexport const ${head} = [\n${rows.map((row) => `  ${row},\n`).join("")}];\n`;
}

function value(comment: string, name: string, json: unknown): string {
  const text = JSON.stringify(json)
    .replace(/"(\w+)":/g, "$1: ")
    .replace(/,(?=\S)/g, ", ");
  return `/** ${comment} */\nexport const ${name} = ${text} as const;\n`;
}

/** A row for each territory: x and y of its places in the order of `slots`, those left out that it has not. */
function placeRows({ territories, places }: Drawing<MapFile>, slots: readonly string[]): string[] {
  return territories.map(({ id }) => {
    const here = places.territories[id].places;
    const spots = slots.flatMap((slot) => {
      const spot = here[slot] as Place | undefined;
      return spot === undefined ? [] : [Math.round(spot.x), Math.round(spot.y)];
    });
    return `  [${spots.join(", ")}], // ${id}\n`;
  });
}

function worldPlacesText(drawing: Drawing<WorldFile>): string {
  return [
    `// ${MADE_WORLD}\n`,
    value("The places of a territory, in the order of its row.", "SLOTS", WORLD_SLOTS),
    `/** x and y of each place, by territory. */\nexport const PLACES: readonly (readonly number[])[] = [\n${placeRows(drawing, WORLD_SLOTS).join("")}];\n`,
  ].join("\n");
}

/** What all games of the world have on the board, and how pieces are tinted. */
function worldMarksText({ places: { sets } }: Drawing<WorldFile>): string {
  return [
    `// ${MADE_WORLD}\n`,
    value(
      "Spots of the marker of sets, from the first set on: what it is worth, x and y.",
      "SET_SPOTS",
      sets.map(({ worth, x, y }) => [worth, x, y]),
    ),
    value("Tints of pieces, from 0 to 1, by owner and by model.", "TINTS", {
      ...tints(),
      city: tone(plainTone("city")),
    }),
  ].join("\n");
}

function tints(): Record<string, ReturnType<typeof tone>> {
  return Object.fromEntries(SEAT_ORDER.map((seat) => [seat, tone(SEATS[seat].fill)]));
}

function placesText(drawing: Drawing): string {
  const { places } = drawing;
  const cities = TERRITORIES.map(({ id }) => {
    const city = places.territories[id].city;
    return city === undefined ? "[]" : `[${Math.round(city.x)}, ${Math.round(city.y)}]`;
  });
  return [
    `// ${MADE}\n`,
    `/** The places of a territory, in the order of its row. */\nexport const SLOTS = ${JSON.stringify(SLOTS).replaceAll(",", ", ")} as const;\n`,
    `/** x and y of each place, by territory; those without a city end after the shield. */\nexport const PLACES: readonly (readonly number[])[] = [\n${placeRows(drawing, SLOTS).join("")}];\n`,
    `/** The middle of the city's symbol, by territory; empty where there is none. */\nexport const CITY_SPOTS: readonly (readonly number[])[] = [\n  ${cities.join(", ")},\n];\n`,
  ].join("\n");
}

/** As texts: so many numbers would take the script long to compile. By steps, for bundles have a limit. */
function outlinesText({ territories, shapes }: Drawing<MapFile>, made: string): string {
  const rows = shapes.map((shape, t) => {
    const rings = outlineOf(shape).map((ring) =>
      ring
        .flatMap(([x, y], i) =>
          i === 0 ? [x, y] : [(x - ring[i - 1][0]) / CELL, (y - ring[i - 1][1]) / CELL],
        )
        .join(" ")
        .replaceAll(" -", "-"),
    );
    return `"${rings.join(";")}", // ${territories[t].id}`;
  });
  return [
    `// ${made}\n`,
    `/** Each territory's rings, of few corners: "x y dx dy ...;x y ...", where d is half the way from the corner before and a minus needs no blank, clockwise on the page, the largest first. */\nexport const OUTLINES: readonly string[] = [\n${rows.map((row) => `  ${row}\n`).join("")}];\n`,
  ].join("\n");
}

function frontsText(drawing: Drawing): string {
  const rows = frontsOf(drawing).map((front) => `[${front.join(", ")}]`);
  const packed: string[] = [];
  for (let i = 0; i < rows.length; i += 6) packed.push(rows.slice(i, i + 6).join(", "));
  return [
    `// ${MADE}\n`,
    lines(
      "Where two territories meet, by land or sea: their indices, the lower one first, and the point.",
      "FRONTS: readonly (readonly number[])[]",
      packed,
    ),
  ].join("\n");
}

/** Row by row as the places of a territory. */
function forcesText(drawing: Drawing): string {
  const rows = forcesOf(drawing).map((spots, t) => `[${spots.join(", ")}], // ${TERRITORIES[t].id}`);
  return [
    `// ${MADE}\n`,
    `/** Where an attacker's force stands beside the defender's units, by territory: x and y of the four kinds, cheapest first, and of a shield. */\nexport const FORCES: readonly (readonly number[])[] = [\n${rows.map((row) => `  ${row}\n`).join("")}];\n`,
  ].join("\n");
}

function pictureText({ places: { board } }: Drawing<MapFile>, made: string): string {
  const { w, h, pixelsPerUnit } = board;
  return [
    `// ${made}\n`,
    value("The board's picture; at its intended size a table unit has so many pixels.", "BOARD_PICTURE", {
      ...{ w, h, pixelsPerUnit },
    }),
  ].join("\n");
}

function turnsText({ places: { dieTurns } }: Drawing): string {
  const turns = Object.values(dieTurns);
  return [
    "// Made by `npm run data` from assets/places.json.\n",
    value("How a die lies when each face is up, from 1 on: degrees about x, y, z.", "DIE_TURNS", turns),
  ].join("\n");
}

/** What all games of the box have on the board, and how pieces are tinted. */
function boxText({ places: { tracks } }: Drawing): string {
  const kinds = ["coin", "crown", "first_player", "plundered"].map((kind) => [kind, tone(plainTone(kind))]);
  return [
    `// ${MADE}\n`,
    value(
      "Spots of the round marker, from round 1 on.",
      "ROUND_SPOTS",
      tracks.round.map(({ x, y }) => [x, y]),
    ),
    value("Tints of pieces, from 0 to 1, by owner and by model.", "TINTS", {
      ...tints(),
      ...Object.fromEntries(kinds),
      castle: tone(STONE),
    }),
  ].join("\n");
}

/** What a game has drawn on the board besides, on its mats and on its cards. */
function marksText({ places }: Drawing, colours: readonly string[]): string {
  const { tracks, mat, sheets } = places;
  const spots = tracks.rank.map((rank) =>
    colours.map((colour) => [rank.spots[colour].x, rank.spots[colour].y]),
  );
  return [
    `// ${MADE}\n`,
    value("Spots of the rank markers, from one crown on, by colour in the usual order.", "RANK_SPOTS", spots),
    value("A player's mat and what lies where on it, in the mat's own pixels.", "MAT", mat),
    value("Card sheets: cells row by row.", "SHEETS", sheets),
  ].join("\n");
}

function tone(hex: string): Record<"r" | "g" | "b", number> {
  const [r, g, b] = rgb(hex).map((part) => Math.round((part / 255) * 1000) / 1000);
  return { r, g, b };
}
