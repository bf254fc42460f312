/** npm run -s lengths: how many rounds games of computers take, by preset and number of players, as a table in Markdown; see lengths/command.ts. */
import { runCommand } from "./complaint";
import { root } from "./root";
import { lengths, USAGE } from "./lengths/command";

await runCommand(USAGE, () => lengths(root, process.argv.slice(2)));
