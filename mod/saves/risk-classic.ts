import { META } from "../../src/games/risk-classic/meta";
import { RISK_CLASSIC_UI } from "../../src/games/risk-classic/panels/document";
import { SHEETS } from "../../src/games/risk-classic/table/card";
import { nameOf } from "../../src/games/risk-classic/table/name";
import { LANGUAGES } from "../../src/games/risk-classic/text/languages";
import { INTERFACES, SAVES } from "../../src/games/risk-classic/text/saves";
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

/** Classic RISK. Its words are in the language of the script, which src/tts/language.ts chooses. */
export const RISK_CLASSIC: Save = {
  meta: META,
  box: WORLD,
  name: "risk-classic",
  entry: "src/saves/risk-classic.ts",
  words: {
    board: SAVE.board,
    table: SAVE.table,
    mat: (colour) => SAVE.mat(colourName(colour, LANGUAGE.names)),
  },
  pages: SAVE.pages,
  ui: () => ({ xml: uiXml(RISK_CLASSIC_UI, INTERFACE), pictures: uiPictures(RISK_CLASSIC_UI, INTERFACE) }),
  board: "board-world.jpg",
  mat: { picture: (colour) => `table/world-mat-${colour}.jpg` },
  rules: [1, 2, 3, 4].map((n) => `rules/world-${n}.png`),
  cards: [
    sheet(SHEETS.cards.path, "card", SHEETS.cards.cells),
    sheet(SHEETS.missions.path, "mission", SHEETS.missions.cells),
  ],
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
