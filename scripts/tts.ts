/** npm run -s tts -- COMMAND: what those who write mods need beside Tabletop Simulator; its commands: tts/commands. */
import { runCommand } from "./complaint";
import { tts, usageOf } from "./tts/command";

const args = process.argv.slice(2);
await runCommand(
  () => usageOf(args),
  () => tts(args),
);
