/** The script of the save of Castle Risk: Europe. */
import { boot } from "../tts/boot";

/* eslint-disable lua/missing-globals -- require is the bundle's own */
boot(
  [
    () => {
      require("../risk/europe/territories.data");
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
  ],
  () => (require("../games/castle-risk/module") as typeof import("../games/castle-risk/module")).GAME,
);
