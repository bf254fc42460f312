import { ENGINE } from "../../../src/games/risk-classic/engine";
import { recordsContract } from "../contract/records";

recordsContract(ENGINE);
