import type { ManualTexts } from "../../../text/manual";
import type { Explained, Names, Noun, Words } from "../../../text/types";

/** What the things of the game are called. */
export interface CastleNames extends Names {
  /** Territories and their cities by territory id, where they are not called as on the board. */
  readonly territories: Words<string>;
  readonly cities: Words<string>;
  readonly units: Words<Noun>;
  readonly coins: Noun;
  readonly cards: Words<Explained>;
  /** Cards of the policy decks, and the five policies printed on them. */
  readonly policies: Words<Explained>;
  /** Each mission's goal is its text. */
  readonly missions: Words<Explained>;
  /** The four phases of a cycle of combat. */
  readonly ranks: Words<string>;
  readonly titles: Words<string>;
  readonly crowns: Words<Explained>;
}

/** Pages that explain the game and never change. */
export interface CastlePages {
  readonly costsHead: { readonly unit: string; readonly coins: string; readonly dice: string };
  /** What each kind of unit, a castle, a city and a capital do in combat. */
  readonly dice: Words<string>;
  readonly castle: string;
  readonly city: string;
  readonly capital: string;
  /** How the main dice are compared; what recruiting and bombarding take. */
  readonly costsNotes: readonly string[];
  readonly titlesNote: string;
  readonly crownsFor: string;
  readonly policiesNote: string;
  readonly cardsNote: string;
}

/** Words about what people change past the rules. Names come as names, units one text for each kind. */
export interface CastleManual extends ManualTexts {
  /** In the menu of a castle. */
  readonly noCastle: string;
  /** What lies in a territory, in a treasury, in a reserve now. */
  readonly land: (
    this: void,
    by: string,
    territory: string,
    owner: string,
    units: readonly string[],
    castle: boolean,
    tokens: number,
  ) => string;
  readonly coins: (this: void, by: string, seat: string, coins: number) => string;
  readonly reserve: (this: void, by: string, seat: string, units: readonly string[]) => string;
}
