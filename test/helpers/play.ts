import { advance } from "../../src/core/game";
import { nextLine, openText, writeCounts, type Line } from "../../src/core/lines";
import { isFault } from "../../src/core/refuse";
import type { Refusal, Seat } from "../../src/core/types";
import { CARDS } from "../../src/games/castle-risk/rules/cards";
import type { Action } from "../../src/games/castle-risk/rules/actions";
import type { Event } from "../../src/games/castle-risk/rules/events";
import { readAction } from "../../src/games/castle-risk/notation/read";
import { CASTLE_RISK } from "../../src/games/castle-risk/rules/ruleset";
import { ownerId } from "../../src/core/common";
import type { SeatState, State } from "../../src/games/castle-risk/rules/state";
import { UNITS } from "../../src/games/castle-risk/rules/units";
import { BOARD } from "../../src/risk/europe/board";
import { readPosition, openRecord } from "./castle";

function lineOf(text: string): Line {
  const line = nextLine(openText(text));
  if (line === undefined) throw new Error("an empty line");
  return line;
}

/** The event of one type; some types share an event. */
type EventOf<T extends Event["type"]> = Event extends infer E
  ? E extends { readonly type: string }
    ? T extends E["type"]
      ? E
      : never
    : never
  : never;

/** A game that is played by lines of a record, and asked for facts in the same words. */
export class Played {
  /** All that has happened since the position, in order. */
  readonly events: Event[] = [];

  constructor(readonly state: State) {}

  private parse(text: string): Action {
    const seats: Record<string, Seat> = {};
    this.state.colours.forEach((colour, i) => {
      seats[colour] = i;
    });
    const line = lineOf(text);
    const action = readAction(line, seats);
    if (line.fault !== undefined) throw new Error(`"${text}": ${JSON.stringify(line.fault.why)}`);
    return action;
  }

  /** Why the line would be refused; undefined where it is legal. Changes nothing. */
  refusal(text: string): Refusal | undefined {
    return CASTLE_RISK.check(this.state, this.parse(text));
  }

  /** The refusal's code alone. */
  code(text: string): string | undefined {
    return this.refusal(text)?.code;
  }

  /** Takes these actions; throws where one is refused. */
  do(...lines: readonly string[]): this {
    for (const text of lines) {
      const action = this.parse(text);
      const why = CASTLE_RISK.check(this.state, action);
      if (why !== undefined) throw new Error(`"${text}" is refused: ${JSON.stringify(why)}`);
      advance(CASTLE_RISK, this.state, action, this.events);
    }
    return this;
  }

  /** What stands on a territory, e.g. "red infantry 3 castle tokens 1", or "nobody". */
  at(territory: string): string {
    const land = this.state.territories[BOARD.index[territory]];
    const rest = (land.castle ? " castle" : "") + (land.tokens > 0 ? ` tokens ${land.tokens}` : "");
    return ownerId(this.state, land.owner) + writeCounts(land.units, UNITS) + rest;
  }

  seat(colour: string): SeatState {
    return this.state.seats[this.state.colours.indexOf(colour)];
  }

  coins(colour: string): number {
    return this.seat(colour).coins;
  }

  hand(colour: string): string {
    return writeCounts(this.seat(colour).hand, CARDS).trim();
  }

  /** What is awaited and of whom: "losses red", "policies red blue", or a step of chance: "dice". */
  get awaits(): string {
    return [this.state.step, ...this.state.asked.map((seat) => this.state.colours[seat])].join(" ");
  }

  /** The last event of this type; throws where there was none. */
  last<T extends Event["type"]>(type: T): EventOf<T> {
    const found = this.all(type);
    if (found.length === 0) throw new Error(`no event ${type} among ${this.told.join(" ")}`);
    return found[found.length - 1];
  }

  all<T extends Event["type"]>(type: T): EventOf<T>[] {
    return this.events.filter((e) => e.type === type) as EventOf<T>[];
  }

  /** The types of all events so far. */
  get told(): string[] {
    return this.events.map((e) => e.type);
  }
}

/** Positions are put together from pieces: a `;` at the end parts nothing. */
function positionLine(position: string): Line {
  return lineOf(`castle_risk 1 ; ${position.replace(/[\s;]+$/, "")}`);
}

/** Why a position cannot be read. */
export function misread(position: string): Refusal | undefined {
  const line = positionLine(position);
  readPosition(line);
  return line.fault?.why;
}

/** Plays lines from a position, which is given without its first clause. */
export function play(position: string, ...lines: readonly string[]): Played {
  const line = positionLine(position);
  const state = readPosition(line);
  if (line.fault !== undefined) throw new Error(`no position: ${JSON.stringify(line.fault)}`);
  return new Played(state).do(...lines);
}

/** Plays lines from the first roll on; the header's lines are given without the first one. */
export function start(header: readonly string[], ...lines: readonly string[]): Played {
  const record = openRecord(["castle_risk 1", ...header].join("\n"));
  if (isFault(record)) throw new Error(`no header: ${JSON.stringify(record)}`);
  return new Played(record.state).do(...lines);
}

/** A force with one infantry more, which stays behind when the force goes. */
export function guarded(force: string): string {
  return force.includes("infantry")
    ? force.replace(/infantry (\d+)/, (_, n: string) => `infantry ${Number(n) + 1}`)
    : `infantry 1 ${force}`;
}
