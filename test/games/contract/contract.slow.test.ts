import { GAMES } from "../../../src/games";
import { engineContract } from "./engine";
import { positionContract } from "./positions";

/** As contract.test.ts, in more random games. */
for (const engine of GAMES) {
  engineContract(engine, true, 20, 400);
  positionContract(engine, 2000);
}
