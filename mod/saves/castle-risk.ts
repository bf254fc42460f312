import { META } from "../../src/games/castle-risk/meta";
import { CASTLE_RISK_UI } from "../../src/games/castle-risk/panels/document";
import { SHEETS } from "../../src/games/castle-risk/table/marks.data";
import { nameOf } from "../../src/games/castle-risk/table/name";
import { LANGUAGES } from "../../src/games/castle-risk/text/languages";
import { INTERFACES, SAVES } from "../../src/games/castle-risk/text/saves";
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

/** Castle Risk: Europe. Its words are in the language of the script, which src/tts/language.ts chooses. */
export const CASTLE_RISK: Save = {
  meta: META,
  box: EUROPE,
  name: "castle-risk",
  entry: "src/saves/castle-risk.ts",
  words: {
    board: SAVE.board,
    table: SAVE.table,
    mat: (colour) => SAVE.mat(colourName(colour, LANGUAGE.names)),
  },
  pages: SAVE.pages,
  ui: () => ({ xml: uiXml(CASTLE_RISK_UI, INTERFACE), pictures: uiPictures(CASTLE_RISK_UI, INTERFACE) }),
  board: "board.jpg",
  mat: { picture: (colour) => `table/mat-${colour}.jpg` },
  rules: [1, 2, 3, 4].map((n) => `rules/${n}.png`),
  cards: [
    sheet("cards/policies.jpg", "policy", SHEETS.policies.cells),
    sheet("cards/missions.jpg", "mission", SHEETS.missions.cells),
    sheet("cards/castle.jpg", "discards", SHEETS.castle.cells),
  ],
  minutes: [90, 180],
  line: "Castles, cities and secret cards: be the first whose crowns make an emperor.",
  thumbnail: "thumbnail.png",
  pitch:
    "Capitals, policies picked in secret, papal missions and Spies on a map of Europe. Eight crowns at the beginning of a round make an Emperor.",
  shown: ["game.png", "play.png"],
  folder: ".castle-risk",
  quickPreset: "short",
  demo: "test/records/demo.json",
};
