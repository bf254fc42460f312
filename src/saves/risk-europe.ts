/** The script of the save of Risk Europe. */
import type { GAME } from "../games/risk-europe/module";
import { boot } from "../tts/boot";

/* eslint-disable lua/missing-globals -- require is the bundle's own */
boot(
  [
    () => {
      require("../risk/europe/board");
    },
    () => {
      require("../games/risk-europe/rules/game/resign");
    },
    () => {
      require("../games/risk-europe/rules/ruleset");
    },
    () => {
      require("../games/risk-europe/engine");
    },
    () => {
      require("../games/risk-europe/table/layout");
    },
    () => {
      require("../games/risk-europe/table/pieces");
    },
    () => {
      require("../games/risk-europe/text/languages");
    },
    () => {
      require("../games/risk-europe/panels/battle/model");
    },
    () => {
      require("../games/risk-europe/panels/panels");
    },
  ],
  () => (require("../games/risk-europe/module") as { GAME: typeof GAME }).GAME,
);
