/** npm run -s tts -- COMMAND: what those who write mods need beside Tabletop Simulator; see tts/command.ts. */
import { runCommand } from "./complaint";
import { tts, USAGE } from "./tts/command";

await runCommand(USAGE, () => Promise.resolve(tts(process.argv.slice(2))));
