import { writeCounts } from "../../../src/core/lines";
import { NOBODY } from "../../../src/core/types";
import { ENGINE } from "../../../src/games/risk-europe/engine";
import type { Action } from "../../../src/games/risk-europe/rules/actions";
import { armyId, armyOf, reserveOf } from "../../../src/games/risk-europe/rules/army";
import { CARD_IDS } from "../../../src/games/risk-europe/rules/cards";
import { crownsOf } from "../../../src/games/risk-europe/rules/crowns";
import type { Event } from "../../../src/games/risk-europe/rules/events";
import { handOf } from "../../../src/games/risk-europe/rules/game/round";
import type { State } from "../../../src/games/risk-europe/rules/state";
import { UNITS } from "../../../src/games/risk-europe/rules/units";
import { armyColours } from "../../../src/games/risk-europe/rules/variant";
import { BOARD } from "../../../src/risk/europe/board";
import { beginnings, PlayedGame } from "../../helpers/played";

/** A game of Risk Europe that is played by lines of a record, and asked for facts in the same words. */
export class Played extends PlayedGame<State, Action, Event> {
  constructor(state: State) {
    super(ENGINE, state);
  }

  private army(colour: string): number {
    return armyColours(this.state.colours).indexOf(colour);
  }

  /** What stands on a territory, e.g. "red footman 3 castle against blue archer 1", or "nobody". */
  at(territory: string): string {
    const { owner, units, castle, attacker, force } = this.state.territories[BOARD.index[territory]];
    const against =
      attacker === NOBODY ? "" : ` against ${armyId(this.state, attacker)}${writeCounts(force, UNITS)}`;
    return armyId(this.state, owner) + writeCounts(units, UNITS) + (castle ? " castle" : "") + against;
  }

  coins(colour: string): number {
    return armyOf(this.state, this.army(colour)).coins;
  }

  crowns(colour: string): number {
    return crownsOf(this.state, this.army(colour));
  }

  reserve(colour: string): string {
    return writeCounts(reserveOf(this.state, this.army(colour)), UNITS).trim();
  }

  hand(colour: string): string {
    return writeCounts(handOf(armyOf(this.state, this.army(colour))), CARD_IDS).trim();
  }

  /** Who holds the First Player Marker. */
  get marker(): string {
    return armyId(this.state, this.state.first);
  }

  /** The army whose turn it is. */
  get acting(): string {
    return armyId(this.state, this.state.acting);
  }

  isAlive(colour: string): boolean {
    return armyOf(this.state, this.army(colour)).alive;
  }

  /** How the game ended, and who won. */
  get result(): string {
    const { ending, winners } = this.state;
    return [ending, ...winners.map((seat) => armyId(this.state, seat))].join(" ");
  }

  /** All legal territories for the next pick of a half-made action. */
  targets(colour: string, verb: string, from?: string): string[] {
    const ids = BOARD.territories.map(({ id }) => id);
    return this.legalPicks(colour, verb, from === undefined ? undefined : BOARD.index[from], ids);
  }
}

export const { misread, play, start } = beginnings(ENGINE, (state: State) => new Played(state));

/** Cities for all four, so that nobody falls at the end of a round. */
export const HOMES =
  "england red footman 9 ; sweden blue footman 9 ; turkey green footman 9 ; leon_castile yellow footman 9 ; ";

/** Red's turn of four players, with this card open; `red` says more of Red's seat, `more` of the board. */
export function turn(card: string, more: string, red = ""): string {
  return (
    `players red blue green yellow ; phase turns ; turn red ; ` +
    `seat red picks ${card} ${card === "tax" ? "split" : "tax"} ${red} ; ${more}`
  );
}

/** Battles for these territories, of four players with their homes; Red holds the marker. `more` are clauses before them. */
export function battles(lands: string, more = ""): string {
  return `players red blue green yellow ; phase battles ; first red ; ${more} ; ${HOMES} ${lands}`;
}

/** Ends all turns up to the battles or what comes after them. */
export function endTurns(g: Played): Played {
  while (g.state.step === "turn") g.do(`${g.state.colours[g.state.turn]} end`);
  return g;
}

/** All who are asked at the same time say the same: `bid 0`. */
export function all(g: Played, words: string): Played {
  for (const seat of [...g.state.asked]) g.do(`${g.state.colours[seat]} ${words}`);
  return g;
}
