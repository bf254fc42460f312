import type { UiLanguage } from "../../../text/ui";
import type { GameModule } from "../../game/module";
import type { Element } from "./element";

/** A button with a picture: what it opens or folds, the picture, its words. */
export interface IconButton {
  readonly id: string;
  readonly image: string;
  readonly words: string;
  /** Whether not every match has what it tells of: the script hides it, by `menu-` and its id. */
  readonly varies?: true;
}

/** A button that stands for a word that is picked. */
export interface WordButton {
  readonly label: string;
  readonly help: string | undefined;
}

/** A kind of units: its index, its picture, and what it is called. */
export interface UnitRow {
  readonly kind: number;
  readonly image: string;
  readonly name: string;
}

/**
 * What a game adds to the interface, region by region, each beside what every table has there. It describes elements
 * for the save, and is no part of the script.
 */
export interface GameXml {
  /** Pages that the menu opens besides those of every game. */
  menu(this: void, language: UiLanguage): readonly IconButton[];
  /** A sheet for each seat, which all see at any time: the element `mats`, which is folded up from the menu. */
  mats(this: void, language: UiLanguage): Element;
  /** The kinds of units that fight, as they stand from above; none where there is one kind. */
  units?(this: void, language: UiLanguage): readonly UnitRow[];
  /** What comes and goes in the middle of the screen, below the battle. */
  middle?(this: void, language: UiLanguage): readonly Element[];
  /** What only one with a seat sees. */
  seat?(this: void, colour: string, language: UiLanguage): readonly Element[];
  /** In the place of the action panel: the elements of `ActionKit.bodies`. */
  bodies?(this: void, language: UiLanguage): readonly Element[];
  /** The button of one of `ActionKit.words`, without it the word itself; what a kind is that an option of the table counts. */
  word?(this: void, word: string, language: UiLanguage): WordButton;
  kindHelp?(this: void, kind: string, language: UiLanguage): string;
  /** How many may win together; without it one. */
  readonly winners?: number;
  /** Pages that all may open. */
  pages(this: void, language: UiLanguage): readonly Element[];
  /** Colours whose coins are changed by hand; none where there are no coins. */
  readonly treasuries?: readonly string[];
  /** The picture of a stepper until it counts something. */
  readonly counted: string;
  /** Pictures that its panels get while they are painted. */
  readonly painted: readonly string[];
}

export interface GameUi {
  readonly module: GameModule;
  readonly xml: GameXml;
}
