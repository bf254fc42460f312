import { ENGINE } from "../../../src/games/risk-2008/engine";
import { recordsContract } from "../contract/records";

recordsContract(ENGINE);
