/** npm run -s review -- RECORD: how a game went, from round to round; see review/command.ts and docs/review.md. */
import { runCommand } from "./complaint";
import { review, USAGE } from "./review/command";

await runCommand(USAGE, () => review(process.argv.slice(2)));
