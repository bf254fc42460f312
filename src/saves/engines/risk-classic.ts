/** Classic RISK without a table: what replays, tests and benchmarks ask in Lua. */
import { ENGINE } from "../../games/risk-classic/engine";
import { answerCalls } from "./calls";

answerCalls(ENGINE);
