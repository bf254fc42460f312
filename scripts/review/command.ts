import { FLAG, parseArguments, wrongUse } from "../options";
import { readBeginning } from "../replay/begin";
import { readCourse } from "./course";
import { reviewJson } from "./json";
import { reviewOf } from "./review";
import { reviewText } from "./text";

export const USAGE = `Usage: npm run -s review -- RECORD [--json]        (RECORD may be - for standard input)
Says how a game went: chances to win from round to round, turning points, who led, luck, and what each seat had.
  --json          print JSON (docs/review.md)
  --help          this text
Exit code 0: told; 1: refused; 2: wrong use.`;

/** What the command prints for these arguments; complains of what is wrong. */
export async function review(args: readonly string[]): Promise<string> {
  const { values, positionals } = parseArguments(args, { json: FLAG });
  const [file = ""] = positionals;
  if (positionals.length > 1) wrongUse(`One RECORD can be reviewed, but ${positionals.length} are given.`);
  if (file === "") wrongUse("No RECORD is given.");
  const told = reviewOf(readCourse(await readBeginning(file, undefined)));
  return values.json === true ? reviewJson(told) : reviewText(told);
}
