import { Complaint } from "../../complaint";
import { fromCaller } from "../../replay/input";
import { command, flag } from "./command";

export const UNPACK = command({
  name: "unpack",
  usage: "<save> <folder>",
  wants: "a save and a folder",
  says: "makes small files of a save of any mod; in a folder that has them, writes those that have changed",
  takes: (argv) =>
    argv
      .positional("save", { type: "string", demandOption: true, describe: "a save, or a saved object" })
      .positional("folder", { type: "string", demandOption: true, describe: "where its files go" }),
  options: {
    exact: flag("takes drifted numbers, dates and states from the save, not from the folder"),
    force: flag("writes over files that were changed since"),
  },
  async run({ save, folder, exact, force }) {
    const { unpack } = await import("../unpack");
    const { written, same, removed, steady, kept } = unpack(fromCaller(save), fromCaller(folder), {
      exact,
      force,
    });
    const done = `${folder}: ${written} files written, ${same} as they were, ${removed} taken away.`;
    const drifted =
      steady === 0 ? "" : ` ${steady} values are as they were in the folder; --exact takes the save's.`;
    if (kept.length === 0) return done + drifted;
    throw new Complaint(
      `${done}${drifted} Kept, as unpack has not written them or they were changed since (--force writes over them):`,
      1,
      kept,
    );
  },
});
