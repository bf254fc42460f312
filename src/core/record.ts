import type { Engine } from "./engine";
import {
  MAX_TEXT,
  faultAt,
  idOf,
  indexIds,
  nextLine,
  openText,
  peek,
  readEnd,
  readId,
  readInt,
  shown,
  skip,
  type Line,
  type Source,
} from "./lines";
import { readOption, usualOptions, writeOptions, type OptionsDraft } from "./options";
import { tameName } from "./player-name";
import { readColours, readPosition, readVersion } from "./position";
import { refuse } from "./refuse";
import { hasRng, MAX_SEED, seedRng } from "./rng";
import type { AnyAction, CommonState, Fault, GameMeta, OptionValues } from "./types";

/** A record that is being read: its header is done, its actions are still to come. */
export interface OpenRecord {
  readonly engine: Engine;
  readonly source: Source;
  /** Where the game begins. */
  readonly state: CommonState;
  readonly seats: Readonly<Record<string, number>>;
  /** Names of players by seat; empty where none is given. */
  readonly names: readonly string[];
  /** -1 where none is given. */
  readonly seed: number;
  /** The first line behind the header, already cut into words. */
  ahead: Line | undefined;
}

interface Header {
  readonly engine: Engine;
  readonly colourIndex: Readonly<Record<string, number>>;
  readonly options: OptionsDraft;
  readonly colours: string[];
  readonly names: Record<string, string | undefined>;
  /** Where names were given, to complain of those whom nobody plays. */
  readonly named: Line[];
  /** Lines that may stand once, by what they are about. */
  readonly seen: Record<string, true | undefined>;
  seed: number;
  state: CommonState | undefined;
  plain: boolean;
}

const HEADER_WORDS = ["players", "player", "option", "seed", "position"];

/**
 * Reads a record's header; gives a fault where it is none of this game and version. A header whose position has
 * been read already is without it, and comes with the `state` that it was.
 */
export function openRecord(engine: Engine, text: string, state?: CommonState): OpenRecord | Fault {
  if (text.length > MAX_TEXT) {
    return { line: 1, column: 1, why: refuse("text.too_long", { size: text.length, most: MAX_TEXT }) };
  }
  const source = openText(text);
  let line = nextLine(source);
  if (line === undefined) return { line: 1, column: 1, why: refuse("text.empty", { game: engine.meta.id }) };
  readVersion(line, engine.meta);
  readEnd(line);
  if (line.fault !== undefined) return line.fault;
  const h: Header = {
    engine,
    colourIndex: indexIds(engine.meta.colours),
    options: usualOptions(engine.meta.options),
    colours: [],
    names: {},
    named: [],
    seen: {},
    seed: -1,
    state,
    plain: false,
  };
  let last = line;
  line = nextLine(source);
  while (line !== undefined && (line.fault !== undefined || HEADER_WORDS.includes(peek(line)))) {
    readHeaderLine(line, h);
    if (line.fault !== undefined) return line.fault;
    last = line;
    line = nextLine(source);
  }
  return begin(source, h, last, line);
}

function readHeaderLine(line: Line, h: Header): void {
  const word = peek(line);
  const begun = h.state !== undefined;
  const clash = word === "position" ? h.plain || begun : begun && word !== "player" && word !== "seed";
  if (clash) return void faultAt(line, 0, refuse("text.position_and_players"));
  if (skip(line, "player")) return readName(line, h);
  if (skip(line, "position")) h.state = readPosition(h.engine, line);
  else if (skip(line, "seed")) {
    once(line, h, "seed", 0);
    h.seed = readInt(line, 0, MAX_SEED);
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
  if (h.seen[what] === true) faultAt(line, word, refuse("text.twice", { word: what }));
  h.seen[what] = true;
}

/** `player COLOUR NAME`: the name is what stands behind the colour, blanks made one. */
function readName(line: Line, h: Header): void {
  const colour = peek(line);
  if (readId(line, h.colourIndex, "colour") < 0) return;
  once(line, h, `player ${colour}`, 1);
  if (line.at >= line.size) return void faultAt(line, line.at, refuse("text.missing", { expected: "name" }));
  h.named[h.named.length] = line;
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
  const state = h.state ?? h.engine.rules.setup(h.options, h.colours, rng);
  if (h.seed >= 0 && !hasRng(state.rng)) state.rng = rng;
  const seats: Record<string, number> = {};
  state.colours.forEach((colour, i) => {
    seats[colour] = i;
  });
  for (const line of h.named) {
    if (idOf(seats, line.words[1]) < 0)
      return faultAt(line, 1, refuse("text.unknown", { expected: "seat", word: line.words[1] }));
  }
  const names = state.colours.map((colour) => h.names[colour] ?? "");
  return { engine: h.engine, source, state, seats, names, seed: h.seed, ahead };
}

/** The next action of a record, undefined at its end, or the fault of a line that is none. */
export function nextAction(record: OpenRecord): AnyAction | Fault | undefined {
  const line = record.ahead;
  if (line === undefined) return undefined;
  record.ahead = nextLine(record.source);
  const action = record.engine.notation.readAction(line, record.seats);
  return line.fault ?? action;
}

/** The first line of a record: the game and the version of its notation. */
export function titleLine({ id, version }: GameMeta): string {
  return `${id} ${version}`;
}

/** The header of a record that begins with the first roll. */
export function writeHeader(
  meta: GameMeta,
  options: OptionValues,
  colours: readonly string[],
  names: readonly string[],
  seed: number,
): string {
  const lines = [titleLine(meta), `players ${colours.join(" ")}`];
  for (const option of writeOptions(meta.options, options)) lines.push(`option ${option}`);
  return writePlayers(lines, colours, names, seed);
}

/** The header of a record that begins with a position, which names players and options itself. */
export function writePositionHeader(
  meta: GameMeta,
  position: string,
  colours: readonly string[],
  names: readonly string[],
  seed: number,
): string {
  return writePlayers([titleLine(meta), `position ${position}`], colours, names, seed);
}

function writePlayers(
  lines: string[],
  colours: readonly string[],
  names: readonly string[],
  seed: number,
): string {
  colours.forEach((colour, i) => {
    const name = i < names.length ? tameName(names[i]) : "";
    if (name !== "") lines.push(`player ${colour} ${name}`);
  });
  if (seed >= 0) lines.push(`seed ${seed}`);
  return lines.join("\n") + "\n";
}
