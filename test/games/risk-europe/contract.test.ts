import { ENGINE } from "../../../src/games/risk-europe/engine";
import { engineContract } from "../contract/engine";

engineContract(ENGINE);
