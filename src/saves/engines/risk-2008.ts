/** RISK in the edition of 2008 without a table: what replays, tests and benchmarks ask in Lua. */
import { ENGINE } from "../../games/risk-2008/engine";
import { answerCalls } from "./calls";

answerCalls(ENGINE);
