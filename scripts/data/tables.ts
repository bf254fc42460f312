import { existsSync } from "node:fs";
import { join } from "node:path";
import { rgb, SEAT_ORDER, SEATS, STONE } from "../../assets/draw/kit/palette";
import { plainTone } from "../../assets/draw/pieces/glyphs";
import { TERRITORIES } from "../../src/risk/europe/territories.data";
import { GAMES } from "../../src/games/index";
import { readDrawing, type Drawing } from "./drawing";
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

/** All tables that are made from the drawings of the project at `root`; of games those that keep one of their marks. */
export function drawnTables(root: string): DrawnTable[] {
  const drawing = readDrawing(root);
  return [
    { path: "src/risk/europe/picture.data.ts", text: pictureText(drawing) },
    { path: "src/risk/europe/places.data.ts", text: placesText(drawing) },
    { path: "src/risk/europe/outlines.data.ts", text: outlinesText(drawing) },
    { path: "src/risk/europe/fronts.data.ts", text: frontsText(drawing) },
    { path: "src/risk/europe/forces.data.ts", text: forcesText(drawing) },
    { path: "src/risk/europe/marks.data.ts", text: boxText(drawing) },
    { path: "src/tts/objects/dice/turns.data.ts", text: turnsText(drawing) },
    ...GAMES.map(({ meta }) => ({
      path: `src/games/${meta.id.replaceAll("_", "-")}/table/marks.data.ts`,
      text: marksText(drawing, meta.colours),
    })).filter(({ path }) => existsSync(join(root, path))),
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

function placesText({ places }: Drawing): string {
  const rows = TERRITORIES.map(({ id }) => {
    const here = places.territories[id].places;
    const spots = SLOTS.flatMap((slot) => {
      const spot = here[slot];
      return spot === undefined ? [] : [Math.round(spot.x), Math.round(spot.y)];
    });
    return `[${spots.join(", ")}], // ${id}`;
  });
  const cities = TERRITORIES.map(({ id }) => {
    const city = places.territories[id].city;
    return city === undefined ? "[]" : `[${Math.round(city.x)}, ${Math.round(city.y)}]`;
  });
  return [
    `// ${MADE}\n`,
    `/** The places of a territory, in the order of its row. */\nexport const SLOTS = ${JSON.stringify(SLOTS).replaceAll(",", ", ")} as const;\n`,
    `/** x and y of each place, by territory; those without a city end after the shield. */\nexport const PLACES: readonly (readonly number[])[] = [\n${rows.map((row) => `  ${row}\n`).join("")}];\n`,
    `/** The middle of the city's symbol, by territory; empty where there is none. */\nexport const CITY_SPOTS: readonly (readonly number[])[] = [\n  ${cities.join(", ")},\n];\n`,
  ].join("\n");
}

/** As texts: so many numbers would take the script long to compile. By steps, for bundles have a limit. */
function outlinesText({ shapes }: Drawing): string {
  const rows = shapes.map((shape, t) => {
    const rings = outlineOf(shape).map((ring) =>
      ring
        .flatMap(([x, y], i) =>
          i === 0 ? [x, y] : [(x - ring[i - 1][0]) / CELL, (y - ring[i - 1][1]) / CELL],
        )
        .join(" ")
        .replaceAll(" -", "-"),
    );
    return `"${rings.join(";")}", // ${TERRITORIES[t].id}`;
  });
  return [
    `// ${MADE}\n`,
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

function pictureText({ places: { board } }: Drawing): string {
  const { w, h, pixelsPerUnit } = board;
  return [
    `// ${MADE}\n`,
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
  const seats = Object.fromEntries(SEAT_ORDER.map((seat) => [seat, tone(SEATS[seat].fill)]));
  const kinds = ["coin", "crown", "first_player", "plundered"].map((kind) => [kind, tone(plainTone(kind))]);
  return [
    `// ${MADE}\n`,
    value(
      "Spots of the round marker, from round 1 on.",
      "ROUND_SPOTS",
      tracks.round.map(({ x, y }) => [x, y]),
    ),
    value("Tints of pieces, from 0 to 1, by owner and by model.", "TINTS", {
      ...seats,
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
