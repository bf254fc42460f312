import type { GameModule } from "../../src/session/module";
import { nextLine, openText, peek, readEnd, skip } from "../../src/core/lines";
import { areSame, writeOptions } from "../../src/core/options";
import { readPosition } from "../../src/core/position";
import { openRecord, writePositionHeader, type OpenRecord } from "../../src/core/record";
import { hasRng } from "../../src/core/rng";
import { isFault } from "../../src/core/refuse";
import type { CommonState, Fault } from "../../src/core/types";
import { refusalText } from "../../src/text/refusals";
import { Complaint } from "../complaint";
import { gameOf } from "../game";
import { readText } from "./input";

/** A record to be replayed, and how its lines are called. */
export interface Beginning {
  /** What complaints name as the file. */
  readonly name: string;
  /** The game that its first word names. */
  readonly engine: GameModule;
  readonly text: string;
  /** Lines of `text` that stand before those of the file, less those of the file that do not stand in it. */
  readonly shift: number;
}

/** Where a game begins, and the players' names by seat, empty where none is given. */
interface Start {
  readonly engine: GameModule;
  readonly state: CommonState;
  readonly names: readonly string[];
}

/** The text of a record, begun with the position of another file where one is given. */
export async function readBeginning(file: string | undefined, from: string | undefined): Promise<Beginning> {
  const text = file === undefined ? "" : await readText(file);
  const name = file ?? "";
  if (from === undefined) return { name, engine: gameOf(text, name), text, shift: 0 };
  const { engine, state, names } = readStart(await readText(from), from);
  const position = engine.notation.writePosition(state);
  if (file === undefined) {
    const head = writePositionHeader(engine.meta, position, state.colours, names, -1);
    return { name: from, engine, text: head, shift: 0 };
  }
  const header = splitHeader(engine, text);
  const record = openHeader(header.lines, text, { engine, state, names }, file, from);
  const named = state.colours.map((_, seat) => record.names[seat] || names[seat] || "");
  const seed = hasRng(state.rng) ? -1 : record.seed;
  const head = writePositionHeader(engine.meta, position, state.colours, named, seed);
  const shift = head.split("\n").length - 1 - header.lines.length;
  return { name, engine, text: `${head}${header.rest}`, shift };
}

const EMPTY = { number: 0, words: [], columns: [1], size: 0, at: 0, fault: undefined };
const HEADER = ["players", "player", "option", "seed", "position"];

const firstWords = (text: string): readonly string[] => nextLine(openText(text))?.words ?? [];

/** The lines before the first action, comments and empty ones among them. */
function splitHeader({ meta }: GameModule, text: string): { lines: string[]; rest: string } {
  const source = openText(text);
  let end = text.length;
  for (;;) {
    const begin = source.at;
    const line = nextLine(source);
    if (line === undefined) break;
    if (peek(line) !== meta.id && !HEADER.includes(peek(line))) {
      // Comments above the first action are skipped by nextLine: they go with it.
      end = begin;
      break;
    }
  }
  const lines = text.substring(0, end).split("\n");
  if (lines[lines.length - 1] === "") lines.pop();
  return { lines, rest: text.substring(end) };
}

/** A record that is played on from a position may leave out who plays what; what it says must be the same. */
function openHeader(
  lines: readonly string[],
  text: string,
  { engine, state }: Start,
  file: string,
  from: string,
): OpenRecord {
  if (lines.length === 0) {
    const none = openRecord(engine, text);
    if (isFault(none)) throw faultComplaint(none, { engine, name: file, shift: 0 });
  }
  const words = lines.map((line) => peek(nextLine(openText(line)) ?? EMPTY));
  const plays = words.includes("players") || words.includes("position");
  const more = plays ? [] : [`players ${state.colours.join(" ")}`];
  const options = words.includes("position") || words.includes("option");
  const written = writeOptions(engine.meta.options, state.options);
  if (!options) more.push(...written.map((option) => `option ${option}`));
  const record = openRecord(engine, [...lines, ...more].join("\n"));
  if (isFault(record)) throw faultComplaint(record, { engine, name: file, shift: 0 });
  const other = record.state;
  const same =
    other.colours.join(" ") === state.colours.join(" ") &&
    areSame(engine.meta.options, other.options, state.options) &&
    (!words.includes("position") || engine.rules.hash(other) === engine.rules.hash(state));
  if (!same) {
    const line = words.findIndex((word) => ["players", "position", "option"].includes(word)) + 1;
    throw new Complaint(`${file}:${line}:1: This record is of another game than that of ${from}.`);
  }
  return record;
}

/** Tells where a position comes from, in a complaint that one is wanted. */
const WANTED =
  "--from wants a position, the one line that says how a game stands; " +
  "npm run -s replay -- RECORD --position prints that of a record";

/** Reads a position's line, or the position that a record begins with. */
function readStart(text: string, from: string): Start {
  if (/\.json$/i.test(from) || /^\s*[[{]/.test(text)) {
    throw new Complaint(`${from}:1:1: This is JSON, but ${WANTED}.`);
  }
  const words = firstWords(text);
  if (words.length === 0) throw new Complaint(`${from}:1:1: Nothing stands here, but ${WANTED}.`);
  const engine = gameOf(text, from);
  if (words[0] === engine.meta.id && words[2] !== ";") return readRecordStart(engine, text, from);
  return readLoneLine(engine, text, from);
}

function readRecordStart(engine: GameModule, text: string, from: string): Start {
  const beginning = { engine, name: from, shift: 0 };
  const { lines } = splitHeader(engine, text);
  const record = openRecord(engine, text);
  if (isFault(record)) throw faultComplaint(record, beginning);
  if (lines.some((line) => firstWords(line)[0] === "position"))
    return { engine, state: record.state, names: record.names };
  const line = lines.findIndex((each) => firstWords(each)[0] === "players") + 1;
  throw new Complaint(`${from}:${line}:1: This record begins with its first roll, but ${WANTED}.`);
}

function readLoneLine(engine: GameModule, text: string, from: string): Start {
  const source = openText(text);
  const line = nextLine(source) ?? EMPTY;
  const beginning = { engine, name: from, shift: 0 };
  if (line.fault === undefined) skip(line, "position");
  const state = readPosition(engine, line);
  readEnd(line);
  if (line.fault !== undefined) throw faultComplaint(line.fault, beginning);
  const more = nextLine(source);
  if (more !== undefined) {
    throw new Complaint(
      `${from}:${more.number}:${more.columns[0]}: A position is one line, but here is another one; ` +
        `a record that begins with a position has its game and version above it.`,
    );
  }
  return { engine, state, names: [] };
}

/** The complaint about a fault of a record or a position. */
export function faultComplaint(
  fault: Fault,
  beginning: Pick<Beginning, "engine" | "name" | "shift">,
): Complaint {
  const place = `${fault.line - beginning.shift}:${fault.column}`;
  return new Complaint(
    `${beginning.name}:${place}: ${refusalText(fault.why, beginning.engine.languages["en"])}`,
  );
}
