/** npm run -s odds -- GAME ATTACKER DEFENDER: the exact odds of a battle; see odds/usage.ts and docs/odds.md. */
import { runCommand } from "./complaint";
import { odds } from "./odds/command";
import { USAGE } from "./odds/usage";

await runCommand(USAGE, () => odds(process.argv.slice(2)));
