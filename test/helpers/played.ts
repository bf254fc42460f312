import type { Engine } from "../../src/core/engine";
import { advance } from "../../src/core/game";
import { nextLine, openText, type Line } from "../../src/core/lines";
import type { AnyAction, AnyEvent, CommonState, Refusal, Seat } from "../../src/core/types";

/** The only line of a text. */
export function lineOf(text: string): Line {
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
}
