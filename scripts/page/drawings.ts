import { firstLevel } from "../../src/core/level";
import type { Words } from "../../src/text/types";
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { flatten } from "../../assets/draw/kit/paths";
import { SEATS } from "../../assets/draw/kit/palette";
import { EMBLEMS } from "../../assets/draw/pieces/icon";
import { GAMES } from "../../src/games/index";
import { diePicture } from "../../src/session/panels/battle/pictures";
import { CHOSEN } from "../../src/tts/language";
import { roomiest, type Land } from "./shields";
import type { Save } from "../../mod/save";
import { playerColour } from "../../mod/player";
import type { Drawing, Drawings, Outlines } from "../../tabletop/page/drawings";
import type { Quick } from "../../tabletop/page/home/quick-plan";

/** What of the file of places is drawn over the board. */
interface Places {
  board: { w: number; h: number };
  territories: Record<string, Land & { path: string; places: { shield: { x: number; y: number } } }>;
  seaLines: { points: [number, number][] }[];
  footprints: Record<string, [halfWidth: number, halfDepth: number]>;
}

/** Names of the board's vectors beside the drawings. */
const OUTLINES = "outlines.json";
/** How the faces of a die lie on its skin. */
const DIE_FACES = { columns: 3, rows: 2 };
/** Pictures of the panels: a button that is off, and the cross of a page. */
const CONTROLS = { off: "button-grey", close: "control-cancel" };
/** Pictures of the buttons that open objectives, missions or crowns: a game has one of them. */
const GOALS = ["piece-objective", "piece-crown"];
/** Models that somebody wins: they fly to their owner. */
const PRIZES = ["crown"];
/** How wide the wood of the table is before it repeats, in table units. */
const WOOD = 20;

/** Writes what the page of a table draws for models and pictures of the game: `drawings.json` and the icons. */
export function writeDrawings(root: string, save: Save, folder: string): void {
  const assets = join(root, "assets");
  const places = JSON.parse(readFileSync(join(assets, save.box.places), "utf8")) as Places;
  const board = readFileSync(join(assets, save.box.vectors), "utf8");
  const icons = readdirSync(join(assets, "icons")).filter((name) => name.endsWith(".svg"));
  mkdirSync(join(folder, "icons"), { recursive: true });
  for (const name of icons) copyFileSync(join(assets, "icons", name), join(folder, "icons", name));
  writeFileSync(join(folder, OUTLINES), JSON.stringify(outlinesOf(places, board)));
  writeFileSync(join(folder, "drawings.json"), JSON.stringify(drawingsOf(save, icons, places)));
  const demo = join(root, save.demo);
  if (existsSync(demo)) copyFileSync(demo, join(folder, "demo.json"));
}

function drawingsOf(save: Save, icons: readonly string[], places: Places): Drawings {
  const there = new Set(icons);
  const files: Record<string, Drawing> = {
    "table-board": {
      ...{ board: true, outlines: OUTLINES },
      ...(save.box.goesRound === true ? { goesRound: true as const } : {}),
    },
    "table-table": { tile: WOOD },
    "table-mat": { signs: true },
    "models-die": { faces: DIE_FACES },
  };
  for (const [model, [half]] of Object.entries(places.footprints)) {
    const tints: Record<string, string> = {};
    for (const [seat, { fill }] of Object.entries(SEATS)) {
      const icon = `piece-${model}-${seat}.svg`;
      if (there.has(icon)) tints[fill] = `icons/${icon}`;
    }
    files[`models-${model}`] = {
      ...(there.has(`piece-${model}.svg`) ? { icon: `icons/piece-${model}.svg` } : {}),
      ...(Object.keys(tints).length > 0 ? { tints } : {}),
      ...(save.box.small.includes(model) ? { far: "hide" as const } : {}),
      ...(PRIZES.includes(model) ? { prize: true as const } : {}),
      width: 2 * half,
    };
  }
  const stemOf = (picture: string): string => picture.replace("/", "-").replace(/\.\w+$/, "");
  for (const [i, picture] of save.rules.entries()) files[stemOf(picture)] = { page: i + 1 };
  for (const picture of save.beside ?? []) files[stemOf(picture)] = { beside: true };
  for (const { picture, names: cells } of save.cards)
    files[stemOf(picture)] = { ...files[stemOf(picture)], cells };
  for (const name of icons) {
    const stem = name.replace(/\.svg$/, "");
    const total = stem.startsWith("total-");
    files[`icons-${stem}`] = { icon: `icons/${name}`, ...(total ? { far: "grow" as const } : {}) };
  }
  return {
    title: save.meta.title,
    files,
    controls: CONTROLS,
    dice: diceOf(),
    goals: GOALS,
    keys: keysOf(save),
    quick: quickOf(save),
  };
}

