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

/**
 * What a game adds to the interface, region by region, each beside what every table has there. It describes elements
 * for the save, and is no part of the script.
 */
export interface GameXml {
  /** Pages that the menu opens besides those of every game, and panels that are folded up there. */
  menu(this: void, language: UiLanguage): readonly IconButton[];
  folds(this: void, language: UiLanguage): readonly IconButton[];
  /** What all see at any time, below the table's own panels. */
  shared(this: void, language: UiLanguage): readonly Element[];
  /** What comes and goes in the middle of the screen, from above downwards. */
  middle(this: void, language: UiLanguage): readonly Element[];
  /** What one viewer alone sees; and what only those with a seat see. */
  viewer(this: void, viewer: string, language: UiLanguage): readonly Element[];
  seat(this: void, colour: string, language: UiLanguage): readonly Element[];
  /** In the place of the action panel: the elements of `ActionKit.bodies`. */
  bodies(this: void, language: UiLanguage): readonly Element[];
  /** The button of one of `ActionKit.words`; what a kind is that an option of the table counts. */
  word(this: void, word: string, language: UiLanguage): WordButton;
  kindHelp(this: void, kind: string, language: UiLanguage): string;
  /** How many may win together; without it one. */
  readonly winners?: number;
  /** Pages that all may open; the page on which pieces are changed by hand. */
  pages(this: void, language: UiLanguage): readonly Element[];
  manual(this: void, language: UiLanguage): readonly Element[];
  /** The picture of a stepper until it counts something. */
  readonly counted: string;
  /** Pictures that its panels get while they are painted. */
  readonly painted: readonly string[];
}

export interface GameUi {
  readonly module: GameModule;
  readonly xml: GameXml;
}
