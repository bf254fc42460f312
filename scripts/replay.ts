/** npm run -s replay -- FILE: replays a record and prints what it came to; see replay/usage.ts. */
import { runCommand } from "./complaint";
import { replay } from "./replay/command";
import { USAGE } from "./replay/usage";

await runCommand(USAGE, () => replay(process.argv.slice(2)));
