import type { Language } from "../../text/language";

/**
 * Writes into the interface, and only what differs from what it shows. Of what everybody sees alike there is a copy
 * in each size that somebody wants: `...All` writes them all, as long as somebody looks at them.
 */
export interface Writer {
  put(this: void, id: string, attribute: string, value: string): void;
  putAll(this: void, id: string, attribute: string, value: string): void;
  /** What an attribute was set to last; undefined where it is as the save has it. */
  shown(this: void, id: string, attribute: string): string | undefined;
  /** Shows or hides an element, for all who see what it stands in; not one that `showTo` shows. */
  show(this: void, id: string, on: boolean): void;
  showAll(this: void, id: string, on: boolean): void;
  /**
   * Shows an element to these colours of the table alone (see viewers.ts); to nobody where there are none. In the save
   * it is UNSEEN (xml/kit.ts), and never `active` or not: whoever sees it, sees it after all else of the frame.
   */
  showTo(this: void, id: string, names: string): void;
  showAllTo(this: void, id: string, names: string): void;
  /**
   * Says which copies somebody wants to look at, by the ending of their ids, and gives those that are there; when
   * another one is, all panels are painted again.
   */
  setCopies(this: void, endings: readonly string[]): readonly string[];
  /** Puts the rest of a long painting off to another frame. */
  later(this: void, run: (this: void) => void): void;
  /** Whether only those at this computer see pictures. */
  isLocal(this: void): boolean;
}

/**
 * The order in which panels are painted, a layer of the table's own before the same layer of the game: sizes before
 * what they hold; what lies beside a fight makes room for it; a fight's dice come before what follows from them.
 */
export const LAYERS = [
  "size",
  "beside",
  "setup",
  "fight",
  "turn",
  "seats",
  "own",
  "reference",
  "settings",
  "manual",
  "end",
] as const;

/**
 * A part of the interface, as the table paints it whenever what it depends on has changed. `R` is the Room, which
 * cannot be named here: a room holds the game, and the game its panels.
 */
export interface Panel<R extends object = object> {
  readonly layer: (typeof LAYERS)[number];
  /** Painted once; once for each colour; or once for each colour and for those who only watch. */
  readonly viewers: "all" | "seats" | "everyone";
  /** Whether it has so many lines that a frame has time for nothing else. */
  readonly long?: true;
  /** Whether it cannot wait for its turn. */
  readonly urgent?: true;
  /** All that the painting depends on, as a text; `viewer` is a colour, "grey", or empty if painted once. */
  key(this: void, room: R, viewer: string): string;
  paint(this: void, room: R, viewer: string, writer: Writer, language: Language): void;
}
