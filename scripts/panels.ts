/** npm run panels -- FILE.xml: draws an interface as a player sees it, and says what cannot be read. */
import { runCommand } from "./complaint";
import { panels, USAGE } from "./panels/command";

await runCommand(USAGE, () => panels(process.argv.slice(2)));