/** The pictures of dice in the panel of a fight. */
function diceOf(): NonNullable<Drawings["dice"]> {
  const list = ["attacker", "defender"].flatMap((name, side) =>
    [0, 1, 2, 3, 4, 5, 6].flatMap((face) =>
      [false, true].map((beaten) => [diePicture(name, face, beaten), { side, face, beaten }] as const),
    ),
  );
  return Object.fromEntries(list);
}

/** What everybody does most often, by keys that are known for it: as the game's hotkeys are called. */
function keysOf({ meta }: Save): Record<string, string> {
  const game = GAMES.find((one) => one.meta.id === meta.id);
  const labels: Words<string> = game?.languages[CHOSEN]?.flow.hotkeys ?? {};
  const keys = { Enter: "confirm", E: "end", "Ctrl+Z": "undo" };
  return Object.fromEntries(
    Object.entries(keys).flatMap(([key, command]) => {
      const label = labels[command];
      return label === undefined ? [] : [[key, label]];
    }),
  );
}

/** What is offered to whoever plays at once against computers, and the buttons of the setup by which that is done. */
export function quickOf({ meta, quickPreset, unplayed }: Save): Quick {
  const game = GAMES.find((one) => one.meta.id === meta.id);
  const { bots = [], languages = {} } = game ?? {};
  const { presets = {} } = languages[CHOSEN]?.panel ?? {};
  const levels: Words<string> = languages[CHOSEN]?.panel.levels ?? {};
  return {
    seats: meta.colours.map((colour) => ({
      color: playerColour(colour),
      close: `setup-close-${colour}`,
      computer: `setup-computer-${colour}`,
      plays: `mat-${colour}`,
      who: [`setup-${colour}`, `mat-${colour}`],
    })),
    ...(unplayed === undefined ? {} : { unplayed }),
    least: meta.minSeats,
    levels: bots.map(({ id }) => ({ id, name: levels[id] ?? id, button: `people-level-${id}` })),
    level: game === undefined ? "" : firstLevel(game).id,
    ...{ preset: `setup-preset-${quickPreset}`, start: "setup-start" },
    rules: presets[quickPreset]?.text ?? "",
    status: ["status-title"],
    folded: "status-folded",
    claim: "claim-",
    resign: "!resign",
  };
}

/** Borders, the ways over sea, and where the shield of each land lies. */
function outlinesOf(places: Places, board: string): Outlines {
  const regions: Record<string, string> = {};
  const anchors: Record<string, readonly [number, number]> = {};
  const roomy: Record<string, readonly [number, number]> = {};
  for (const [name, land] of Object.entries(places.territories)) {
    const { path, places: spots } = land;
    const d = new RegExp(`<path id="${path}" d="([^"]+)"`).exec(board)?.[1];
    if (d === undefined) throw new Error(`the board's drawing has no path ${path}`);
    regions[name] = d;
    anchors[name] = [spots.shield.x, spots.shield.y];
    roomy[name] = roomiest(flatten(d), land);
  }
  const strokes = places.seaLines.map(({ points }) => ({
    d: `M${points.map(([x, y]) => `${x} ${y}`).join("L")}`,
    ...{ color: "#9c3b22", width: 7, dash: [20, 14] },
  }));
  const marks = Object.fromEntries(Object.values(SEATS).map(({ fill, emblem }) => [fill, EMBLEMS[emblem]]));
  return { w: places.board.w, h: places.board.h, regions, anchors, roomy, marks, strokes };
}
