import { NOBODY } from "../viewers";
import { element, type Element, type Given } from "./element";

/**
 * A place by its distance from the upper left corner of what it stands in, in pixels. What is no panel is aligned there
 * without a word: the theme says so.
 */
export function at(x: number, y: number, width: number, height: number): Given {
  return { offsetXY: `${x} ${-y}`, width, height };
}

type Corner = "UpperRight" | "LowerRight" | "LowerLeft" | "UpperLeft" | "UpperCenter" | "LowerCenter";

/** A place by its distance from a corner or the middle of an edge, inwards. */
export function from(corner: Corner, x: number, y: number, width: number, height: number): Given {
  const right = corner.endsWith("Right") ? -x : x;
  return {
    rectAlignment: corner,
    offsetXY: `${right} ${corner.startsWith("Upper") ? -y : y}`,
    width,
    height,
  };
}

/** What the script calls the function that hears of presses. */
const HANDLER = "table_ui";

/** The attribute that makes a press on an element a command; src/session/play/commands/ has them. */
function press(command: string): Given {
  return { onClick: `${HANDLER}(${command})` };
}

/** The command that a press on an element says; undefined for one that says nothing. */
export function commandOf({ attributes }: Element): string | undefined {
  const said = attributes["onClick"] ?? "";
  return said.startsWith(`${HANDLER}(`) ? said.slice(HANDLER.length + 1, -1) : undefined;
}

/** A text. The pointer passes through it, unless it has something to tell. */
export function text(words: string, given: Given): Element {
  const told = given["tooltip"] === undefined ? {} : { raycastTarget: true };
  return element("Text", { text: words, ...told, ...given });
}

/** A text that the script writes. */
export function slot(id: string, given: Given): Element {
  return text("", { id, ...given });
}

/** A button with words; a press on it says a command. */
export function button(command: string, words: string, given: Given = {}): Element {
  return element("Button", { class: "key", ...press(command), text: words, ...given });
}

/** A button that is a picture; its words are its tooltip. */
export function icon(command: string, image: string, words: string, given: Given): Element {
  return element("Button", { class: "icon", ...press(command), image, tooltip: words, ...given });
}

/** A picture, by the name of its asset. */
export function picture(image: string, given: Given): Element {
  return element("Image", { image, ...given });
}

/** A panel; `column` and `row` place their children below and beside each other. */
export function panel(given: Given, children: readonly Element[]): Element {
  return element("Panel", aligned(given), children);
}

export function column(given: Given, children: readonly Element[]): Element {
  return element("VerticalLayout", aligned(given), children);
}

export function row(given: Given, children: readonly Element[]): Element {
  return element("HorizontalLayout", aligned(given), children);
}

/** What has a place of its own is aligned at the upper left, unless it says otherwise. */
function aligned(given: Given): Given {
  return given["offsetXY"] === undefined ? given : { rectAlignment: "UpperLeft", ...given };
}

/** What nobody sees until it is shown to somebody. */
export const UNSEEN: Given = { visibility: NOBODY };

/** Whoever sees it may drag it elsewhere: where it lies is each person's own. */
export const LOOSE: Given = { allowDragging: true, returnToOriginalPositionWhenReleased: false };

/** What is there from the start but not shown. */
export const HIDDEN: Given = { active: false };
