/** npm run install:tts: copies the built saves to where Tabletop Simulator looks for saves. */
import { runCommand } from "./complaint";
import { installGames } from "./install/games";
import { OWN, parseOptions, TEXT } from "./options";

const USAGE = `Usage: npm run install:tts [-- OPTIONS]

  --game ID        the save of this game only; without it those of all games
  --folder FOLDER  the folder of Tabletop Simulator, or its Saves folder;
                   without it the one that it has on this system
  --remove         takes back what was installed, and nobody has changed since
  --dry-run        says what would be done
  --list           also puts the saves into Tabletop Simulator's own list, SaveFileInfos.json, and keeps a copy`;

const OFF = { type: "boolean", default: false } as const;

await runCommand(USAGE, () => {
  const values = parseOptions(OWN, { game: TEXT, folder: TEXT, remove: OFF, "dry-run": OFF, list: OFF });
  return installGames(values);
});
