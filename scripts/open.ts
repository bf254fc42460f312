/** npm run -s open -- SAVE.json ...: whether saves of any mod run; see open/command.ts. */
import { open, USAGE } from "./open/command";
import { runCommand } from "./complaint";

await runCommand(USAGE, () => open(process.argv.slice(2)));
