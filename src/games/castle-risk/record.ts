import {
  MAX_LINE,
  MAX_TEXT,
  faultAt,
  nextLine,
  openText,
  peek,
  readEnd,
  readInt,
  skip,
  type Line,
  type Source,
} from "../../core/lines";
import { refuse } from "../../core/refuse";
import { MAX_SEED, hasRng, seedRng } from "../../core/rng";
import type { Fault } from "../../core/types";
import type { Action } from "./actions";
import { GAME_ID, GAME_VERSION, type Options } from "./meta";
import { readAction } from "./notation";
import { newOptions, readOption, writeOptions, type OptionsDraft } from "./position/options";
import { readColours, readPosition, readVersion } from "./position/read";
import { newState, type State } from "./state";

/** A record that is being read: its header is done, its actions are still to come. */
export interface OpenRecord {
  readonly source: Source;
  /** Where the game begins. */
  readonly state: State;
  readonly seats: Readonly<Record<string, number>>;
  /** Names of players by seat; empty where none is given. */
  readonly names: readonly string[];
  /** The first line behind the header, already cut into words. */
  ahead: Line | undefined;
}

interface Header {
  readonly options: OptionsDraft;
  readonly colours: string[];
  readonly names: Record<string, string | undefined>;
  seed: number;
  state: State | undefined;
  plain: boolean;
}

const HEADER_WORDS = ["players", "player", "option", "seed", "position"];

/** Reads a record's header; gives a fault where it is none of this game and version. */
export function openRecord(text: string): OpenRecord | Fault {
  if (text.length > MAX_TEXT) {
    return { line: 1, column: 1, why: refuse("text.too_long", { size: text.length, most: MAX_TEXT }) };
  }
  const source = openText(text);
  let line = nextLine(source);
  if (line === undefined) return { line: 1, column: 1, why: refuse("text.empty", { game: GAME_ID }) };
  readVersion(line);
  readEnd(line);
  if (line.fault !== undefined) return line.fault;
  const h: Header = {
    options: newOptions(),
    colours: [],
    names: {},
    seed: -1,
    state: undefined,
    plain: false,
  };
  let last = line;
  line = nextLine(source);
  while (line !== undefined && HEADER_WORDS.includes(peek(line))) {
    readHeaderLine(line, h);
    if (line.fault !== undefined) return line.fault;
    last = line;
    line = nextLine(source);
  }
  return begin(source, h, last, line);
}

function readHeaderLine(line: Line, h: Header): void {
  if (line.columns[line.size] > MAX_LINE)
    return void faultAt(line, 0, refuse("text.long_line", { most: MAX_LINE }));
  const clash =
    peek(line) === "position" ? h.plain : h.state !== undefined && !["player", "seed"].includes(peek(line));
  if (clash) return void faultAt(line, 0, refuse("text.position_and_players"));
  if (skip(line, "player")) return readName(line, h);
  if (skip(line, "position")) h.state = readPosition(line);
  else if (skip(line, "seed")) h.seed = readInt(line, 0, MAX_SEED);
  else {
    h.plain = true;
    if (skip(line, "option")) readOption(line, h.options);
    else if (h.colours.length > 0) faultAt(line, 0, refuse("text.twice", { word: "players" }));
    else {
      skip(line, "players");
      readColours(line, h.colours);
    }
  }
  readEnd(line);
}

/** `player COLOUR NAME`: the name is what stands behind the colour, blanks made one. */
function readName(line: Line, h: Header): void {
  const colour = peek(line);
  line.at++;
  const words: string[] = [];
  for (let i = line.at; i < line.size; i++) words.push(line.words[i]);
  h.names[colour] = words.join(" ");
  line.at = line.size;
}

function begin(source: Source, h: Header, last: Line, ahead: Line | undefined): OpenRecord | Fault {
  if (h.state === undefined && h.colours.length === 0) {
    return faultAt(last, last.size, refuse("text.missing", { expected: "players" }));
  }
  const rng = h.seed >= 0 ? seedRng(h.seed) : [0, 0, 0, 0];
  const state = h.state ?? newState(h.options, h.colours, rng);
  if (h.seed >= 0 && !hasRng(state.rng)) state.rng = rng;
  const seats: Record<string, number> = {};
  state.colours.forEach((colour, i) => {
    seats[colour] = i;
  });
  const names = state.colours.map((colour) => h.names[colour] ?? "");
  return { source, state, seats, names, ahead };
}

/** The next action of a record, undefined at its end, or the fault of a line that is none. */
export function nextAction(record: OpenRecord): Action | Fault | undefined {
  const line = record.ahead;
  if (line === undefined) return undefined;
  if (line.columns[line.size] > MAX_LINE)
    return faultAt(line, 0, refuse("text.long_line", { most: MAX_LINE }));
  record.ahead = nextLine(record.source);
  const action = readAction(line, record.seats);
  return line.fault ?? action;
}

/** The header of a record that begins with the first roll. */
export function writeHeader(
  options: Options,
  colours: readonly string[],
  names: readonly string[],
  seed: number,
): string {
  const lines = [`${GAME_ID} ${GAME_VERSION}`, `players ${colours.join(" ")}`];
  colours.forEach((colour, i) => {
    if (i < names.length && names[i] !== "") lines.push(`player ${colour} ${names[i]}`);
  });
  for (const option of writeOptions(options)) lines.push(`option ${option}`);
  if (seed >= 0) lines.push(`seed ${seed}`);
  return lines.join("\n") + "\n";
}
