import { GAMES } from "../../../src/games";
import { ENGINE as RISK_EUROPE } from "../../../src/games/risk-europe/engine";
import { engineContract } from "./engine";

/** As contract.test.ts, in more random games. */
for (const engine of [...GAMES, RISK_EUROPE]) engineContract(engine, true, 20);
