/** npm run -s tts -- COMMAND: what those who write mods need beside Tabletop Simulator; its commands: tts/commands. */
import { runCommand } from "./complaint";
import { tts, usageOf, type Workshop } from "./tts/command";
import { COMMANDS } from "./tts/commands/index";

const HERE: Workshop = {
  commands: COMMANDS,
  call: "npm run -s tts --",
  project: {
    async builtSave(game) {
      const { builtSave } = await import("./tts/built");
      return builtSave(game);
    },
    async installGames(options) {
      const { installGames } = await import("./install/games");
      return installGames(options);
    },
  },
};

const args = process.argv.slice(2);
await runCommand(
  async () => usageOf(HERE, args),
  async () => tts(HERE, args),
);
