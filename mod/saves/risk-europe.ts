import { META } from "../../src/games/risk-europe/meta";
import { RISK_EUROPE_UI } from "../../src/games/risk-europe/panels/document";
import { SHEETS } from "../../src/games/risk-europe/table/card";
import { nameOf } from "../../src/games/risk-europe/table/name";
import { LANGUAGES } from "../../src/games/risk-europe/text/languages";
import { INTERFACES, SAVES } from "../../src/games/risk-europe/text/saves";
import { CHOSEN } from "../../src/tts/language";
import { EUROPE } from "../boxes/europe/box";
import type { Save } from "../save";
import { textsOf } from "./texts";

/** Risk Europe. */
export const RISK_EUROPE: Save = {
  meta: META,
  box: EUROPE,
  name: "risk-europe",
  entry: "src/saves/risk-europe.ts",
  ...textsOf({
    ...{ languages: LANGUAGES, saves: SAVES, interfaces: INTERFACES, ui: RISK_EUROPE_UI, nameOf },
    sheets: [[SHEETS.orders.path, "card", SHEETS.orders.cells]],
  }),
  board: "board-europe.jpg",
  mat: { picture: (colour) => `table/europe-mat-${colour}.jpg` },
  rules: [1, 2, 3, 4].map((n) => `rules/europe-${n}.png`),
  minutes: [90, 180],
  line: "Six secret orders a round, four kinds of troops, a crown for each objective city.",
  thumbnail: "thumbnail-europe.png",
  pitch:
    "King's Orders picked in secret, bids for who goes first, cities, castles and mercenaries. Seven crowns win, alone or in teams.",
  shown: ["europe.png"],
  folder: ".risk-tables/risk-europe",
  quickPreset: "evening",
  unplayed: LANGUAGES[CHOSEN].panel.mercenaryHelp,
  demo: "test/records/risk_europe/demo.json",
};
