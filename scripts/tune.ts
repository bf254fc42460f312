/** npm run -s tune: looks for better weights of a game's computers, in games against those that they have; or trains networks; see tune/command.ts. */
import { runCommand } from "./complaint";
import { root } from "./root";
import { tune, USAGE } from "./tune/command";

await runCommand(USAGE, () => tune(root, process.argv.slice(2)));
