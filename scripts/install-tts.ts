/** npm run install:tts: copies the built save to where Tabletop Simulator looks for saves. */
import { dirname, join } from "node:path";
import { runCommand } from "./complaint";
import { fromCaller } from "./replay/input";
import { installSave, savesFolder } from "./install/install";
import { parseOptions } from "./options";

const USAGE = `Usage: npm run install:tts [-- --folder FOLDER]

  --folder FOLDER  the Saves folder of Tabletop Simulator;
                   without it the one that it has on this system`;

function main(): Promise<string> {
  const { values } = parseOptions({
    args: process.argv.slice(2),
    options: { folder: { type: "string" }, help: { type: "boolean" } },
  });
  if (values.help === true) return Promise.resolve(USAGE);
  const folder = values.folder === undefined ? savesFolder() : fromCaller(values.folder);
  const name = installSave(join(dirname(dirname(process.argv[1] ?? "")), "dist"), folder);
  return Promise.resolve(
    `${join(folder, name)}\nIn Tabletop Simulator: Games, Save & Load, Castle Risk: Europe.`,
  );
}

await runCommand(USAGE, main);
