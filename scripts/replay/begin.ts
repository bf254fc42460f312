import type { GameModule } from "../../src/session/game/module";
import { openHeader, readHeader, type Header } from "../../src/core/header";
import { openText, peek, plainLine, skip, type Line, type Source } from "../../src/core/lines";
import { areSame, copyOptions } from "../../src/core/options";
import { readPosition } from "../../src/core/position";
import { beginRecord, writeHeader, type OpenRecord } from "../../src/core/record";
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
    const head = writeHeader(engine.meta, position, state.colours, names, []);
    return { name: from, engine, text: head, shift: 0 };
  }
  const header = readWhole(engine, text, file);
  const record = playedFrom(header, { engine, state, names }, file, from);
  const named = state.colours.map((_, seat) => record.names[seat] || names[seat] || "");
  const seed = hasRng(state.rng) ? [] : record.seed;
  const head = writeHeader(engine.meta, position, state.colours, named, seed);
  const shift = head.split("\n").length - 1 - header.last.number;
  return { name, engine, text: `${head}${text.substring(header.end)}`, shift };
}

/** Reads the header of a record to its end. */
function readWhole(engine: GameModule, text: string, name: string): Header {
  const header = unfaulted(openHeader(engine, text), { engine, name, shift: 0 });
  for (;;) {
    const done = readHeader(header);
    if (done === true) return header;
    if (done !== false) throw faultComplaint(done, { engine, name, shift: 0 });
  }
}

/** A record that is played on from a position may leave out who plays what; what it says must be the same. */
function playedFrom(header: Header, { engine, state }: Start, file: string, from: string): OpenRecord {
  const defs = engine.meta.options;
  const says = (word: string): boolean => Object.keys(header.seen).some((what) => what.startsWith(word));
  if (header.state === undefined) {
    if (!says("players")) header.colours.push(...state.colours);
    if (!says("option ")) Object.assign(header.options, copyOptions(defs, state.options));
  }
  const record = unfaulted(beginRecord(header), { engine, name: file, shift: 0 });
  const other = record.state;
  const same =
    other.colours.join(" ") === state.colours.join(" ") &&
    areSame(defs, other.options, state.options) &&
    (header.state === undefined || engine.rules.hash(other) === engine.rules.hash(state));
  if (!same) {
    const line = firstOf(header, ["players", "position", "option "]);
    throw new Complaint(`${file}:${line}:1: This record is of another game than that of ${from}.`);
  }
  return record;
}

/** The first line of a header that is about one of these; 0 where none is. */
function firstOf({ seen }: Header, words: readonly string[]): number {
  const lines = Object.entries(seen).filter(([what]) => words.some((word) => what.startsWith(word)));
  return Math.min(...lines.map(([, line]) => line ?? 0));
}

/** Tells where a position comes from, in a complaint that one is wanted. */
const WANTED =
  "--from wants a position, the one line that says how a game stands; " +
  "npm run -s replay -- RECORD --position prints that of a record";

/** Reads a position's line, or the position that a record begins with. */
function readStart(text: string, from: string): Start {
  if (/\.json$/i.test(from) || /^\s*[[{]/.test(text))
    throw new Complaint(`${from}:1:1: This is JSON, but ${WANTED}.`);
  const source = openText(text);
  const line = plainLine(source);
  if (line === undefined) throw new Complaint(`${from}:1:1: Nothing stands here, but ${WANTED}.`);
  const engine = gameOf(text, from);
  if (peek(line) === engine.meta.id && line.words[2] !== ";") return readRecordStart(engine, text, from);
  return readLoneLine(engine, source, line, from);
}

function readRecordStart(engine: GameModule, text: string, from: string): Start {
  const header = readWhole(engine, text, from);
  const record = unfaulted(beginRecord(header), { engine, name: from, shift: 0 });
  if (header.state !== undefined) return { engine, state: record.state, names: record.names };
  const line = firstOf(header, ["players"]);
  throw new Complaint(`${from}:${line}:1: This record begins with its first roll, but ${WANTED}.`);
}

function readLoneLine(engine: GameModule, source: Source, line: Line, from: string): Start {
  if (line.fault === undefined) skip(line, "position");
  const state = unfaulted(readPosition(engine, line), { engine, name: from, shift: 0 });
  const more = plainLine(source);
  if (more !== undefined) {
    throw new Complaint(
      `${from}:${more.number}:${more.columns[0]}: A position is one line, but here is another one; ` +
        `a record that begins with a position has its game and version above it.`,
    );
  }
  return { engine, state, names: [] };
}

/** Where a text comes from that may have faults. */
type Place = Pick<Beginning, "engine" | "name" | "shift">;

/** What was read, if it is no fault of a record or a position; complains of one. */
export function unfaulted<T extends object>(read: T | Fault, place: Place): T {
  if (isFault(read)) throw faultComplaint(read, place);
  return read;
}

/** The complaint about a fault of a record or a position. */
export function faultComplaint(fault: Fault, beginning: Place): Complaint {
  const place = `${fault.line - beginning.shift}:${fault.column}`;
  return new Complaint(
    `${beginning.name}:${place}: ${refusalText(fault.why, beginning.engine.languages["en"])}`,
  );
}
