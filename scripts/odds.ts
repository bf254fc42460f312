/** npm run -s odds -- GAME ATTACKER DEFENDER: the exact odds of a battle; see odds/usage.ts and docs/odds.md. */
import { runCommand } from "./complaint";
import { odds } from "./odds/command";
import { usageFor } from "./odds/usage";

const args = process.argv.slice(2);
await runCommand(
  (isHelp) => usageFor(args, isHelp),
  () => odds(args),
);
