import { META } from "../../src/games/risk-2008/meta";
import { RISK_2008_UI } from "../../src/games/risk-2008/panels/document";
import { SHEETS } from "../../src/games/risk-2008/table/card";
import { nameOf } from "../../src/games/risk-2008/table/name";
import { LANGUAGES } from "../../src/games/risk-2008/text/languages";
import { INTERFACES, SAVES } from "../../src/games/risk-2008/text/saves";
import { WORLD } from "../boxes/world/box";
import type { Save } from "../save";
import { textsOf } from "./texts";

/** RISK 2008. */
export const RISK_2008: Save = {
  meta: META,
  box: WORLD,
  name: "risk-2008",
  entry: "src/saves/risk-2008.ts",
  ...textsOf({
    ...{ languages: LANGUAGES, saves: SAVES, interfaces: INTERFACES, ui: RISK_2008_UI, nameOf },
    sheets: [[SHEETS.cards.path, "card", SHEETS.cards.cells]],
  }),
  board: "board-2008.jpg",
  mat: { picture: (colour) => `table/2008-mat-${colour}.jpg` },
  rules: [1, 2, 3, 4].map((n) => `rules/2008-${n}.png`),
  beside: ["cards/2008-objectives.jpg", "cards/2008-rewards.jpg"],
  minutes: [60, 240],
  line: "Objectives, capitals and cities: three objectives win, often within an hour.",
  thumbnail: "thumbnail-2008.png",
  pitch:
    "Cities, objectives, airfields and stars on the map of the world. Three objectives and the own capital win.",
  shown: ["edition.png"],
  folder: ".risk-tables/risk-2008",
  quickPreset: "evening",
  demo: "test/records/risk_2008/demo.json",
};
