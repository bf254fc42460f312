import { writeCounts } from "../../src/core/lines";
import { ENGINE } from "../../src/games/castle-risk/engine";
import { CARDS } from "../../src/games/castle-risk/rules/cards";
import type { Action } from "../../src/games/castle-risk/rules/actions";
import type { Event } from "../../src/games/castle-risk/rules/events";
import { ownerId } from "../../src/core/common";
import type { SeatState, State } from "../../src/games/castle-risk/rules/state";
import { UNITS } from "../../src/games/castle-risk/rules/units";
import { BOARD } from "../../src/risk/europe/board";
import { writeGround, type Field, type Ground, type Home } from "./ground";
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

  get discards(): string {
    return writeCounts(this.state.discards, CARDS).trim();
  }
}

/** So many of each kind of cards, of what is said as "general 1 spy 2". */
export function countCards(said: string): number[] {
  const words = said.split(" ");
  return CARDS.map((id) => (words.includes(id) ? Number(words[words.indexOf(id) + 1]) : 0));
}

export const { misread, play, start } = beginnings(ENGINE, (state: State) => new Played(state));

type Colour = "red" | "blue" | "green" | "yellow";

const homeIn = (capital: string): Home => ({ seat: `capital ${capital}`, land: `${capital} infantry 1` });

/** The kingdoms of tests, each with one infantry in its capital. */
const FIELD: Field<Colour> = {
  homes: {
    red: homeIn("saxony"),
    blue: homeIn("france"),
    green: homeIn("turkey"),
    yellow: homeIn("sweden"),
  },
  always: ["red", "blue"],
  phase: "attack",
  together: ["setup", "policies"],
  isLand: (word) => word in BOARD.index,
};

/** What a test says of its ground. */
export type Said = Ground<Colour>;

/** A position for `play`: red's attack on blue, where nothing else is said. */
export function ground(said: Said): string {
  return writeGround(FIELD, said);
}

/** Plays lines from such a ground: `duel({ red: "lorraine infantry 3", blue: "burgundy archer 2" }, ...)`. */
export function duel(said: Said, ...lines: readonly string[]): Played {
  return play(ground(said), ...lines);
}

/** Red is about to attack Burgundy with a General; of the others Blue alone holds a card, this one. */
export function askedAbout(card: string): string {
  return ground({
    table: "round 1",
    red: "hand general 1 ; lorraine infantry 3",
    blue: `hand ${card} 1 ; burgundy infantry 1`,
    green: "turkey infantry 2",
  });
}

/** A force with one infantry more, which stays behind when the force goes. */
export function guarded(force: string): string {
  return force.includes("infantry")
    ? force.replace(/infantry (\d+)/, (_, n: string) => `infantry ${Number(n) + 1}`)
    : `infantry 1 ${force}`;
}
