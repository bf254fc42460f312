import { GAME } from "../../../src/games/risk-europe/module";
import { engineContract } from "../contract/engine";
import { sessionContract } from "../contract/session";
import { textContract } from "../contract/text";

engineContract(GAME);
sessionContract(GAME);
textContract(GAME);
