/** npm run -s scribe: writes the record of a game between computers, to be edited and commented by hand. */
import { runCommand } from "./complaint";
import { scribe, USAGE } from "./scribe/command";

await runCommand(USAGE, () => scribe(process.argv.slice(2)));
