/** The results of a run in a folder: its plan, and a line of JSON for each game that has ended. */
import {
  appendFileSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  truncateSync,
} from "node:fs";
import { join } from "node:path";
import { StringDecoder } from "node:string_decoder";
import { isRecord, messageOf, parsed } from "../../tabletop/save/check";
import { Complaint } from "../complaint";
import { putFiles } from "../put";
import type { Line } from "./game";
import { readGame } from "./lines";
import { LOCK, lockFolder } from "./lock";
import type { Plan } from "./plan";

/** So many games go into a file. */
const PER_FILE = 1000;
/** Bytes of a file that are read at a time. */
const PIECE = 65_536;
const PLAN = "run.json";
const LINES = /^games-(\d{7})\.ndjson$/;

/** A folder with the results of one run. */
export interface Store {
  readonly folder: string;
  /** By the first game of a file, how many lines it has. */
  readonly counts: Map<number, number>;
  /** By number whether a game has ended; as long as it has to be. */
  ended: Uint8Array;
  /** Whether this process writes here: otherwise nothing is changed, as somebody else may write. */
  writes: boolean;
  /** Lets others write here. */
  readonly release: (this: void) => void;
  /** Files by their first games that may not be in order; of the others, the game of the last line. */
  readonly loose: Set<number>;
  readonly lasts: Map<number, number>;
}

/**
 * Opens the results in a folder, or begins them there. Refused, with everything as it was: a folder of another run or of
 * another program, one with other things in it, and a broken line. What was cut off in the midst of a line is taken away:
 * its game is played again.
 */
export function openStore(folder: string, plan: Plan, program: string): Store {
  const wanted: Kept = { plan, program };
  const file = join(folder, PLAN);
  const isNew = !existsSync(file);
  if (isNew && existsSync(folder) && readdirSync(folder).some((name) => name !== LOCK))
    throw new Complaint(`${folder} has other things in it, and no ${PLAN}: name a new folder.`);
  const why = isNew ? "" : differences(readFileSync(file, "utf8"), wanted);
  if (why !== "") throw new Complaint(`${file}: ${why}: name another folder for these games.`);
  mkdirSync(folder, { recursive: true });
  const release = lockFolder(folder);
  const store: Store = { ...newStore(folder), writes: true, release };
  try {
    if (isNew) putFiles([{ path: file, bytes: `${JSON.stringify(wanted, undefined, 2)}\n` }]);
    else readAll(store);
  } catch (error) {
    release();
    throw error;
  }
  return store;
}

function newStore(folder: string): Store {
  return {
    ...{ folder, counts: new Map(), ended: new Uint8Array(PER_FILE) },
    ...{ writes: false, release: () => undefined, loose: new Set(), lasts: new Map() },
  };
}

/** Puts all files in order, and lets others write here. */
export function closeStore(store: Store): void {
  if (store.writes) for (const first of store.loose) sortLines(store, first);
  store.loose.clear();
  store.writes = false;
  store.release();
}

/** What stands in the folder of a run besides its lines. */
export interface Kept {
  readonly plan: Plan;
  /** What made the lines. */
  readonly program: string;
}

/** Reads the results in a folder, whatever has played them, and changes nothing; complains where there are none. */
export function readStore(folder: string): Kept & { readonly store: Store } {
  const store = newStore(folder);
  const file = join(folder, PLAN);
  if (!existsSync(file)) throw new Complaint(`${folder} has no results: there is no ${PLAN}.`);
  const kept = parsed(readFileSync(file, "utf8"));
  if (!isRecord(kept) || !isPlan(kept["plan"])) throw new Complaint(`${file}: this is no plan of a run.`);
  readAll(store);
  return { store, plan: kept["plan"], program: String(kept["program"]) };
}

/** Notes all games that a folder has lines of. */
function readAll(store: Store): void {
  for (const name of readdirSync(store.folder)) {
    const first = LINES.exec(name)?.[1];
    if (first === undefined) continue;
    for (const { line } of readTexts(store, Number(first))) {
      const { n } = line;
      if (store.ended[n] === 1)
        throw new Complaint(
          `${fileOf(store, Number(first))}: game ${n} has two lines: take one of them away.`,
        );
      noteOrder(store, n);
      noteEnded(store, n);
    }
  }
}

