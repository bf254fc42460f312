/** Draws all assets: npm run assets [-- layout board models cards rules icons table sheet]; without names, everything. */
import { readFileSync } from "node:fs";
import { cardBack, cardFace } from "./games/castle-risk/card";
import { PAGES as CASTLE_RULES } from "./games/castle-risk/rules";
import { PAGES as RULES_2008 } from "./games/risk-2008/rules";
import { PAGES as CLASSIC_RULES } from "./games/risk-classic/rules";
import { PAGES as EUROPE_RULES } from "./games/risk-europe/rules";
import { putBack, putFaces, putMats, putPng } from "./table/put";
import { digest, RULE_PAGE, rulebook, type RulePage } from "./table/rulebook";
import { CARDS, MISSIONS, POLICIES } from "./games/castle-risk/texts";
import { boardJpeg, crop, jpeg, onPaper, paste, png, render, shrink, type Picture } from "./kit/picture";
import { readJson } from "./kit/json";
import { svg } from "./kit/svg";
import { drawBoard } from "./boxes/europe/board";
import { PLAYERS } from "./games/castle-risk/track";
import { legend, title } from "./games/castle-risk/legend";
import * as EUROPE from "./games/risk-europe/draw";
import { makeLayout } from "./boxes/europe/layout";
import { makeShapes } from "./boxes/europe/shapes";
import { put, written } from "./out";
import { FIGURES, KINDS, TEXTURES } from "./pieces/figures.data";
import { favicon, icons, iconSvg } from "./pieces/glyphs";
import { collider, model } from "./pieces/mesh";
import { toObj } from "./pieces/obj";
import { textureOf } from "./pieces/texture";
import { fileText, fromFile } from "./map/file";
import type { Shapes } from "./map/shapes";
import { layout as layOutWorld } from "./boxes/world/draw";
import { makeShapes as makeWorld } from "./boxes/world/shapes";
import * as RISK_2008 from "./games/risk-2008/draw";
import * as CLASSIC from "./games/risk-classic/draw";
import { SHEETS, toPlaces } from "./places-file";
import { boardPictures, cardPictures, iconPictures, piecePictures, tablePictures } from "./sheet/contact";
import { filledBoard } from "./games/castle-risk/filled";
import { licences, manifest } from "./sheet/manifest";
import { DICE, dieModel, dieSkin, panelFace, type Die } from "./boxes/europe/dice";
import { mat } from "./games/castle-risk/mat";
import { BUTTONS, button, panelFrame, ribbon } from "./table/panels";
import { tableSurface } from "./table/surface";

const PARTS = ["layout", "board", "models", "cards", "rules", "icons", "table", "sheet"];
const asked = process.argv.slice(2).filter((a) => PARTS.includes(a));
const parts = new Set(asked.length ? asked : PARTS);
/** The files that draw: the manifest names for each picture the one that it is of. */
const BOARD = "assets/draw/boxes/europe/board.ts";
const DICE_FILE = "assets/draw/boxes/europe/dice.ts";
const CARDS_FILE = "assets/draw/games/castle-risk/card.ts";
const MESH = "assets/draw/pieces/mesh.ts";
const GLYPHS = "assets/draw/pieces/glyphs.ts";
const PANELS = "assets/draw/table/panels.ts";
const MANIFEST = "assets/draw/sheet/manifest.ts";
const started = Date.now();
const say = (what: string): void =>
  console.log(`${((Date.now() - started) / 1000).toFixed(1).padStart(6)} s  ${what}`);

const boardPicture = (): Picture => onPaper(readFileSync("assets/board.svg", "utf8"));

const layout = parts.has("layout") ? makeLayout(makeShapes()) : fromFile(readJson("assets/places.json"));
const positions = "positions of names, pieces, tracks and card cells, for code";
put("places.json", fileText(toPlaces(layout)), positions, "assets/draw/places-file.ts");
let shapes: Shapes | undefined;
const worldShapes = (): Shapes => (shapes ??= makeWorld());
const world = layOutWorld(parts.has("layout") ? worldShapes() : undefined);
say("layout");

/** The rulebooks: what their files begin with, their pages, and of which game they are. */
const RULEBOOKS: readonly (readonly [prefix: string, pages: readonly RulePage[], game: string])[] = [
  ["", CASTLE_RULES, "castle-risk"],
  ["europe-", EUROPE_RULES, "risk-europe"],
  ["world-", CLASSIC_RULES, "risk-classic"],
  ["2008-", RULES_2008, "risk-2008"],
];

if (parts.has("board")) {
  const drawn = drawBoard(makeShapes(), layout, legend());
  put("board.svg", drawn, "the board as vectors; one path for each territory", BOARD);
  const picture = boardPicture();
  put("board.jpg", await boardJpeg(picture), "the board's picture on the table", BOARD);
  const show: Picture = { ...picture, data: picture.data.slice() };
  paste(show, render(filledBoard(layout), picture.w), 0, 0);
  await EUROPE.board(makeShapes(), layout);
  const mark = shrink(crop(show, 1330, 1000, 1500, 1500), 512);
  paste(mark, render(svg(1000, 400, title(500, 220)), 500), 6, 306);
  put("thumbnail.png", png(mark, 192), "picture of the save in the game's list", BOARD);
  await CLASSIC.board(worldShapes(), world);
  await RISK_2008.board(worldShapes(), world);
  say("board");
}

