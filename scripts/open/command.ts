import { readFileSync, statSync } from "node:fs";
import { Complaint, REFUSED } from "../complaint";
import { fromCaller } from "../replay/input";
import { FLAG, numberOption, parseArguments, TEXT, wrongUse } from "../options";
import { bundle } from "../bundle.mjs";
import { tryOutApart } from "../../tabletop/program/apart";
import { sourceMapOf } from "../../tabletop/program/source-map";
import { wordsOf, type Outcome, type Trial } from "../../tabletop/program/try-out";
import { root } from "../root";

export const USAGE = `Usage: npm run -s open -- SAVE.json ... [options]
Opens saves of Tabletop Simulator, of any mod, or folders that they were unpacked into, on the stand-in: two people sit down, frames pass, the table is saved and
that save is loaded. What the scripts got wrong is printed, and what the stand-in has put in place of something.
  --frames N   how many frames pass, 60 to a second (300)
  --json       one line of JSON for each save (docs/json.md)
  --help       this text
Exit code 0: no errors; 1: errors, or a file that is no save; 2: wrong use.`;

/** Runs the command; gives what is printed. */
export async function open(args: readonly string[]): Promise<string> {
  const { values, positionals } = parseArguments(args, { frames: TEXT, json: FLAG });
  if (positionals.length === 0) wrongUse("At least one save is wanted.");
  const frames = numberOption("frames", values.frames ?? "300", 1, 1_000_000);
  const outcomes: Outcome[] = [];
  const thread = await bundle(root, "tabletop/program/trial.ts");
  for (const file of positionals) outcomes.push(await tryOutApart(thread, trialOf(file, frames)));
  const out = outcomes.map(values.json === true ? (outcome) => JSON.stringify(outcome) : wordsOf).join("\n");
  if (outcomes.some(({ errors }) => errors.length > 0)) process.exitCode = REFUSED;
  return out;
}

function trialOf(file: string, frames: number): Trial {
  const path = fromCaller(file);
  return { file, save: sourceOf(path, file), frames, ...sourceMapOf(path) };
}

/** What a save is given to the table as: its text, or a folder's path. */
function sourceOf(path: string, file: string): string {
  try {
    return statSync(path).isDirectory() ? path : readFileSync(path, "utf8");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "it cannot be read";
    throw new Complaint(`${file} cannot be read: ${code}.`);
  }
}
