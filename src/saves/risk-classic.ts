/** The script of the save of classic RISK. */
import type { GAME } from "../games/risk-classic/module";
import { boot } from "../tts/boot";

/* eslint-disable lua/missing-globals -- require is the bundle's own */
boot(
  [
    (): unknown => require("../risk/world/board"),
    (): unknown => require("../games/risk-classic/rules/game/resign"),
    (): unknown => require("../games/risk-classic/rules/ruleset"),
    (): unknown => require("../risk/combat/odds/chart/small"),
    (): unknown => require("../risk/combat/odds/chart/middle"),
    (): unknown => require("../risk/combat/odds/chart"),
    (): unknown => require("../games/risk-classic/notation/position/clauses"),
    (): unknown => require("../risk/world/bots/march"),
    (): unknown => require("../games/risk-classic/bots/think"),
    (): unknown => require("../games/risk-classic/engine"),
    (): unknown => require("../games/risk-classic/table/layout"),
    (): unknown => require("../games/risk-classic/table/pieces"),
    (): unknown => require("../games/risk-classic/text/languages"),
    (): unknown => require("../risk/world/panels/battle"),
    (): unknown => require("../games/risk-classic/panels/panels"),
  ],
  () => (require("../games/risk-classic/module") as { GAME: typeof GAME }).GAME,
);
