import { Complaint } from "../complaint";
import { parseOptions, wrongUse } from "../options";
import { fromCaller } from "../replay/input";
import { pack } from "./pack";
import { unpack } from "./unpack";

export const USAGE = `Usage: npm run -s tts -- COMMAND ...

  unpack SAVE.json FOLDER   makes small files of a save of any mod: one for each object, script, interface and long text;
                            in a folder that has them already, writes those that have changed
  pack FOLDER SAVE.json     makes the save of them; what was not changed is the same byte for byte

  --exact   unpack: takes numbers that have drifted a little, dates and states from the save, not from the folder
  --force   unpack: writes over files that were changed since; pack: over a save that was not packed there
  --help    this text
Exit code 0: done; 1: refused, or files that were changed since were kept; 2: wrong use.`;

/** Runs a command of the workshop; gives what is printed. */
export function tts(args: readonly string[]): string {
  const { values, positionals } = parseOptions({
    args: [...args],
    allowPositionals: true,
    options: {
      exact: { type: "boolean", default: false },
      force: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return USAGE;
  const [command, from, to] = positionals;
  if (command !== "unpack" && command !== "pack")
    return wrongUse(command === undefined ? "A command is wanted." : `There is no command "${command}".`);
  if (from === undefined || to === undefined || positionals.length > 3)
    return wrongUse(
      command === "unpack" ? "unpack wants a save and a folder." : "pack wants a folder and a save.",
    );
  if (command === "unpack") return unpacked(from, to, values);
  if (values.exact) return wrongUse("--exact is for unpack.");
  const { bytes, isEvened } = pack(fromCaller(from), fromCaller(to), values);
  const evened =
    "\nThe uneven white space of the save that was unpacked is left out, as its fields have changed.";
  return `${to} is packed: ${bytes} bytes.${isEvened ? evened : ""}`;
}

function unpacked(
  file: string,
  folder: string,
  options: { readonly exact: boolean; readonly force: boolean },
): string {
  const { written, same, removed, steady, kept } = unpack(fromCaller(file), fromCaller(folder), options);
  const done = `${folder}: ${written} files written, ${same} as they were, ${removed} taken away.`;
  const drifted =
    steady === 0 ? "" : ` ${steady} values are as they were in the folder; --exact takes the save's.`;
  if (kept.length === 0) return done + drifted;
  throw new Complaint(
    `${done}${drifted} Kept, as unpack has not written them or they were changed since (--force writes over them):`,
    1,
    kept,
  );
}
