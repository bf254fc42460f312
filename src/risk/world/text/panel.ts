import type { GamePanel } from "../../../text/game";
import type { Words } from "../../../text/types";

/** The words of the panels that games on the board of the world share. Colours and territories come as their names. */
export interface WorldPanel extends GamePanel {
  /** An army on its sheet: lost; its cards. */
  readonly fallen: string;
  readonly cards: (this: void, cards: number) => string;
  /** Behind what is to be done: armies left to place; below the odds of an attack what they rest on. */
  readonly due: (this: void, armies: number) => string;
  readonly rolledOn: string;
  /** A territory that is looked at: whose it is; its continent, of which its owner holds so many; neighbours. */
  readonly landHeld: (this: void, owner: string, armies: number) => string;
  readonly landContinent: (this: void, continent: string, bonus: number, held: number, all: number) => string;
  readonly borders: (this: void, lands: readonly string[]) => string;
  /** Which rows of a list are shown; a press on it shows the next ones. */
  readonly rowsShown: (this: void, from: number, to: number, all: number) => string;
  /** The battle's panel. */
  readonly battle: string;
  readonly battleRule: string;
  readonly fighter: (this: void, name: string, armies: number, lost: number) => string;
  readonly statistics: Words<string>;
}
