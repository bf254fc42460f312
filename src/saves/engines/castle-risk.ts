/** Castle Risk: Europe without a table: what replays, tests and benchmarks ask in Lua. */
import { ENGINE } from "../../games/castle-risk/engine";
import { answerCalls } from "./calls";

answerCalls(ENGINE);
