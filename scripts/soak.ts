/** npm run -s soak: plays random legal games to the end on all cores and looks at every state of them; see soak/command.ts. */
import { runCommand } from "./complaint";
import { root } from "./root";
import { soak, USAGE } from "./soak/command";

await runCommand(USAGE, () => soak(root, process.argv.slice(2)));
