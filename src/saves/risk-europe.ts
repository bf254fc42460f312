/** The script of the save of Risk Europe. */
import type { GAME } from "../games/risk-europe/module";
import { boot } from "../tts/boot";

/* eslint-disable lua/missing-globals -- require is the bundle's own */
boot(
  [
    (): unknown => require("../risk/europe/board"),
    (): unknown => require("../games/risk-europe/rules/game/resign"),
    (): unknown => require("../games/risk-europe/rules/ruleset"),
    (): unknown => require("../games/risk-europe/notation/position/clauses"),
    (): unknown => require("../games/risk-europe/bots/weigh"),
    (): unknown => require("../games/risk-europe/bots/ahead"),
    (): unknown => require("../games/risk-europe/engine"),
    (): unknown => require("../games/risk-europe/table/layout"),
    (): unknown => require("../games/risk-europe/table/pieces"),
    (): unknown => require("../games/risk-europe/text/languages"),
    (): unknown => require("../games/risk-europe/panels/battle/model"),
    (): unknown => require("../games/risk-europe/panels/panels"),
  ],
  () => (require("../games/risk-europe/module") as { GAME: typeof GAME }).GAME,
);
