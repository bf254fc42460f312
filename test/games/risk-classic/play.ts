import type { Line } from "../../../src/core/lines";
import { readPosition } from "../../../src/core/position";
import { ownerId } from "../../../src/core/common";
import { openRecord } from "../../../src/core/record";
import { isFault } from "../../../src/core/refuse";
import type { Refusal } from "../../../src/core/types";
import { ENGINE } from "../../../src/games/risk-classic/engine";
import type { Action } from "../../../src/games/risk-classic/rules/actions";
import { CARD_IDS } from "../../../src/games/risk-classic/rules/cards";
import type { Event } from "../../../src/games/risk-classic/rules/events";
import { MISSIONS } from "../../../src/games/risk-classic/rules/missions";
import type { State } from "../../../src/games/risk-classic/rules/state";
import { BOARD, SIZE } from "../../../src/risk/world/board";
import { countLands } from "../../../src/risk/world/rules/seats";
import { CONTINENTS } from "../../../src/risk/world/continents";
import { PlayedGame, lineOf } from "../../helpers/played";

/** A game of classic RISK that is played by lines of a record, and asked for facts in the same words. */
export class Played extends PlayedGame<State, Action, Event> {
  constructor(state: State) {
    super(ENGINE, state);
  }

  private seat(colour: string): number {
    return this.state.colours.indexOf(colour);
  }

  /** What stands on a territory: "red 3". */
  at(territory: string): string {
    const t = BOARD.index[territory];
    return `${ownerId(this.state, this.state.owners[t])} ${this.state.armies[t]}`;
  }

  lands(colour: string): number {
    return countLands(this.state, this.seat(colour));
  }

  hand(colour: string): string {
    return this.state.seats[this.seat(colour)].hand.map((card) => CARD_IDS[card] ?? "?").join(" ");
  }

  get discards(): string {
    return this.state.discards.map((card) => CARD_IDS[card]).join(" ");
  }

  mission(colour: string): string {
    const { mission, changed } = this.state.seats[this.seat(colour)];
    return (MISSIONS[mission] ?? "none") + (changed ? " changed" : "");
  }

  isAlive(colour: string): boolean {
    return this.state.seats[this.seat(colour)].alive;
  }

  reserve(colour: string): number {
    return this.state.seats[this.seat(colour)].reserve;
  }

  /** How the game ended, and who won: "survivor red", or "none nobody". */
  get result(): string {
    return `${this.state.ending} ${ownerId(this.state, this.state.winner)}`;
  }

  /** What a seat sees of the game, as a game of its own. */
  seenBy(colour: string): Played {
    return new Played(ENGINE.view.state(this.state, this.seat(colour)));
  }

  /** All legal territories for the next pick of a half-made action. */
  targets(colour: string, verb: string, from?: string): string[] {
    const draft = { seat: this.seat(colour), verb };
    const choice = ENGINE.choices.next(
      this.state,
      from === undefined ? draft : { ...draft, from: BOARD.index[from] },
    );
    if (choice.field !== "from" && choice.field !== "to" && choice.field !== "territory") return [];
    return choice.candidates
      .filter((c) => c.why === undefined)
      .map((c) => BOARD.territories[c.value].id)
      .sort();
  }

  /** The seat whose turn begins places all its armies on its first territory, and does nothing else. */
  idle(): this {
    const { colours, turn, owners, due } = this.state;
    const seat = colours[turn];
    if (this.state.step === "trade") this.do(`${seat} end`);
    return this.do(
      `${seat} place ${BOARD.territories[owners.indexOf(turn)].id} ${due}`,
      `${seat} end`,
      `${seat} end`,
    );
  }

  /** Plays the same roll as often as it is due. */
  rolling(dice: string): this {
    while (this.state.step === "dice") this.do(dice);
    return this;
  }
}

/** Positions are put together from pieces, some of them empty: a `;` at the end or behind another parts nothing. */
function positionLine(position: string): Line {
  return lineOf(`risk_classic 1 ; ${position.replace(/(;\s*)+/g, "; ").replace(/[\s;]+$/, "")}`);
}

/** Why a position cannot be read. */
export function misread(position: string): Refusal | undefined {
  const line = positionLine(position);
  readPosition(ENGINE, line);
  return line.fault?.why;
}

/** Plays lines from a position, which is given without its first clause. */
export function play(position: string, ...lines: readonly string[]): Played {
  const line = positionLine(position);
  const state = readPosition(ENGINE, line) as State;
  if (line.fault !== undefined) throw new Error(`no position: ${JSON.stringify(line.fault)}`);
  return new Played(state).do(...lines);
}

/** Plays lines from the first roll on; the header's lines are given without the first one. */
export function start(header: readonly string[], ...lines: readonly string[]): Played {
  const record = openRecord(ENGINE, ["risk_classic 1", ...header].join("\n"));
  if (isFault(record)) throw new Error(`no header: ${JSON.stringify(record)}`);
  return new Played(record.state as State).do(...lines);
}

/** A clause for each of these territories: the same owner, the same armies. */
export function held(owner: string, armies: number, ...territories: readonly string[]): string {
  return territories.map((t) => `${t} ${owner} ${armies} ;`).join(" ");
}

/** The territories of a continent by their ids. */
export function landsIn(continent: string): string[] {
  const found = CONTINENTS.find(({ id }) => id === continent);
  if (found === undefined) throw new Error(`no continent ${continent}`);
  return found.territories.map((t) => BOARD.territories[t].id);
}

/** So many territories, from the board's first one on, without those of a list. */
export function some(count: number, without: readonly string[] = []): string[] {
  return BOARD.territories
    .map(({ id }) => id)
    .filter((id) => !without.includes(id))
    .slice(0, count);
}

/** The 42 territories as they are dealt: in the order of the board. */
export const DEALT = `deal ${BOARD.territories.map(({ id }) => id).join(" ")}`;

/** Places all that is left while the game is set up, each seat on its first territory. */
export function placeAll(g: Played): Played {
  while (g.state.step === "place" && g.state.phase === "setup") {
    const t = g.state.owners.indexOf(g.state.turn);
    g.do(`${g.state.colours[g.state.turn]} place ${BOARD.territories[t].id} ${g.state.due}`);
  }
  return g;
}

/** Claims whatever is empty, in the order of the board. */
export function claimAll(g: Played): Played {
  for (let t = 0; t < SIZE; t++)
    if (g.state.owners[t] < 0) g.do(`${g.state.colours[g.state.turn]} claim ${BOARD.territories[t].id}`);
  return g;
}
