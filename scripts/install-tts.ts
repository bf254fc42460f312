/** npm run install:tts: copies the built saves to where Tabletop Simulator looks for saves. */
import { dirname, join } from "node:path";
import { runCommand } from "./complaint";
import { fromCaller } from "./replay/input";
import { installSave, savesFolder } from "./install/install";
import { parseOptions } from "./options";
import { GAME_OPTION, savesOf } from "./pack/saves";

const USAGE = `Usage: npm run install:tts [-- [--game ID] [--folder FOLDER]]

  --game ID        copies the save of this game only; without it those of all games
  --folder FOLDER  the Saves folder of Tabletop Simulator;
                   without it the one that it has on this system`;

function main(): Promise<string> {
  const { values } = parseOptions({
    args: process.argv.slice(2),
    options: { ...GAME_OPTION, folder: { type: "string" }, help: { type: "boolean" } },
  });
  if (values.help === true) return Promise.resolve(USAGE);
  const folder = values.folder === undefined ? savesFolder() : fromCaller(values.folder);
  const dist = join(dirname(dirname(process.argv[1] ?? "")), "dist");
  const saves = savesOf(values.game);
  const files = saves.map((save) => join(folder, installSave(dist, folder, save)));
  const titles = saves.map(({ meta }) => meta.title).join(" or ");
  return Promise.resolve(`${files.join("\n")}\nIn Tabletop Simulator: Games, Save & Load, ${titles}.`);
}

await runCommand(USAGE, main);
