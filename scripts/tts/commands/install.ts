import { wrongUse } from "../../options";
import { fromCaller } from "../../replay/input";
import { command, flag, textFlag, wantsOther } from "./command";

const ONE = { wants: "one save or folder", orElse: "none for the games of this project" };

export const INSTALL = command({
  name: "install",
  usage: "[mod]",
  ...ONE,
  says: "puts a save, a saved object or an unpacked folder where Tabletop Simulator looks for it",
  takes: (argv) =>
    argv.positional("mod", {
      type: "string",
      describe: "a save, or a folder that unpack wrote; the .png beside its .json is its thumbnail",
    }),
  options: {
    game: textFlag("this game of this project only, as it was built"),
    folder: textFlag("Tabletop Simulator's folder, or its Saves folder"),
    assets: textFlag("a folder that has the files behind the mod's addresses, for the caches"),
    remove: flag("takes back what was installed"),
    "dry-run": flag("says what would be done"),
    list: flag("changes SaveFileInfos.json too, and keeps a copy"),
  },
  async run({ mod, game, assets, ...options }, project) {
    if (mod !== undefined) {
      if (game !== undefined) wrongUse("Either a save or --game is wanted.");
      const { installMod } = await import("../../install/mod");
      return installMod(fromCaller(mod), options, assets === undefined ? undefined : fromCaller(assets));
    }
    if (project === undefined) return wantsOther({ name: "install", ...ONE }, project);
    if (assets !== undefined) wrongUse("--assets is for a mod of another project: name its save or folder.");
    return project.installGames({ game, ...options });
  },
});
