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
import { readOption, defaultOptions, type OptionsDraft } from "./options";
import { MOST_NAME, tameName } from "./player-name";
import { openPosition, readColours, readSome, readVersion, type PositionReader } from "./position";
import { refuse } from "./refusals";
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
  /** The last line of it so far, and where the text goes on after that, counted from 0. */
  last: Line;
  end: number;
  /** The first line after those that have been read, packed or not. */
  ahead: Line | undefined;
}

const HEADER_WORDS = ["players", "player", "option", "seed", "position"];

/** Begins to read the header of a record; gives a fault for a text that is none of this game and version. */
export function openHeader(engine: Engine, text: string): Header | Fault {
  if (text.length > MAX_TEXT)
    return { line: 1, column: 1, why: refuse("text.too_long", { size: text.length, most: MAX_TEXT }) };
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
    options: defaultOptions(engine.meta.options),
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
export function readHeader(header: Header): boolean | Fault {
  const line = header.ahead;
  if (line === undefined) return true;
  if (header.reader === undefined) {
    if (line.fault === undefined && !HEADER_WORDS.includes(peek(line))) return true;
    readHeaderLine(line, header);
  } else {
    const read = readSome(header.reader);
    if (read !== undefined && line.fault === undefined) {
      header.state = read as CommonState;
      header.reader = undefined;
    }
  }
  if (line.fault !== undefined) return line.fault;
  if (header.reader === undefined) {
    header.last = line;
    header.end = header.source.at;
    header.ahead = plainLine(header.source);
  }
  return false;
}

function readHeaderLine(line: Line, header: Header): void {
  const word = peek(line);
  const begun = header.state !== undefined;
  const clash = word === "position" ? header.plain || begun : begun && word !== "player" && word !== "seed";
  if (clash) return void faultAt(line, 0, refuse("text.position_and_players"));
  if (skip(line, "player")) return readName(line, header);
  if (skip(line, "position")) {
    header.seen[word] = line.number;
    header.reader = openPosition(header.engine, line);
    return;
  }
  if (skip(line, "seed")) {
    once(line, header, "seed", 0);
    header.seed = readSeed(line);
  } else {
    header.plain = true;
    if (skip(line, "option")) {
      once(line, header, `option ${shown(peek(line))}`, 1);
      readOption(line, header.engine.meta.options, header.options);
    } else {
      once(line, header, "players", 0);
      skip(line, "players");
      readColours(line, header.engine.meta, header.colours);
    }
  }
  readEnd(line);
}

/** What a header says, it says once. */
function once(line: Line, header: Header, what: string, word: number): void {
  if (header.seen[what] !== undefined) faultAt(line, word, refuse("text.twice", { word: what }));
  header.seen[what] = line.number;
}

/** `player COLOUR NAME`: the name is what stands after the colour, made tame as a table does that. */
function readName(line: Line, header: Header): void {
  const colour = peek(line);
  if (readId(line, header.colourIndex, "colour") < 0) return;
  once(line, header, `player ${colour}`, 1);
  if (line.at >= line.size) return void faultAt(line, line.at, refuse("text.missing", { expected: "name" }));
  const begin = line.at;
  let size = -1;
  for (let i = begin; i < line.size; i++) size += line.words[i].length + 1;
  if (size > MOST_NAME) return void faultAt(line, begin, refuse("text.too_long", { size, most: MOST_NAME }));
  header.named[header.named.length] = line;
  const words: string[] = [];
  for (let i = begin; i < line.size; i++) words.push(line.words[i]);
  header.names[colour] = tameName(words.join(" "));
  line.at = line.size;
}
