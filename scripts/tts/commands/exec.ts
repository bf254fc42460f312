import { readFileSync } from "node:fs";
import { Complaint } from "../../complaint";
import { GLOBAL, runLua } from "../editor/lua";
import { LINK_FLAGS, withLink } from "../editor/options";
import { linesOf } from "../editor/push";
import { command, textFlag } from "./command";

/** Nothing of what is run by hand has a file. */
const NOWHERE = { place: (): undefined => undefined };

export const EXEC = command({
  name: "exec",
  usage: "<lua>",
  wants: "one text of Lua",
  says: 'runs Lua in a running Tabletop Simulator and prints what it returns: "return #getObjects()"',
  takes: (argv) =>
    argv.positional("lua", {
      ...{ type: "string", demandOption: true },
      describe: "what is run; - takes it from standard input",
    }),
  options: {
    object: textFlag("runs it in the script of the object with this GUID"),
    ...LINK_FLAGS,
  },
  async run({ lua, object = GLOBAL, ...flags }) {
    const script = lua === "-" ? readFileSync(0, "utf8") : lua;
    const lines: string[] = [];
    const answer = await withLink(flags, async (link) => {
      link.hear((told) => {
        if (told.kind !== "error") lines.push(...linesOf(told, NOWHERE));
      });
      return runLua(link, script, object);
    });
    if ("failure" in answer) {
      const { prefix, text } = answer.failure;
      throw new Complaint(`${prefix.trim()} ${text}`.trim(), 1, lines);
    }
    return [...lines, shown(answer.value)].join("\n");
  },
});

function shown(value: unknown): string {
  if (value === undefined || value === null) return "nil";
  return typeof value === "string" ? value : JSON.stringify(value, undefined, 2);
}
