import type { Element } from "../document";
import type { Viewer } from "../viewer";
import type { Box } from "./box";
import { isItem, items } from "./item";
import type { Measure } from "./measure";
import { solveItems, type Screen } from "./solve";

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
      const boxes = solved.get(key) ?? solveItems(items(shown.slice(i, i + 1), viewer, typed), screen);
      solved.set(key, boxes);
      const first = all.length;
      const moved = (place: number | undefined): number | undefined =>
        place === undefined ? undefined : place + first;
      for (const box of boxes) all.push({ ...box, parent: moved(box.parent), scroller: moved(box.scroller) });
    }
    return all;
  };
  return { keys, solve };
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
