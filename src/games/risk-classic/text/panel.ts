import type { WorldPanel } from "../../../risk/world/text/panel";

/** The words of the panels of classic RISK. Colours and territories come as their names. */
export interface ClassicPanel extends WorldPanel {
  /** What wins: by the mode, with so many other headquarters (0 before all are chosen), within so many rounds (0 for no limit). */
  readonly goal: (this: void, mode: string, headquarters: number, rounds: number) => string;
  /** An army on its sheet: what it holds; armies that it places now; what its next turn brings. */
  readonly toPlace: (this: void, armies: number) => string;
  readonly holdings: (this: void, lands: number, armies: number) => string;
  readonly income: (this: void, armies: number, continents: number) => string;
  /** What a seat does while all choose their headquarters in secret. */
  readonly choosing: string;
  readonly chosenIt: string;
  /** Headquarters of which an army holds so many; the own one is in its hands or not. */
  readonly headquarters: (this: void, held: number, own: boolean) => string;
  /** Of the neutral army, which nobody plays. */
  readonly neutral: string;
  /** What a seat alone reads of itself: its mission, its headquarters, its cards by what they show. */
  readonly ownMission: (this: void, mission: string) => string;
  readonly ownHeadquarters: (this: void, territory: string) => string;
  readonly noHeadquarters: string;
  readonly hand: (this: void, symbols: readonly string[]) => string;
  /** Above the sets that can be traded: with five cards and more one must be. */
  readonly tradePrompt: (this: void, cards: number, must: boolean) => string;
  readonly setPrompt: string;
  readonly noSet: string;
  /** What a set brings, and the territory that gets two armies more, empty for none; its cards by name. */
  readonly set: (this: void, armies: number, territory: string) => string;
  readonly setCards: (this: void, cards: readonly string[]) => string;
  /** On what shows the next sets. */
  readonly moreSets: string;
  readonly keepCards: string;
  readonly headquartersPrompt: (this: void, territory: string) => string;
  /** Of a territory that is looked at: whose headquarters it is. */
  readonly landHeadquarters: (this: void, owner: string) => string;
}
