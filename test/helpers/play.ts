import { writeCounts } from "../../src/core/lines";
import { ENGINE } from "../../src/games/castle-risk/engine";
import { CARDS } from "../../src/games/castle-risk/rules/cards";
import type { Action } from "../../src/games/castle-risk/rules/actions";
import type { Event } from "../../src/games/castle-risk/rules/events";
import { ownerId } from "../../src/core/common";
import type { SeatState, State } from "../../src/games/castle-risk/rules/state";
import { UNITS } from "../../src/games/castle-risk/rules/units";
import { BOARD } from "../../src/risk/europe/board";
import { beginnings, PlayedGame } from "./played";

/** A game of Castle Risk that is played by lines of a record, and asked for facts in the same words. */
export class Played extends PlayedGame<State, Action, Event> {
  constructor(state: State) {
    super(ENGINE, state);
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
}

export const { misread, play, start } = beginnings(ENGINE, (state: State) => new Played(state));

/** A force with one infantry more, which stays behind when the force goes. */
export function guarded(force: string): string {
  return force.includes("infantry")
    ? force.replace(/infantry (\d+)/, (_, n: string) => `infantry ${Number(n) + 1}`)
    : `infantry 1 ${force}`;
}
