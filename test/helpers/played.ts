import type { Engine } from "../../src/core/engine";
import { advance } from "../../src/core/game";
import { nextLine, openText, type Line } from "../../src/core/lines";
import { readPosition } from "../../src/core/position";
import { openRecord } from "../../src/core/record";
import { isFault } from "../../src/core/refuse";
import type { AnyAction, AnyEvent, CommonState, Refusal, Seat } from "../../src/core/types";

/** The only line of a text. */
function lineOf(text: string): Line {
  const line = nextLine(openText(text));
  if (line === undefined) throw new Error("an empty line");
  return line;
}

/** The event of one type; some types share an event. */
type EventOf<E, T> = E extends { readonly type: string } ? (T extends E["type"] ? E : never) : never;

/** A game that is played by lines of a record, and asked for facts in the same words. */
export class PlayedGame<S extends CommonState, A extends AnyAction, E extends AnyEvent> {
  /** All that has happened since the position, in order. */
  readonly events: E[] = [];

  constructor(
    readonly engine: Engine<S, A, E>,
    readonly state: S,
  ) {}

  /** The action of a line; throws where it is none. */
  parse(text: string): A {
    const seats: Record<string, Seat> = {};
    this.state.colours.forEach((colour, i) => {
      seats[colour] = i;
    });
    const line = lineOf(text);
    const action = this.engine.notation.readAction(line, seats);
    if (line.fault !== undefined) throw new Error(`"${text}": ${JSON.stringify(line.fault.why)}`);
    return action;
  }

  /** Why the line would be refused; undefined where it is legal. Changes nothing. */
  refusal(text: string): Refusal | undefined {
    return this.engine.rules.check(this.state, this.parse(text));
  }

  /** The refusal's code alone. */
  code(text: string): string | undefined {
    return this.refusal(text)?.code;
  }

  /** Takes these actions; throws where one is refused. */
  do(...lines: readonly string[]): this {
    for (const text of lines) {
      const action = this.parse(text);
      const why = this.engine.rules.check(this.state, action);
      if (why !== undefined) throw new Error(`"${text}" is refused: ${JSON.stringify(why)}`);
      advance(this.engine.rules, this.state, action, this.events);
    }
    return this;
  }

  /** What is awaited and of whom: "losses red", "policies red blue", or a step of chance: "dice". */
  get awaits(): string {
    return [this.state.step, ...this.state.asked.map((seat) => this.state.colours[seat])].join(" ");
  }

  /** The last event of this type; throws where there was none. */
  last<T extends E["type"]>(type: T): EventOf<E, T> {
    const found = this.all(type);
    if (found.length === 0) throw new Error(`no event ${type} among ${this.told.join(" ")}`);
    return found[found.length - 1];
  }

  all<T extends E["type"]>(type: T): EventOf<E, T>[] {
    return this.events.filter((e) => e.type === type) as unknown as EventOf<E, T>[];
  }

  /** The types of all events so far. */
  get told(): string[] {
    return this.events.map((e) => e.type);
  }

  /** All legal territories for the next pick of a half-made action, by their names in `ids`. */
  protected legalPicks(
    colour: string,
    verb: string,
    from: number | undefined,
    ids: readonly string[],
  ): string[] {
    const draft = { seat: this.state.colours.indexOf(colour), verb };
    const choice = this.engine.choices.next(this.state, from === undefined ? draft : { ...draft, from });
    if (choice.field !== "from" && choice.field !== "to" && choice.field !== "territory") return [];
    return choice.candidates
      .filter((c) => c.why === undefined)
      .map((c) => ids[c.value])
      .sort();
  }
}

/** How tests begin a game: from a position, or from a record's header. */
export interface Begin<P> {
  /** Why a position cannot be read. */
  misread(this: void, position: string): Refusal | undefined;
  /** Plays lines from a position, which is given without its first clause. */
  play(this: void, position: string, ...lines: readonly string[]): P;
  /** Plays lines from the first step on; the header's lines are given without the first one. */
  start(this: void, header: readonly string[], ...lines: readonly string[]): P;
}

/** What begins games of an engine, with what `played` makes of a state. */
export function beginnings<
  S extends CommonState,
  A extends AnyAction,
  E extends AnyEvent,
  P extends PlayedGame<S, A, E>,
>(engine: Engine<S, A, E>, played: (state: S) => P): Begin<P> {
  const title = `${engine.meta.id} ${engine.meta.version}`;
  // Positions are put together from pieces, some of them empty: a `;` at the end or behind another parts nothing.
  const positionLine = (position: string): Line =>
    lineOf(`${title} ; ${position.replace(/(;\s*)+/g, "; ").replace(/[\s;]+$/, "")}`);
  return {
    misread: (position) => {
      const line = positionLine(position);
      readPosition(engine, line);
      return line.fault?.why;
    },
    play: (position, ...lines) => {
      const line = positionLine(position);
      const state = readPosition(engine, line) as S;
      if (line.fault !== undefined) throw new Error(`no position: ${JSON.stringify(line.fault)}`);
      return played(state).do(...lines);
    },
    start: (header, ...lines) => {
      const record = openRecord(engine, [title, ...header].join("\n"));
      if (isFault(record)) throw new Error(`no header: ${JSON.stringify(record)}`);
      return played(record.state as S).do(...lines);
    },
  };
}
