import type { Rect } from "./rect";
import type { Color, Colors } from "./values";
import type { TextBlock } from "./text";

/** A picture by the name of a custom asset, and what it is multiplied with. */
export interface Picture {
  name: string;
  tint: Color;
  keepsAspect: boolean;
}

/** An element in its place, with all that is needed to draw it and to press it. */
export interface Box extends Rect {
  kind: string;
  id: string;
  classes: string[];
  /** What it stands in: its place in the list of boxes. */
  parent: number | undefined;
  /** What of it can be seen: scroll views cut off what is outside of them. */
  clip: Rect | undefined;
  /** The scroll view that it moves in: its place in the list of boxes. */
  scroller: number | undefined;
  /** Of a scroll view: where its content is seen, and what that takes, at the beginning. */
  content: { view: Rect; w: number; h: number } | undefined;
  /** A flat colour; where there is a picture, that has it as its tint instead. */
  fill: Color | undefined;
  picture: Picture | undefined;
  /** Pictures that take its place while the pointer is over it, while pressed, and while off; "" for none. */
  sprites: { over: string; pressed: string; off: string } | undefined;
  outline: { color: Color; w: number; h: number } | undefined;
  /** Multiplied with fill and picture, by what the pointer does. Undefined for what does not react. */
  colors: Colors | undefined;
  interactable: boolean;
  text: TextBlock | undefined;
  icon: (Rect & Picture) | undefined;
  /** Of a Toggle or ToggleButton. */
  on: boolean | undefined;
  /** Of a Slider or ProgressBar: how much is full, from 0 to 1, and in which colour and picture. */
  level: { share: number; fill: Color; picture: string } | undefined;
  /** Of a Dropdown: what there is to choose from, and the place of what is chosen. */
  options: string[] | undefined;
  chosen: number | undefined;
  /** Its text is the placeholder of an empty InputField. */
  empty: boolean;
  tooltip: string;
  /** Handlers by attribute, as the document has them: `handler` of xml/document.ts reads them. */
  handlers: Record<string, string>;
  /** Whether it keeps clicks from what lies under it. */
  blocks: boolean;
  /** Where the document has it. */
  line: number;
  /**
   * What it is a copy of: one object as long as the element looks the same at the same place, for who keeps what was
   * drawn of it. Whoever makes all boxes anew leaves it out.
   */
  look?: object;
}
