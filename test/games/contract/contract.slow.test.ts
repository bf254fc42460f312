import { GAMES } from "../../../src/games";
import { GAME as RISK_2008 } from "../../../src/games/risk-2008/module";
import { GAME as RISK_CLASSIC } from "../../../src/games/risk-classic/module";
import { engineContract } from "./engine";
import { positionContract } from "./positions";
import { resignContract } from "./resign";

/** As contract.test.ts, in more random games. */
for (const engine of GAMES) {
  engineContract(engine, true, 20, 400);
  positionContract(engine, 2000);
}
resignContract(RISK_2008, [5, 40, 250], 200);
resignContract(RISK_CLASSIC, [12, 60, 250], 200);
