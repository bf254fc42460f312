import { ENGINE } from "../../../src/games/risk-europe/engine";
import { recordsContract } from "../contract/records";

recordsContract(ENGINE);
