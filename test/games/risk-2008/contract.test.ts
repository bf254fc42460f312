import { ENGINE } from "../../../src/games/risk-2008/engine";
import { engineContract } from "../contract/engine";
import { positionContract } from "../contract/positions";

/** It has no table yet: of what every game must hold, the lower storey's part. */
engineContract(ENGINE, true, 5);
positionContract(ENGINE, 30);
