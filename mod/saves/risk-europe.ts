import { META } from "../../src/games/risk-europe/meta";
import { RISK_EUROPE_UI } from "../../src/games/risk-europe/panels/document";
import { SHEETS } from "../../src/games/risk-europe/table/card";
import { nameOf } from "../../src/games/risk-europe/table/name";
import { LANGUAGES } from "../../src/games/risk-europe/text/languages";
import { INTERFACES, SAVES } from "../../src/games/risk-europe/text/saves";
import { colourName } from "../../src/text/names";
import { CHOSEN } from "../../src/tts/language";
import { EUROPE } from "../boxes/europe/box";
import { cardOf, type CardSheet } from "../cards";
import type { Save } from "../save";
import { uiPictures, uiXml } from "../../src/session/panels/document";

const LANGUAGE = LANGUAGES[CHOSEN];
const INTERFACE = INTERFACES[CHOSEN];
const SAVE = SAVES[CHOSEN];

function sheet(picture: string, kind: string, faces: readonly string[]): CardSheet {
  return { picture, names: faces.map((face) => nameOf(cardOf(kind, face), LANGUAGE)) };
}

/** Risk Europe. Its words are in the language of the script, which src/tts/language.ts chooses. */
export const RISK_EUROPE: Save = {
  meta: META,
  box: EUROPE,
  name: "risk-europe",
  entry: "src/saves/risk-europe.ts",
  words: {
    board: SAVE.board,
    table: SAVE.table,
    mat: (colour) => SAVE.mat(colourName(colour, LANGUAGE.names)),
  },
  pages: SAVE.pages,
  ui: () => ({ xml: uiXml(RISK_EUROPE_UI, INTERFACE), pictures: uiPictures(RISK_EUROPE_UI, INTERFACE) }),
  board: "board-europe.jpg",
  mat: { picture: (colour) => `table/europe-mat-${colour}.jpg` },
  rules: [1, 2, 3, 4].map((n) => `rules/europe-${n}.png`),
  cards: [sheet(SHEETS.orders.path, "card", SHEETS.orders.cells)],
  minutes: [90, 180],
  line: "Six secret orders a round, four kinds of troops, a crown for each objective city.",
  thumbnail: "thumbnail-europe.png",
  pitch:
    "King's Orders picked in secret, bids for who goes first, cities, castles and mercenaries. Seven crowns win, alone or in teams.",
  shown: ["europe.png"],
  folder: ".risk-tables/risk-europe",
  quickPreset: "evening",
  unplayed: LANGUAGE.panel.mercenaryHelp,
  demo: "test/records/risk_europe/demo.json",
};
