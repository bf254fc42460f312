import { META } from "../../src/games/risk-classic/meta";
import { RISK_CLASSIC_UI } from "../../src/games/risk-classic/panels/document";
import { SHEETS } from "../../src/games/risk-classic/table/card";
import { nameOf } from "../../src/games/risk-classic/table/name";
import { LANGUAGES } from "../../src/games/risk-classic/text/languages";
import { INTERFACES, SAVES } from "../../src/games/risk-classic/text/saves";
import { WORLD } from "../boxes/world/box";
import type { Save } from "../save";
import { textsOf } from "./texts";

/** Classic RISK. */
export const RISK_CLASSIC: Save = {
  meta: META,
  box: WORLD,
  name: "risk-classic",
  entry: "src/saves/risk-classic.ts",
  ...textsOf({
    ...{ languages: LANGUAGES, saves: SAVES, interfaces: INTERFACES, ui: RISK_CLASSIC_UI, nameOf },
    sheets: [
      [SHEETS.cards.path, "card", SHEETS.cards.cells],
      [SHEETS.missions.path, "mission", SHEETS.missions.cells],
    ],
  }),
  board: "board-world.jpg",
  mat: { picture: (colour) => `table/world-mat-${colour}.jpg` },
  rules: [1, 2, 3, 4].map((n) => `rules/world-${n}.png`),
  minutes: [60, 240],
  line: "The classic: three dice, six continents, and cards that bring ever larger armies.",
  thumbnail: "thumbnail-world.png",
  pitch:
    "The game that everybody knows: World Domination, Capital, Secret Mission, and the game for two. Sets of cards, exact odds before each attack.",
  shown: ["risk.png"],
  folder: ".risk-tables/risk-classic",
  quickPreset: "evening",
  demo: "test/records/risk_classic/demo.json",
};
