import { META } from "../../src/games/risk-2008/meta";
import { RISK_2008_UI } from "../../src/games/risk-2008/panels/document";
import { SHEETS } from "../../src/games/risk-2008/table/card";
import { nameOf } from "../../src/games/risk-2008/table/name";
import { LANGUAGES } from "../../src/games/risk-2008/text/languages";
import { INTERFACES, SAVES } from "../../src/games/risk-2008/text/saves";
import { colourName } from "../../src/text/names";
import { CHOSEN } from "../../src/tts/language";
import { WORLD } from "../boxes/world/box";
import { cardOf, type CardSheet } from "../cards";
import type { Save } from "../save";
import { uiPictures, uiXml } from "../../src/session/panels/document";

const LANGUAGE = LANGUAGES[CHOSEN];
const INTERFACE = INTERFACES[CHOSEN];
const SAVE = SAVES[CHOSEN];

function sheet(picture: string, kind: string, faces: readonly string[]): CardSheet {
  return { picture, names: faces.map((face) => nameOf(cardOf(kind, face), LANGUAGE)) };
}

/** RISK 2008. Its words are in the language of the script, which src/tts/language.ts chooses. */
export const RISK_2008: Save = {
  meta: META,
  box: WORLD,
  name: "risk-2008",
  entry: "src/saves/risk-2008.ts",
  words: {
    board: SAVE.board,
    table: SAVE.table,
    mat: (colour) => SAVE.mat(colourName(colour, LANGUAGE.names)),
  },
  pages: SAVE.pages,
  ui: () => ({ xml: uiXml(RISK_2008_UI, INTERFACE), pictures: uiPictures(RISK_2008_UI, INTERFACE) }),
  board: "board-2008.jpg",
  mat: { picture: (colour) => `table/2008-mat-${colour}.jpg` },
  rules: [1, 2, 3, 4].map((n) => `rules/2008-${n}.png`),
  beside: ["cards/2008-objectives.jpg", "cards/2008-rewards.jpg"],
  cards: [sheet(SHEETS.cards.path, "card", SHEETS.cards.cells)],
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
