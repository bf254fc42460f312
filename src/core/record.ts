import type { Engine } from "./engine";
import { openHeader, readHeader, type Header } from "./header";
import { faultAt, idOf, indexIds, nextLine, unfold, type Line, type Source } from "./lines";
import { writeOptions } from "./options";
import { tameName } from "./player-name";
import { isFault } from "./refuse";
import { refuse } from "./refusals";
import { hasRng, newRng } from "./rng";
import type { AnyAction, CommonState, Fault, GameMeta, OptionValues, Seed } from "./types";

/** A record that is being read: its header is done, its actions are still to come. */
export interface OpenRecord {
  readonly engine: Engine;
  readonly source: Source;
  /** Where the game begins; whether that is the setup, and no position. */
  readonly state: CommonState;
  readonly isNew: boolean;
  readonly seats: Readonly<Record<string, number>>;
  /** Names of players by seat; empty where none is given. */
  readonly names: readonly string[];
  /** Empty where none is given. */
  readonly seed: Seed;
  /** The first line after the header, already cut into words. */
  ahead: Line | undefined;
}

/** Reads a record's header; gives a fault where it is none of this game and version. */
export function openRecord(engine: Engine, text: string): OpenRecord | Fault {
  const header = openHeader(engine, text);
  if (isFault(header)) return header;
  for (;;) {
    const done = readHeader(header);
    if (typeof done !== "boolean") return done;
    if (done) return beginRecord(header);
  }
}

/** The record after a header that has been read to its end; gives a fault where nobody plays. */
export function beginRecord(header: Header): OpenRecord | Fault {
  if (header.state === undefined && header.colours.length === 0)
    return faultAt(header.last, header.last.size, refuse("text.missing", { expected: "players" }));
  const rng = newRng(header.seed);
  const state = header.state ?? header.engine.rules.setup(header.options, header.colours, rng);
  if (!hasRng(state.rng)) state.rng = rng;
  const seats = indexIds(state.colours);
  for (const line of header.named) {
    if (idOf(seats, line.words[1]) < 0)
      return faultAt(line, 1, refuse("text.unknown", { expected: "seat", word: line.words[1] }));
  }
  const names = state.colours.map((colour) => header.names[colour] ?? "");
  const { engine, source, seed } = header;
  const isNew = header.state === undefined;
  return { engine, source, state, isNew, seats, names, seed, ahead: unfold(source, header.ahead) };
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

/** The header of a record that begins with the first roll, or with a position, which names players and options itself. */
export function writeHeader(
  meta: GameMeta,
  begin: OptionValues | string,
  colours: readonly string[],
  names: readonly string[],
  seed: Seed,
): string {
  const lines = [titleLine(meta)];
  if (typeof begin === "string") lines.push(`position ${begin}`);
  else {
    lines.push(`players ${colours.join(" ")}`);
    for (const option of writeOptions(meta.options, begin)) lines.push(`option ${option}`);
  }
  colours.forEach((colour, i) => {
    const name = i < names.length ? tameName(names[i]) : "";
    if (name !== "") lines.push(`player ${colour} ${name}`);
  });
  if (seed.length > 0) lines.push(`seed ${seed.join(" ")}`);
  return lines.join("\n") + "\n";
}
