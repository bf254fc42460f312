/** The script of the save of RISK 2008. */
import type { GAME } from "../games/risk-2008/module";
import { boot } from "../tts/boot";

/* eslint-disable lua/missing-globals -- require is the bundle's own */
boot(
  [
    () => {
      require("../risk/world/board");
    },
    () => {
      require("../games/risk-2008/rules/game/resign");
    },
    () => {
      require("../games/risk-2008/rules/ruleset");
    },
    () => {
      require("../games/risk-2008/engine");
    },
    () => {
      require("../games/risk-2008/table/layout");
    },
    () => {
      require("../games/risk-2008/table/pieces");
    },
    () => {
      require("../games/risk-2008/text/languages");
    },
    () => {
      require("../risk/world/panels/battle");
    },
    () => {
      require("../games/risk-2008/panels/panels");
    },
  ],
  () => (require("../games/risk-2008/module") as { GAME: typeof GAME }).GAME,
);
