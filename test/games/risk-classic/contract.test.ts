import { ENGINE } from "../../../src/games/risk-classic/engine";
import { engineContract } from "../contract/engine";

/** Classic RISK has no table yet: what every engine must hold, it holds. */
engineContract(ENGINE);
