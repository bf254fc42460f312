/** npm run install:tts: copies the built saves to where Tabletop Simulator looks for saves. */
import { runCommand } from "./complaint";
import { installGames } from "./install/games";
import { parseOptions } from "./options";
import { GAME_OPTION } from "./pack/saves";

const USAGE = `Usage: npm run install:tts [-- OPTIONS]

  --game ID        the save of this game only; without it those of all games
  --folder FOLDER  the folder of Tabletop Simulator, or its Saves folder;
                   without it the one that it has on this system
  --remove         takes back what was installed, and nobody has changed since
  --dry-run        says what would be done
  --list           also puts the saves into Tabletop Simulator's own list, SaveFileInfos.json, and keeps a copy`;

const FLAG = { type: "boolean", default: false } as const;

function main(): Promise<string> {
  const { values } = parseOptions({
    args: process.argv.slice(2),
    options: {
      ...GAME_OPTION,
      ...{ folder: { type: "string" }, help: { type: "boolean" } },
      ...{ remove: FLAG, "dry-run": FLAG, list: FLAG },
    },
  });
  return Promise.resolve(values.help === true ? USAGE : installGames(values));
}

await runCommand(USAGE, main);
