import { EUROPE } from "../../../mod/boxes/europe/box";
import type { Save } from "../../../mod/save";
import { uiPictures, uiXml } from "../../../src/session/panels/document";
import type { GameUi } from "../../../src/session/ui/xml/game";
import { panel, UNSEEN } from "../../../src/session/ui/xml/kit";
import { TOY } from "./module";
import { META } from "./rules";
import { TOY_INTERFACE } from "./text";

/** The toy adds nothing to the interface that every table has. */
export const TOY_UI: GameUi = {
  module: TOY,
  xml: {
    menu: () => [],
    mats: () => panel({ id: "mats", ...UNSEEN }, []),
    pages: () => [],
    counted: "piece-coin",
    painted: META.colours.map((colour) => `emblem-${colour}`),
  },
};

/** The save of the toy: the box of Europe, three seats, the table's own panels. */
export const TOY_SAVE: Save = {
  meta: META,
  box: EUROPE,
  name: "toy",
  entry: "test/games/toy/script.ts",
  words: { board: "Board", table: "Table", mat: (colour) => `Mat of ${colour}` },
  pages: [],
  ui: () => ({ xml: uiXml(TOY_UI, TOY_INTERFACE), pictures: uiPictures(TOY_UI, TOY_INTERFACE) }),
  board: "board.jpg",
  mat: { picture: (colour) => `table/mat-${colour}.jpg` },
  rules: [],
  cards: [],
  minutes: [5, 10],
  line: "Land after land.",
  thumbnail: "thumbnail.png",
  pitch: "Coins.",
  shown: [],
  folder: ".risk-tables/toy",
  quickPreset: "short",
  demo: "",
};
