import type { Element } from "../document";
import type { Viewer } from "../viewer";
import type { Box } from "./box";
import { dress } from "./dress";
import { isItem, items } from "./item";
import { isThere } from "./kept";
import type { Measure } from "./measure";
import { solveItems, type Dress, type Screen } from "./solve";

export interface Layout {
  /** What tells the outermost elements that a viewer is shown from others, one text each. */
  keys: (elements: readonly Element[], viewer: Viewer, typed?: ReadonlyMap<string, string>) => string[];
  /** Lays out as `solve` does; `keys` are those of the same elements and viewer, where they are known. */
  solve: (elements: readonly Element[], screen: Screen, keys?: readonly string[]) => Box[];
}

/**
 * Lays out as `solve` does, and reuses the boxes of outermost elements that looked the same before on a screen
 * of this size, to anybody: for many viewers, or many states, of one interface. Keeps all that it has seen.
 */
export function newLayout(): Layout {
  const sizes = new Map<Measure, Map<string, readonly Box[]>>();
  const number = newNumbers();
  const behind = newMover();
  const make = newDresser();
  const keyOf = (element: Element, viewer: Viewer, typed: ReadonlyMap<string, string>): string => {
    const mine = typed.get(element.attributes["id"] ?? "");
    const inner = element.children
      .filter((child) => isItem(child, viewer))
      .map((child) => keyOf(child, viewer, typed));
    return `${number(element)}${mine === undefined ? "" : JSON.stringify(mine)}(${inner.join("")})`;
  };
  const keys: Layout["keys"] = (elements, viewer, typed = new Map()) =>
    elements.filter((element) => isItem(element, viewer)).map((element) => keyOf(element, viewer, typed));
  const solve: Layout["solve"] = (elements, screen, known) => {
    const { w, h, viewer, measure, typed } = screen;
    const solved = sizes.get(measure) ?? new Map<string, readonly Box[]>();
    sizes.set(measure, solved);
    const shown = elements.filter((element) => isItem(element, viewer));
    const all: Box[] = [];
    for (const [i, one] of (known ?? keys(elements, viewer, typed)).entries()) {
      const key = `${w} ${h} ${one}`;
      const boxes = solved.get(key) ?? solveItems(items(shown.slice(i, i + 1), viewer, typed), screen, make);
      solved.set(key, boxes);
      for (const box of behind(boxes, all.length)) all.push(box);
    }
    return all;
  };
  return { keys, solve };
}

/** Kinds whose looks depend on what is around or within them. */
const DEPENDENT = ["Row", "Cell", "Dropdown"];

/** Of an element what it said last and its box, by the measure: a panel that changes keeps most of its elements. */
type Dressed = Map<Measure, { readonly text: string; readonly box: Box }>;

/** Makes boxes as `dress` does, and gives the same one as long as an element says the same in the same place. */
function newDresser(): Dress {
  const last = new WeakMap<object, Dressed>();
  return (item, parents, measure) => {
    const { attributes, kind, text } = item;
    if (DEPENDENT.includes(kind)) return dress(item, parents, measure);
    const known: Dressed = last.get(attributes) ?? new Map();
    last.set(attributes, known);
    const before = known.get(measure);
    if (before?.text === text && isThere(before.box, item)) return { ...before.box };
    const box = dress(item, parents, measure);
    known.set(measure, { text, box });
    return { ...box };
  };
}

/** Boxes as they stand in a list after so many others; the same ones as long as that is where they stood before. */
function newMover(): (boxes: readonly Box[], first: number) => readonly Box[] {
  const last = new WeakMap<readonly Box[], { first: number; boxes: readonly Box[] }>();
  return (boxes, first) => {
    const known = last.get(boxes);
    if (known?.first === first) return known.boxes;
    const moved = (place: number | undefined): number | undefined =>
      place === undefined ? undefined : place + first;
    const there = boxes.map((box) => ({ ...box, parent: moved(box.parent), scroller: moved(box.scroller) }));
    last.set(boxes, { first, boxes: there });
    return there;
  };
}

/** Numbers elements by what they are themselves: a change of one makes its attributes anew. */
function newNumbers(): (element: Element) => number {
  const byAttributes = new WeakMap<object, number>();
  const byContent = new Map<string, number>();
  return ({ node, attributes }) => {
    const known = byAttributes.get(attributes);
    if (known !== undefined) return known;
    const content = JSON.stringify([node.tag, node.line, node.value, attributes]);
    const number = byContent.get(content) ?? byContent.size;
    byContent.set(content, number);
    byAttributes.set(attributes, number);
    return number;
  };
}
