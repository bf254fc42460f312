/** The script of the save of RISK 2008. */
import type { GAME } from "../games/risk-2008/module";
import { boot } from "../tts/boot";

/* eslint-disable lua/missing-globals -- require is the bundle's own */
boot(
  [
    (): unknown => require("../risk/world/board"),
    (): unknown => require("../games/risk-2008/rules/game/resign"),
    (): unknown => require("../games/risk-2008/rules/ruleset"),
    (): unknown => require("../risk/combat/odds/chart/small"),
    (): unknown => require("../risk/combat/odds/chart/middle"),
    (): unknown => require("../risk/combat/odds/chart"),
    (): unknown => require("../games/risk-2008/notation/position/clauses"),
    (): unknown => require("../risk/world/bots/march"),
    (): unknown => require("../games/risk-2008/bots/think"),
    (): unknown => require("../games/risk-2008/engine"),
    (): unknown => require("../games/risk-2008/table/layout"),
    (): unknown => require("../games/risk-2008/table/pieces"),
    (): unknown => require("../games/risk-2008/text/languages"),
    (): unknown => require("../risk/world/panels/battle"),
    (): unknown => require("../games/risk-2008/panels/panels"),
  ],
  () => (require("../games/risk-2008/module") as { GAME: typeof GAME }).GAME,
);
