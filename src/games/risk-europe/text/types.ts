import type { ManualTexts } from "../../../text/manual";
import type { Explained, Names, Noun, Words } from "../../../text/types";

/** What the things of the game are called. */
export interface EuropeNames extends Names {
  readonly units: Words<Noun>;
  /** King's Orders by the card's id, in full and in short, the orders on them, the Kingdom Missions, and the ranks of combat. */
  readonly cards: Words<Explained>;
  readonly shortCards: Words<string>;
  readonly orders: Words<string>;
  readonly missions: Words<Explained>;
  readonly ranks: Words<string>;
  /** What a city's tile does, by the territory. */
  readonly tiles: Words<string>;
}

/** Pages that explain the game and never change. */
export interface EuropePages {
  readonly costsHead: { readonly coins: string; readonly dice: string };
  /** What each kind of unit and a castle do in combat. */
  readonly dice: Words<string>;
  readonly castle: string;
  readonly crownCard: string;
  readonly costsNotes: readonly string[];
  readonly cardsNote: string;
  readonly missionsNote: string;
}

/** Words about what people change past the rules. Names come as names, units one text for each kind. */
export interface EuropeManual extends ManualTexts {
  /** In the menu of a castle. */
  readonly noCastle: string;
  /** What lies in a territory, in a treasury now. */
  readonly land: (
    this: void,
    by: string,
    territory: string,
    owner: string,
    units: readonly string[],
    castle: boolean,
  ) => string;
  readonly coins: (this: void, by: string, army: string, coins: number) => string;
}
