import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Complaint } from "../complaint";
import { putFiles } from "../put";
import type { Plan } from "../simulate/plan";
import { isRecord, parsed } from "../../tabletop/save/check";
import type { Numbers } from "./change";
import type { Contest } from "./contest";

/** What a search is: it goes on in no folder of another one. */
export interface Search {
  readonly plan: Plan;
  /** A hash of what plays. */
  readonly program: string;
}

/** A change that was found better. */
export interface Found extends Contest {
  readonly attempt: number;
}

export interface Progress {
  /** The weights that are best so far; attempts and games that are behind it; the contest that is open. */
  best: Numbers;
  attempt: number;
  games: number;
  contest: Contest;
  readonly found: Found[];
}

const fileOf = (folder: string): string => join(folder, "checkpoint.json");

/** Where the search in a folder is; undefined where none was begun in it. Refuses the folder of another search. */
export function readProgress(folder: string, search: Search): Progress | undefined {
  const file = fileOf(folder);
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, "utf8");
  const head = `${JSON.stringify(search)}\n`;
  if (!text.startsWith(head))
    throw new Complaint(
      `${file} is of another search, or of another version of the program: name another --out.`,
    );
  const progress = parsed(text.slice(head.length));
  if (isProgress(progress)) return progress;
  throw new Complaint(`${file} is no checkpoint: take it away, and the search begins anew.`);
}

function isProgress(value: unknown): value is Progress {
  if (!isRecord(value)) return false;
  const { best, attempt, games, contest, found } = value;
  return (
    Number.isInteger(attempt) &&
    Number.isInteger(games) &&
    isRecord(best) &&
    Object.values(best).every((number) => typeof number === "number") &&
    isContest(contest) &&
    Array.isArray(found) &&
    found.every((change) => isContest(change) && "attempt" in change)
  );
}

function isContest(value: unknown): value is Contest {
  return isRecord(value) && ["won", "lost", "even"].every((key) => Number.isInteger(value[key]));
}

/** Writes down where a search is, at once or not at all. */
export function writeProgress(folder: string, search: Search, progress: Progress): void {
  mkdirSync(folder, { recursive: true });
  const bytes = `${JSON.stringify(search)}\n${JSON.stringify(progress)}\n`;
  putFiles([{ path: fileOf(folder), bytes }]);
}
