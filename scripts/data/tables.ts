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
  const europe = (name: string, parts: readonly string[]): DrawnTable =>
    table(`src/risk/europe/${name}.data.ts`, MADE, parts);
  const onWorld = (name: string, parts: readonly string[]): DrawnTable =>
    table(`src/risk/world/${name}.data.ts`, MADE_WORLD, parts);
  return [
    europe("picture", [pictureOf(drawing)]),
    europe("places", placesOf(drawing)),
    europe("outlines", [outlinesOf(drawing)]),
    europe("fronts", [frontsTable(drawing)]),
    europe("forces", [forcesTable(drawing)]),
    europe("marks", boxMarks(drawing)),
    table("src/tts/objects/dice/turns.data.ts", "Made by `npm run data` from assets/places.json.", [
      value(
        "How a die lies when each face is up, from 1 on: degrees about x, y, z.",
        "DIE_TURNS",
        Object.values(drawing.places.dieTurns),
      ),
    ]),
    onWorld("picture", [pictureOf(world)]),
    onWorld("places", [
      value("The places of a territory, in the order of its row.", "SLOTS", WORLD_SLOTS),
      numberRows("x and y of each place, by territory.", "PLACES", placeRows(world, WORLD_SLOTS)),
    ]),
    onWorld("outlines", [outlinesOf(world)]),
    onWorld("marks", worldMarks(world)),
    ...GAMES.flatMap(({ meta }) => {
      const path = `src/games/${meta.id.replaceAll("_", "-")}/table/marks.data.ts`;
      return existsSync(join(root, path)) ? [table(path, MADE, gameMarks(drawing, meta.colours))] : [];
    }),
  ];
}

function table(path: string, made: string, parts: readonly string[]): DrawnTable {
  return { path, text: [`// ${made}\n`, ...parts].join("\n") };
}

function value(comment: string, name: string, json: unknown): string {
  const text = JSON.stringify(json)
    .replace(/"(\w+)":/g, "$1: ")
    .replace(/,(?=\S)/g, ", ");
  return `/** ${comment} */\nexport const ${name} = ${text} as const;\n`;
}

/** A list whose rows end with a comma, and with a comment where they have one. */
function list(comment: string, head: string, rows: readonly string[]): string {
  return `/** ${comment} */\nexport const ${head} = [\n${rows.map((row) => `  ${row}\n`).join("")}];\n`;
}

const numberRows = (comment: string, name: string, rows: readonly string[]): string =>
  list(comment, `${name}: readonly (readonly number[])[]`, rows);

/** A row for each territory: x and y of its places in the order of `slots`, those left out that it has not. */
function placeRows({ territories, places }: Drawing<MapFile>, slots: readonly string[]): string[] {
  return territories.map(({ id }) => {
    const here = places.territories[id].places;
    const spots = slots.flatMap((slot) => {
      const spot = here[slot] as Place | undefined;
      return spot === undefined ? [] : [Math.round(spot.x), Math.round(spot.y)];
    });
    return `[${spots.join(", ")}], // ${id}`;
  });
}

/** What all games of the world have on the board, and how pieces are tinted. */
function worldMarks({ places: { sets } }: Drawing<WorldFile>): string[] {
  const spots = sets.map(({ worth, x, y }) => [worth, x, y]);
  return [
    value(
      "Spots of the marker of sets, from the first set on: what it is worth, x and y.",
      "SET_SPOTS",
      spots,
    ),
    tintsOf({ city: plainTone("city") }),
  ];
}

/** How pieces are tinted: those of seats, and besides those of models. */
function tintsOf(models: Readonly<Record<string, string>>): string {
  const fills = { ...Object.fromEntries(SEAT_ORDER.map((seat) => [seat, SEATS[seat].fill])), ...models };
  const tints = Object.fromEntries(Object.entries(fills).map(([name, fill]) => [name, tone(fill)]));
  return value("Tints of pieces, from 0 to 1, by owner and by model.", "TINTS", tints);
}

function placesOf(drawing: Drawing): string[] {
  const { places } = drawing;
  const cities = TERRITORIES.map(({ id }) => {
    const city = places.territories[id].city;
    return city === undefined ? "[]" : `[${Math.round(city.x)}, ${Math.round(city.y)}]`;
  });
  return [
    value("The places of a territory, in the order of its row.", "SLOTS", SLOTS),
    numberRows(
      "x and y of each place, by territory; those without a city end after the shield.",
      "PLACES",
      placeRows(drawing, SLOTS),
    ),
    numberRows("The middle of the city's symbol, by territory; empty where there is none.", "CITY_SPOTS", [
      `${cities.join(", ")},`,
    ]),
  ];
}

/** As texts: so many numbers would take the script long to compile. By steps, for bundles have a limit. */
function outlinesOf({ territories, shapes }: Drawing<MapFile>): string {
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
  return list(
    `Each territory's rings, of few corners: "x y dx dy ...;x y ...", where d is half the way from the corner before and a minus needs no blank, clockwise on the page, the largest first.`,
    "OUTLINES: readonly string[]",
    rows,
  );
}

function frontsTable(drawing: Drawing): string {
  const rows = frontsOf(drawing).map((front) => `[${front.join(", ")}],`);
  const packed: string[] = [];
  for (let i = 0; i < rows.length; i += 6) packed.push(rows.slice(i, i + 6).join(" "));
  return numberRows(
    "Where two territories meet, by land or sea: their indices, the lower one first, and the point.",
    "FRONTS",
    packed,
  );
}

/** Row by row as the places of a territory. */
function forcesTable(drawing: Drawing): string {
  return numberRows(
    "Where an attacker's force stands beside the defender's units, by territory: x and y of the four kinds, cheapest first, and of a shield.",
    "FORCES",
    forcesOf(drawing).map((spots, t) => `[${spots.join(", ")}], // ${TERRITORIES[t].id}`),
  );
}

function pictureOf({ places: { board } }: Drawing<MapFile>): string {
  const { w, h, pixelsPerUnit } = board;
  const says = "The board's picture; at its intended size a table unit has so many pixels.";
  return value(says, "BOARD_PICTURE", { w, h, pixelsPerUnit });
}

/** What all games of the box have on the board, and how pieces are tinted. */
function boxMarks({ places: { tracks } }: Drawing): string[] {
  const kinds = ["coin", "crown", "first_player", "plundered"].map(
    (kind) => [kind, plainTone(kind)] as const,
  );
  const spots = tracks.round.map(({ x, y }) => [x, y]);
  return [
    value("Spots of the round marker, from round 1 on.", "ROUND_SPOTS", spots),
    tintsOf({ ...Object.fromEntries(kinds), castle: STONE }),
  ];
}

/** What a game has drawn on the board besides, on its mats and on its cards. */
function gameMarks({ places }: Drawing, colours: readonly string[]): string[] {
  const { tracks, mat, sheets } = places;
  const spots = tracks.rank.map((rank) =>
    colours.map((colour) => [rank.spots[colour].x, rank.spots[colour].y]),
  );
  return [
    value("Spots of the rank markers, from one crown on, by colour in the usual order.", "RANK_SPOTS", spots),
    value("A player's mat and what lies where on it, in the mat's own pixels.", "MAT", mat),
    value("Card sheets: cells row by row.", "SHEETS", sheets),
  ];
}

function tone(hex: string): Record<"r" | "g" | "b", number> {
  const [r, g, b] = rgb(hex).map((part) => Math.round((part / 255) * 1000) / 1000);
  return { r, g, b };
}
