/** npm run -s soak:table: somebody presses anything at the packed tables while computers play, until something breaks; see soak-table/command.ts. */
import { runCommand } from "./complaint";
import { root } from "./root";
import { soak, USAGE } from "./soak-table/command";

await runCommand(USAGE, () => soak(root, process.argv.slice(2)));
