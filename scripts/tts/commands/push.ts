import { Complaint } from "../../complaint";
import { fromCaller } from "../../replay/input";
import { LINK_FLAGS, withLink } from "../editor/options";
import { command, flag, textFlag, wantsOther } from "./command";

/** Milliseconds without a word after which a game counts as loaded. */
const QUIET = 800;

const ONE = { wants: "one save or folder", orElse: "--game" };

export const PUSH = command({
  name: "push",
  usage: "[mod]",
  ...ONE,
  says: "sends changed scripts and interfaces to a running Tabletop Simulator; the game there goes on",
  takes: (argv) =>
    argv.positional("mod", { type: "string", describe: "a folder that unpack wrote, or a save" }),
  options: {
    game: textFlag("pushes a game of this project, as it was built"),
    force: flag("pushes to another game that is loaded, too"),
    fresh: flag("leaves the game there as its save has it"),
    ...LINK_FLAGS,
  },
  async run({ mod, game, force, fresh, ...flags }, project) {
    if ((mod === undefined) === (game === undefined)) wantsOther({ name: "push", ...ONE }, project);
    const { push, report } = await import("../editor/push");
    const { pushSource } = await import("../editor/source");
    const source =
      game === undefined || project === undefined
        ? pushSource(fromCaller(mod ?? ""), mod ?? "")
        : pushSource(await project.builtSave(game), `--game ${game}`);
    const pushed = await withLink(flags, async (link) => push(link, source, { force, fresh, quiet: QUIET }));
    if (pushed.errors > 0)
      throw new Complaint(report(pushed).split("\n")[0], 1, report(pushed).split("\n").slice(1));
    return report(pushed);
  },
});
