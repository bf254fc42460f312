import { META } from "../../src/games/castle-risk/meta";
import { CASTLE_RISK_UI } from "../../src/games/castle-risk/panels/document";
import { SHEETS } from "../../src/games/castle-risk/table/marks.data";
import { nameOf } from "../../src/games/castle-risk/table/name";
import { LANGUAGES } from "../../src/games/castle-risk/text/languages";
import { INTERFACES, SAVES } from "../../src/games/castle-risk/text/saves";
import { EUROPE } from "../boxes/europe/box";
import type { Save } from "../save";
import { textsOf } from "./texts";

/** Castle Risk: Europe. */
export const CASTLE_RISK: Save = {
  meta: META,
  box: EUROPE,
  name: "castle-risk",
  entry: "src/saves/castle-risk.ts",
  ...textsOf({
    ...{ languages: LANGUAGES, saves: SAVES, interfaces: INTERFACES, ui: CASTLE_RISK_UI, nameOf },
    sheets: [
      ["cards/policies.jpg", "policy", SHEETS.policies.cells],
      ["cards/missions.jpg", "mission", SHEETS.missions.cells],
      ["cards/castle.jpg", "discards", SHEETS.castle.cells],
    ],
  }),
  board: "board.jpg",
  mat: { picture: (colour) => `table/mat-${colour}.jpg` },
  rules: [1, 2, 3, 4].map((n) => `rules/${n}.png`),
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
