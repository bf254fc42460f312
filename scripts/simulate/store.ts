/** The results of a run in a folder: its plan, and a line of JSON for each game that has ended. */
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { isRecord } from "../../tabletop/save/check";
import { Complaint } from "../complaint";
import type { Line } from "./game";
import type { Plan } from "./plan";

/** So many games go into a file. */
const PER_FILE = 1000;
const PLAN = "run.json";
const LINES = /^games-(\d{7})\.ndjson$/;

/** A folder with the results of one run. */
export interface Store {
  readonly folder: string;
  /** By the first game of a file, how many lines it has. */
  readonly counts: Map<number, number>;
  /** By number whether a game has ended; as long as it has to be. */
  ended: Uint8Array;
}

/** What stands in the folder of a run besides its plan: what made the lines. */
interface Kept {
  readonly plan: Plan;
  readonly program: string;
}

/**
 * Opens the results in a folder, or begins them there. Refused, with everything as it was: a folder of another run or of
 * another program, one with other things in it, and a broken line. What was cut off in the midst of a line is taken away:
 * its game is played again.
 */
export function openStore(folder: string, plan: Plan, program: string): Store {
  const store: Store = { folder, counts: new Map(), ended: new Uint8Array(PER_FILE) };
  const wanted: Kept = { plan, program };
  const file = join(folder, PLAN);
  if (!existsSync(file)) {
    if (existsSync(folder) && readdirSync(folder).length > 0)
      throw new Complaint(`${folder} has other things in it, and no ${PLAN}: name a new folder.`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${file}.new`, `${JSON.stringify(wanted, undefined, 2)}\n`);
    renameSync(`${file}.new`, file);
    return store;
  }
  const why = differences(readFileSync(file, "utf8"), wanted);
  if (why !== "") throw new Complaint(`${file}: ${why}: name another folder for these games.`);
  for (const name of readdirSync(folder)) {
    const first = LINES.exec(name)?.[1];
    if (first === undefined) continue;
    for (const { n } of readLines(store, Number(first))) noteEnded(store, n);
  }
  return store;
}

/** In what the plan in a folder differs from the one that is wanted; empty where they are the same. */
function differences(text: string, wanted: Kept): string {
  const found = parsed(text);
  if (!isRecord(found) || !isRecord(found["plan"])) return "this is no plan of a run";
  const before: Readonly<Record<string, unknown>> = { ...found["plan"], program: found["program"] };
  const now: Record<string, unknown> = { ...wanted.plan, program: wanted.program };
  for (const [id, value] of Object.entries(now))
    if (JSON.stringify(before[id]) !== JSON.stringify(value))
      return id === "program"
        ? "these games were played by another version of the rules or the computers"
        : `the games here have ${id} ${JSON.stringify(before[id])}, not ${JSON.stringify(value)}`;
  return "";
}

/** What a text of JSON says; undefined for one that is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads the lines of a file by its first game, one after the other; a last one without its end is cut off the file. */
function* readLines(store: Store, first: number): Generator<Line, undefined> {
  const file = fileOf(store, first);
  const bytes = readFileSync(file);
  const end = bytes.lastIndexOf(10) + 1;
  if (end < bytes.length) truncateSync(file, end);
  const text = bytes.toString("utf8", 0, end);
  for (let at = 0, number = 1; at < text.length; number++) {
    const next = text.indexOf("\n", at);
    yield readLine(text.slice(at, next), first, `${file}:${number}`);
    at = next + 1;
  }
}

function readLine(text: string, first: number, place: string): Line {
  const line = parsed(text);
  if (isLine(line) && line.n >= first && line.n < first + PER_FILE) return line;
  throw new Complaint(`${place}: this is no line of a game: take it away, and the game is played again.`);
}

function isLine(value: unknown): value is Line {
  if (!isRecord(value)) return false;
  const { n, seed, seats, ended, winners, rounds, actions, measures } = value;
  return (
    [n, rounds, actions].every(Number.isInteger) &&
    typeof ended === "boolean" &&
    isRecord(measures) &&
    Object.values(measures).every(Number.isFinite) &&
    Array.isArray(seed) &&
    Array.isArray(winners) &&
    Array.isArray(seats) &&
    seats.every(
      (seat) => isRecord(seat) && typeof seat["colour"] === "string" && typeof seat["level"] === "string",
    )
  );
}

const fileOf = ({ folder }: Store, first: number): string =>
  join(folder, `games-${String(first).padStart(7, "0")}.ndjson`);

/** Notes that a game has ended; gives how many of its file have. */
function noteEnded(store: Store, n: number): number {
  if (n >= store.ended.length) {
    const longer = new Uint8Array(Math.max(n + 1, 2 * store.ended.length));
    longer.set(store.ended);
    store.ended = longer;
  }
  const { counts, ended } = store;
  const first = n - (n % PER_FILE);
  const count = (counts.get(first) ?? 0) + 1 - ended[n];
  ended[n] = 1;
  counts.set(first, count);
  return count;
}

/** The next games below `games` that have not ended, from a number on, at most so many. */
export function nextMissing({ ended }: Store, from: number, games: number, most: number): number[] {
  const numbers: number[] = [];
  for (let n = from; n < games && numbers.length < most; n++) if (ended[n] !== 1) numbers.push(n);
  return numbers;
}

/** How many games below `games` have not ended. */
export function countMissing({ ended }: Store, games: number): number {
  let missing = games;
  for (let n = 0; n < games && n < ended.length; n++) missing -= ended[n];
  return missing;
}

/** Writes lines of games that have ended. A file that is full is put in order, whoever came first. */
export function writeLines(store: Store, lines: readonly Line[]): void {
  for (const line of lines) {
    const first = line.n - (line.n % PER_FILE);
    appendFileSync(fileOf(store, first), `${JSON.stringify(line)}\n`);
    if (noteEnded(store, line.n) === PER_FILE) sortLines(store, first);
  }
}

/** Puts the lines of a file in the order of their games, at once or not at all. */
function sortLines(store: Store, first: number): void {
  const file = fileOf(store, first);
  const lines = [...readLines(store, first)];
  lines.sort((one, other) => one.n - other.n);
  writeFileSync(`${file}.new`, lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
  renameSync(`${file}.new`, file);
}

/** Puts all files in order, and gives each line below `games`, a file at a time. */
export function* linesOf(store: Store, games: number): Generator<Line, undefined> {
  const firsts = [...store.counts.keys()].sort((one, other) => one - other);
  for (const first of firsts) {
    sortLines(store, first);
    for (const line of readLines(store, first)) if (line.n < games) yield line;
  }
}