if (parts.has("models")) {
  for (const kind of KINDS) {
    const about = `model of the piece: ${kind.replace("_", " ")}${FIGURES[kind].flat ? ", lying flat" : ""}`;
    put(`models/${kind}.obj`, toObj(kind, model(kind)), about, MESH);
  }
  const standing = "what the table's physics takes every standing piece for";
  put("models/collider.obj", toObj("collider", collider()), standing, MESH);
  for (const one of TEXTURES)
    put(
      one.path,
      png(textureOf(one), 48),
      `texture of ${one.kinds.length} kinds of pieces; a seat's colour multiplies it`,
      "assets/draw/pieces/texture.ts",
    );
  put("models/die.obj", toObj("die", dieModel()), "model of all dice", DICE_FILE);
  const skin = { width: 384, colours: 64 };
  for (const die of Object.keys(DICE) as Die[]) {
    const about = `skin of the ${die} die, faces 1 to 6 three across`;
    putPng(`models/die-${die}.png`, dieSkin(die), skin, about, DICE_FILE);
  }
  say("models");
}

if (parts.has("cards")) {
  const faces = {
    policies: POLICIES.map((c) => cardFace("policy", c)),
    missions: MISSIONS.map((c) => cardFace("mission", c)),
    castle: CARDS.map((c) => cardFace("castle", c)),
  };
  for (const [name, cells] of Object.entries(faces)) {
    const { columns } = SHEETS[name as keyof typeof SHEETS];
    const print = { width: 640, grain: 8, quality: 88 };
    const grid = { path: `cards/${name}.jpg`, columns };
    await putFaces(grid, cells, print, `faces of the ${name} cards`, CARDS_FILE);
  }
  const back = (name: string, face: string, use: string): Promise<void> =>
    putBack(`cards/back-${name}.jpg`, face, use, CARDS_FILE);
  for (const seat of PLAYERS)
    await back(`policy-${seat}`, cardBack("policy", seat), `back of ${seat}'s policies`);
  await back("mission", cardBack("mission"), "back of the papal missions");
  await back("castle", cardBack("castle"), "back of the Castle Risk cards");
  await EUROPE.cards();
  await CLASSIC.cards(worldShapes());
  await RISK_2008.cards(worldShapes());
  say("cards");
}

if (parts.has("rules")) {
  const print = { width: RULE_PAGE.w, colours: 64 };
  const drawn = RULEBOOKS.map(([prefix, pages, game]) =>
    rulebook(pages).map((page, i) => {
      const use = `page ${i + 1} of the rulebook`;
      putPng(`rules/${prefix}${i + 1}.png`, page, print, use, `assets/draw/games/${game}/rules.ts`);
      return digest(page);
    }),
  );
  const text = `${JSON.stringify(drawn)}\n`;
  put("rules/drawn.json", text, "what the rulebooks were drawn from", "assets/draw/table/rulebook.ts");
  say("rules");
}

if (parts.has("icons")) {
  for (const icon of icons()) {
    const { id } = icon;
    put(`icons/${id}.svg`, iconSvg(icon), `icon ${id}, for the page`, GLYPHS);
    putPng(`icons/${id}.png`, iconSvg(icon), { width: 128, colours: 64 }, `icon ${id}, for panels`, GLYPHS);
  }
  for (const [side, die] of [
    ["attacker", "attack"],
    ["defender", "defence"],
  ] as const)
    for (const beaten of [false, true])
      for (let value = 0; value <= 6; value++) {
        const name = `icons/die-${side}-${value}${beaten ? "-lost" : ""}.png`;
        const what = `${value === 0 ? "blank" : value}${beaten ? ", beaten" : ""}`;
        const about = `the ${side}'s die in a fight's panel: ${what}`;
        putPng(name, panelFace(die, value, beaten), { width: 96, colours: 32 }, about, DICE_FILE);
      }
  EUROPE.icons();
  put("favicon.svg", favicon(), "the page's icon", GLYPHS);
  say("icons");
}

if (parts.has("table")) {
  const surface = await jpeg(tableSurface(), 80);
  put("table/table.jpg", surface, "surface of the table, repeats", "assets/draw/table/surface.ts");
  await putMats("mat", PLAYERS, mat, "", "assets/draw/games/castle-risk/mat.ts");
  await EUROPE.mats();
  await CLASSIC.mats();
  await RISK_2008.mats();
  for (const [w, h] of [
    [512, 640],
    [640, 320],
    [320, 160],
  ]) {
    const print = { width: w, colours: 32 };
    putPng(`table/frame-${w}x${h}.png`, panelFrame(w, h), print, "frame of a panel", PANELS);
  }
  for (const state of Object.keys(BUTTONS) as (keyof typeof BUTTONS)[]) {
    const face = { width: 256, colours: 32 };
    putPng(`table/button-${state}.png`, button(state), face, `face of a button: ${state}`, PANELS);
  }
  putPng("table/ribbon.png", ribbon(), { width: 512, colours: 32 }, "ribbon behind headings", PANELS);
  say("table");
}

if (parts.has("sheet")) {
  await boardPictures(boardPicture(), layout);
  await CLASSIC.pictures(world);
  await RISK_2008.pictures(worldShapes());
  piecePictures();
  await cardPictures();
  iconPictures();
  await tablePictures(tableSurface());
  say("contact sheet");
}

put("LICENSES.md", licences(), "licences of what the drawings are made from", MANIFEST);
put("manifest.json", manifest(written(), asked.length > 0), "this list", MANIFEST);
const whole = readJson<{ total: number; files: unknown[] }>("assets/manifest.json");
say(`${whole.files.length} files, ${(whole.total / 1e6).toFixed(2)} MB`);
