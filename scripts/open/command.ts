import { readFileSync, statSync } from "node:fs";
import { Complaint, REFUSED } from "../complaint";
import { numberOption, parseOptions, wrongUse } from "../options";
import { tryOut, type Outcome } from "./try-out";

export const USAGE = `Usage: npm run -s open -- SAVE.json ... [options]
Opens saves of Tabletop Simulator, of any mod, or folders that they were unpacked into, on the stand-in: two people sit down, frames pass, the table is saved and
that save is loaded. What the scripts got wrong is printed, and what the stand-in has put in place of something.
  --frames N   how many frames pass, 60 to a second (300)
  --json       one line of JSON for each save (docs/json.md)
  --help       this text
Exit code 0: no errors; 1: errors, or a file that is no save; 2: wrong use.`;

/** Runs the command; gives what is printed. */
export async function open(args: readonly string[]): Promise<string> {
  const { values, positionals } = parseOptions({
    args: [...args],
    allowPositionals: true,
    options: {
      frames: { type: "string", default: "300" },
      json: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return USAGE;
  if (positionals.length === 0) wrongUse("At least one save is wanted.");
  const frames = numberOption("frames", values.frames, 1, 1_000_000);
  const outcomes: Outcome[] = [];
  for (const file of positionals) outcomes.push(await tryOut(file, sourceOf(file), frames));
  const out = outcomes.map(values.json ? (outcome) => JSON.stringify(outcome) : words).join("\n");
  if (outcomes.some(({ errors }) => errors.length > 0)) process.exitCode = REFUSED;
  return out;
}

/** What a save is given to the table as: its text, or a folder's path. */
function sourceOf(file: string): string {
  try {
    if (statSync(file).isDirectory()) return file;
    return readFileSync(file, "utf8");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "it cannot be read";
    throw new Complaint(`${file} cannot be read: ${code}.`);
  }
}

function words({ file, objects, errors, missing, notes }: Outcome): string {
  const list = (what: string, entries: readonly string[]): string[] =>
    entries.length === 0 ? [] : [`  ${what}:`, ...entries.map((entry) => `    ${entry}`)];
  const head = `${file}: ${objects} objects, ${errors.length === 0 ? "no errors" : `${errors.length} errors`}`;
  return [head, ...list("errors", errors), ...list("missing", missing), ...list("notes", notes)].join("\n");
}
