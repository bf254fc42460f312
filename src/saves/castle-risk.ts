/** The script of the save of Castle Risk: Europe. */
import type { GAME } from "../games/castle-risk/module";
import { boot } from "../tts/boot";

/* eslint-disable lua/missing-globals -- require is the bundle's own */
boot(
  [
    () => {
      require("../risk/europe/board");
    },
    () => {
      require("../games/castle-risk/rules/game/resign");
    },
    () => {
      require("../games/castle-risk/rules/ruleset");
    },
    () => {
      require("../games/castle-risk/engine");
    },
    () => {
      require("../games/castle-risk/table/layout");
    },
    () => {
      require("../games/castle-risk/table/pieces");
    },
    () => {
      require("../games/castle-risk/text/languages");
    },
    () => {
      require("../games/castle-risk/panels/battle/panel");
    },
    () => {
      require("../games/castle-risk/panels/panels");
    },
  ],
  () => (require("../games/castle-risk/module") as { GAME: typeof GAME }).GAME,
);
