import { fromCaller } from "../../replay/input";
import { command, flag } from "./command";

export const PACK = command({
  name: "pack",
  usage: "<folder> <save>",
  wants: "a folder and a save",
  says: "makes the save of an unpacked folder; what was not changed is the same byte for byte",
  takes: (argv) =>
    argv
      .positional("folder", { type: "string", demandOption: true, describe: "a folder that unpack wrote" })
      .positional("save", { type: "string", demandOption: true, describe: "the file that is written" }),
  options: {
    force: flag("writes over a save that was not packed there"),
  },
  async run({ folder, save, force }) {
    const { pack } = await import("../pack");
    const { bytes, isEvened } = pack(fromCaller(folder), fromCaller(save), { force });
    const evened =
      "\nThe uneven white space of the save that was unpacked is left out, as its fields have changed.";
    return `${save} is packed: ${bytes} bytes.${isEvened ? evened : ""}`;
  },
});