function isPlan(value: unknown): value is Plan {
  if (!isRecord(value)) return false;
  const { game, version, players, options, levels, rotate, seed, rounds } = value;
  const areTexts = (list: unknown): boolean =>
    Array.isArray(list) && list.every((one) => typeof one === "string");
  return (
    typeof game === "string" &&
    [version, players, seed, rounds].every(Number.isInteger) &&
    [options, levels].every(areTexts) &&
    typeof rotate === "boolean"
  );
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

/**
 * Reads the lines of a file by its first game, one after the other and a piece of the file at a time. A last one without
 * its end is none; where this process writes, it is cut off the file.
 */
function* readTexts(store: Store, first: number): Generator<Numbered, undefined> {
  const file = fileOf(store, first);
  const handle = openSync(file, "r");
  try {
    const piece = Buffer.allocUnsafe(PIECE);
    const decoder = new StringDecoder("utf8");
    let [rest, number, size, end] = ["", 0, 0, 0];
    for (let read = readSync(handle, piece); read > 0; read = readSync(handle, piece)) {
      const last = piece.lastIndexOf(10, read - 1);
      if (last >= 0) end = size + last + 1;
      size += read;
      const lines = (rest + decoder.write(piece.subarray(0, read))).split("\n");
      rest = lines.pop() ?? "";
      for (const text of lines) yield { text, line: readLine(text, first, `${file}:${++number}`) };
    }
    if (store.writes && end < size) truncateSync(file, end);
  } finally {
    closeSync(handle);
  }
}

/** A line as it stands in its file, and what it says. */
interface Numbered {
  readonly text: string;
  readonly line: Line;
}

function readLine(text: string, first: number, place: string): Line {
  return readGame(
    text,
    place,
    (value): value is Line => isLine(value) && value.n >= first && value.n < first + PER_FILE,
  );
}

function isLine(value: unknown): value is Line {
  if (!isRecord(value)) return false;
  const { n, seed, seats, ended, winners, ending, rounds, actions, measures, tallies, series } = value;
  return (
    [n, rounds, actions].every(Number.isInteger) &&
    typeof ended === "boolean" &&
    typeof ending === "string" &&
    isRecord(measures) &&
    Object.values(measures).every(Number.isFinite) &&
    [tallies, series].every((one) => isRecord(one) && Object.values(one).every(Array.isArray)) &&
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
  const first = firstOf(n);
  const count = (counts.get(first) ?? 0) + 1 - ended[n];
  ended[n] = 1;
  counts.set(first, count);
  return count;
}

/** Notes that the line of a game is the last one of its file so far. */
function noteOrder({ loose, lasts }: Store, n: number): void {
  const first = firstOf(n);
  if (n < (lasts.get(first) ?? -1)) loose.add(first);
  lasts.set(first, n);
}

/** A part of a run: every so manieth game, from one on. */
export interface Part {
  readonly first: number;
  readonly step: number;
}

export const WHOLE: Part = { first: 0, step: 1 };

/** The next games of a part below `games` that have not ended, from a number of the part on, at most so many. */
export function nextMissing(
  { ended }: Store,
  part: Part,
  from: number,
  games: number,
  most: number,
): number[] {
  const numbers: number[] = [];
  for (let n = from; n < games && numbers.length < most; n += part.step) if (ended[n] !== 1) numbers.push(n);
  return numbers;
}

export const hasEnded = ({ ended }: Store, n: number): boolean => ended[n] === 1;

/** The lines of a file as text, in the order in which they stand there; none where there is no such file. */
export function* linesIn(store: Store, first: number): Generator<{ n: number; text: string }, undefined> {
  if (!store.counts.has(first)) return;
  for (const { line } of readTexts(store, first)) yield { n: line.n, text: JSON.stringify(line) };
}

/** How many games there are from the first one on without a gap. */
export function countFirst({ ended }: Store): number {
  const gap = ended.indexOf(0);
  return gap < 0 ? ended.length : gap;
}

/** How many games of a part below `games` have not ended. */
export function countMissing({ ended }: Store, { first, step }: Part, games: number): number {
  let missing = 0;
  for (let n = first; n < games; n += step) if (ended[n] !== 1) missing++;
  return missing;
}

/** Writes lines of games that have ended, by their numbers. A file that is full is put in order, whoever came first. */
export function writeLines(store: Store, numbers: readonly number[], lines: readonly string[]): void {
  if (!store.writes) return;
  for (let at = 0; at < numbers.length;) {
    const first = firstOf(numbers[at]);
    const from = at;
    while (at < numbers.length && firstOf(numbers[at]) === first) at++;
    appendLines(store, fileOf(store, first), lines.slice(from, at));
    let count = 0;
    for (const n of numbers.slice(from, at)) {
      noteOrder(store, n);
      count = noteEnded(store, n);
    }
    if (count < PER_FILE || !store.loose.delete(first)) continue;
    sortLines(store, first);
  }
}

/** Writes to the end of a file; once that fails nothing more is written, as the last line may be cut off. */
function appendLines(store: Store, file: string, lines: readonly string[]): void {
  try {
    appendFileSync(file, `${lines.join("\n")}\n`);
  } catch (error) {
    store.writes = false;
    const why = messageOf(error);
    throw new Complaint(`${file} cannot be written (${why}): the same command goes on where it was.`);
  }
}

/** The first game of the file in which a game's line stands. */
const firstOf = (n: number): number => n - (n % PER_FILE);

/** Puts the lines of a file in the order of their games, at once or not at all. */
function sortLines(store: Store, first: number): void {
  const lines = Array.from(readTexts(store, first), ({ line: { n }, text }) => ({ n, text }));
  lines.sort((one, other) => one.n - other.n);
  putFiles([{ path: fileOf(store, first), bytes: lines.map(({ text }) => `${text}\n`).join("") }]);
}

/** Gives each line below `games` in order: one at a time of a file that is in order, else a file at a time. */
export function* linesOf(store: Store, games: number): Generator<Line, undefined> {
  const firsts = [...store.counts.keys()].sort((one, other) => one - other);
  for (const first of firsts) {
    if (first >= games) return;
    if (!store.loose.has(first)) {
      for (const { line } of readTexts(store, first)) if (line.n < games) yield line;
      continue;
    }
    const lines = [...readTexts(store, first)].map(({ line }) => line);
    for (const line of lines.sort((one, other) => one.n - other.n)) if (line.n < games) yield line;
  }
}
