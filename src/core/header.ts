import type { Engine } from "./engine";
import {
  MAX_TEXT,
  faultAt,
  indexIds,
  openText,
  peek,
  plainLine,
  readEnd,
  readId,
  shown,
  skip,
  type Line,
  type Source,
} from "./lines";
import { readOption, usualOptions, type OptionsDraft } from "./options";
import { MOST_NAME, tameName } from "./player-name";
import { openPosition, readColours, readSome, readVersion, type PositionReader } from "./position";
import { refuse } from "./refuse";
import { readSeed } from "./seed";
import type { CommonState, Fault, Seed } from "./types";

/** A record's header, read line by line, and a position in it clause by clause. Nothing in it is packed. */
export interface Header {
  readonly engine: Engine;
  readonly source: Source;
  readonly colourIndex: Readonly<Record<string, number>>;
  readonly options: OptionsDraft;
  /** Who plays, clockwise; empty where that is not said, or by the position alone. */
  readonly colours: string[];
  /** Names of players by colour. */
  readonly names: Record<string, string | undefined>;
  /** Where names were given, to complain of those whom nobody plays. */
  readonly named: Line[];
  /** The numbers of lines that may stand once, by what they are about: `players`, `position`, `option ID`. */
  readonly seen: Record<string, number | undefined>;
  /** Empty where none is given. */
  seed: Seed;
  /** Where the game begins, if that is a position; `reader` as long as that is being read. */
  state: CommonState | undefined;
  reader: PositionReader | undefined;
  /** Whether it says players or options. */
  plain: boolean;
  /** The last line of it so far, and where the text goes on behind that, counted from 0. */
  last: Line;
  end: number;
  /** The first line behind those that have been read, packed or not. */
  ahead: Line | undefined;
}

const HEADER_WORDS = ["players", "player", "option", "seed", "position"];

/** Begins to read the header of a record; gives a fault for a text that is none of this game and version. */
export function openHeader(engine: Engine, text: string): Header | Fault {
  if (text.length > MAX_TEXT) {
    return { line: 1, column: 1, why: refuse("text.too_long", { size: text.length, most: MAX_TEXT }) };
  }
  const source = openText(text);
  const last = plainLine(source);
  if (last === undefined) return { line: 1, column: 1, why: refuse("text.empty", { game: engine.meta.id }) };
  readVersion(last, engine.meta);
  readEnd(last);
  if (last.fault !== undefined) return last.fault;
  const end = source.at;
  return {
    engine,
    source,
    colourIndex: indexIds(engine.meta.colours),
    options: usualOptions(engine.meta.options),
    colours: [],
    names: {},
    named: [],
    seen: {},
    seed: [],
    state: undefined,
    reader: undefined,
    plain: false,
    last,
    end,
    ahead: plainLine(source),
  };
}

/** Reads a line of the header, or a clause of its position; says whether there are no more, or the fault. */
export function readHeader(h: Header): boolean | Fault {
  const line = h.ahead;
  if (line === undefined) return true;
  if (h.reader === undefined) {
    if (line.fault === undefined && !HEADER_WORDS.includes(peek(line))) return true;
    readHeaderLine(line, h);
  } else {
    const read = readSome(h.reader);
    if (read !== undefined && line.fault === undefined) {
      h.state = read as CommonState;
      h.reader = undefined;
    }
  }
  if (line.fault !== undefined) return line.fault;
  if (h.reader === undefined) {
    h.last = line;
    h.end = h.source.at;
    h.ahead = plainLine(h.source);
  }
  return false;
}

function readHeaderLine(line: Line, h: Header): void {
  const word = peek(line);
  const begun = h.state !== undefined;
  const clash = word === "position" ? h.plain || begun : begun && word !== "player" && word !== "seed";
  if (clash) return void faultAt(line, 0, refuse("text.position_and_players"));
  if (skip(line, "player")) return readName(line, h);
  if (skip(line, "position")) {
    h.seen[word] = line.number;
    h.reader = openPosition(h.engine, line);
    return;
  }
  if (skip(line, "seed")) {
    once(line, h, "seed", 0);
    h.seed = readSeed(line);
  } else {
    h.plain = true;
    if (skip(line, "option")) {
      once(line, h, `option ${shown(peek(line))}`, 1);
      readOption(line, h.engine.meta.options, h.options);
    } else {
      once(line, h, "players", 0);
      skip(line, "players");
      readColours(line, h.engine.meta, h.colours);
    }
  }
  readEnd(line);
}

/** What a header says, it says once. */
function once(line: Line, h: Header, what: string, word: number): void {
  if (h.seen[what] !== undefined) faultAt(line, word, refuse("text.twice", { word: what }));
  h.seen[what] = line.number;
}

/** `player COLOUR NAME`: the name is what stands behind the colour, made tame as a table does that. */
function readName(line: Line, h: Header): void {
  const colour = peek(line);
  if (readId(line, h.colourIndex, "colour") < 0) return;
  once(line, h, `player ${colour}`, 1);
  if (line.at >= line.size) return void faultAt(line, line.at, refuse("text.missing", { expected: "name" }));
  const begin = line.at;
  let size = -1;
  for (let i = begin; i < line.size; i++) size += line.words[i].length + 1;
  if (size > MOST_NAME) return void faultAt(line, begin, refuse("text.too_long", { size, most: MOST_NAME }));
  h.named[h.named.length] = line;
  const words: string[] = [];
  for (let i = begin; i < line.size; i++) words.push(line.words[i]);
  h.names[colour] = tameName(words.join(" "));
  line.at = line.size;
}
