/** The script of the save of classic RISK. */
import type { GAME } from "../games/risk-classic/module";
import { boot } from "../tts/boot";

/* eslint-disable lua/missing-globals -- require is the bundle's own */
boot(
  [
    () => {
      require("../risk/world/board");
    },
    () => {
      require("../games/risk-classic/rules/game/resign");
    },
    () => {
      require("../games/risk-classic/rules/ruleset");
    },
    () => {
      require("../games/risk-classic/engine");
    },
    () => {
      require("../games/risk-classic/table/layout");
    },
    () => {
      require("../games/risk-classic/table/pieces");
    },
    () => {
      require("../games/risk-classic/text/languages");
    },
    () => {
      require("../risk/world/panels/battle");
    },
    () => {
      require("../games/risk-classic/panels/panels");
    },
  ],
  () => (require("../games/risk-classic/module") as { GAME: typeof GAME }).GAME,
);
