import type { GamePanel } from "../../../text/game";
import type { Words } from "../../../text/types";

/** The words of the panels of classic RISK. Colours and territories come as their names. */
export interface ClassicPanel extends GamePanel {
  /** An army on its sheet: lost; what it holds; what its next turn brings. */
  readonly fallen: string;
  /** What wins: by the mode, with so many other headquarters (0 before all are chosen), within so many rounds (0 for no limit). */
  readonly goal: (this: void, mode: string, headquarters: number, rounds: number) => string;
  readonly holdings: (this: void, lands: number, armies: number) => string;
  readonly income: (this: void, armies: number, continents: number) => string;
  readonly toPlace: (this: void, armies: number) => string;
  readonly cards: (this: void, cards: number) => string;
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
  /** Behind what is to be done: armies left to place; the next set's worth; a battle's chance in per cent. */
  readonly due: (this: void, armies: number) => string;
  readonly odds: (this: void, percent: number) => string;
  /** Above the sets that can be traded: with five cards and more one must be. */
  readonly tradePrompt: (this: void, cards: number, must: boolean) => string;
  readonly setPrompt: string;
  readonly noSet: string;
  /** What a set brings, and the territory that gets two armies more, empty for none; its cards by name. */
  readonly set: (this: void, armies: number, territory: string) => string;
  readonly setCards: (this: void, cards: readonly string[]) => string;
  /** Which of all sets are shown; a press on it shows the next ones. */
  readonly setsShown: (this: void, from: number, to: number, all: number) => string;
  readonly moreSets: string;
  readonly keepCards: string;
  readonly headquartersPrompt: (this: void, territory: string) => string;
  /** A territory that is looked at: whose it is; its continent, of which its owner holds so many; neighbours; whose headquarters. */
  readonly landHeld: (this: void, owner: string, armies: number) => string;
  readonly landContinent: (this: void, continent: string, bonus: number, held: number, all: number) => string;
  readonly borders: (this: void, lands: readonly string[]) => string;
  readonly landHeadquarters: (this: void, owner: string) => string;
  /** The battle's panel. */
  readonly battle: string;
  readonly battleRule: string;
  readonly fighter: (this: void, name: string, armies: number, lost: number) => string;
  readonly statistics: Words<string>;
}
