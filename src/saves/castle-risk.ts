/** The script of the save of Castle Risk: Europe. */
import type { GAME } from "../games/castle-risk/module";
import { boot } from "../tts/boot";

/* eslint-disable lua/missing-globals -- require is the bundle's own */
boot(
  [
    (): unknown => require("../risk/europe/board"),
    (): unknown => require("../games/castle-risk/rules/game/resign"),
    (): unknown => require("../games/castle-risk/rules/ruleset"),
    (): unknown => require("../games/castle-risk/notation/position/clauses"),
    (): unknown => require("../games/castle-risk/bots/judge/campaign"),
    (): unknown => require("../games/castle-risk/bots/normal"),
    (): unknown => require("../games/castle-risk/bots/hard"),
    (): unknown => require("../games/castle-risk/bots/ahead"),
    (): unknown => require("../games/castle-risk/engine"),
    (): unknown => require("../games/castle-risk/table/layout"),
    (): unknown => require("../games/castle-risk/table/pieces"),
    (): unknown => require("../games/castle-risk/text/languages"),
    (): unknown => require("../games/castle-risk/panels/battle/model"),
    (): unknown => require("../games/castle-risk/panels/panels"),
  ],
  () => (require("../games/castle-risk/module") as { GAME: typeof GAME }).GAME,
);
