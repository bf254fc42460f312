/** npm run -s levels: how often each level of computers beats the one below it, as a table in Markdown or as JSON; see levels/command.ts. */
import { runCommand } from "./complaint";
import { root } from "./root";
import { levels, USAGE } from "./levels/command";

await runCommand(USAGE, () => levels(root, process.argv.slice(2)));
