/** npm run -s simulate: plays many games between computers on all cores, a line of JSON for each; see simulate/command.ts. */
import { runCommand } from "./complaint";
import { root } from "./root";
import { simulate, USAGE } from "./simulate/command";

await runCommand(USAGE, () => simulate(root, process.argv.slice(2)));
