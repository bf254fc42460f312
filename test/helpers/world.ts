import { ownerId } from "../../src/core/common";
import type { AnyAction, AnyEvent } from "../../src/core/types";
import { BOARD } from "../../src/risk/world/board";
import { CONTINENTS } from "../../src/risk/world/continents";
import type { WorldGame } from "../../src/risk/world/notation/draft";
import { countLands } from "../../src/risk/world/rules/seats";
import { PlayedGame } from "./played";

/** The ids of the 42 territories, in the order of the board. */
const IDS: readonly string[] = BOARD.territories.map(({ id }) => id);

/** A game on the world board that is played by lines of a record, and asked for facts in the same words. */
export class WorldPlayed<S extends WorldGame, A extends AnyAction, E extends AnyEvent> extends PlayedGame<
  S,
  A,
  E
> {
  protected seat(colour: string): number {
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

  /** All legal territories for the next pick of a half-made action. */
  targets(colour: string, verb: string, from?: string): string[] {
    return this.legalPicks(colour, verb, from === undefined ? undefined : BOARD.index[from], IDS);
  }
}

/** A clause for each of these territories: the same owner, the same armies. */
export function held(owner: string, armies: number, ...territories: readonly string[]): string {
  return territories.map((t) => `${t} ${owner} ${armies} ;`).join(" ");
}

/** The territories of a continent by their ids. */
export function landsIn(continent: string): string[] {
  const found = CONTINENTS.find(({ id }) => id === continent);
  if (found === undefined) throw new Error(`no continent ${continent}`);
  return found.territories.map((t) => IDS[t]);
}

/** So many territories, from the board's first one on, without those of a list. */
export function some(count: number, without: readonly string[] = []): string[] {
  return IDS.filter((id) => !without.includes(id)).slice(0, count);
}

/** The 42 territories as they are dealt: in the order of the board. */
export const DEALT = `deal ${IDS.join(" ")}`;
