import type { Element } from "../document";
import type { Box } from "./box";
import { items } from "./item";
import type { Measure } from "./measure";
import { solveItems, type Screen } from "./solve";

/**
 * Lays out as `solve` does, and reuses the boxes of outermost elements that looked the same before on a screen
 * of this size, to anybody: for many viewers, or many states, of one interface. Keeps all that it has seen.
 */
export function newLayout(): (elements: readonly Element[], screen: Screen) => Box[] {
  const sizes = new Map<Measure, Map<string, readonly Box[]>>();
  return (elements, screen) => {
    const { w, h, viewer, measure, typed } = screen;
    const kept = sizes.get(measure) ?? new Map<string, readonly Box[]>();
    sizes.set(measure, kept);
    const all: Box[] = [];
    for (const root of items(elements, viewer, typed)) {
      const key = `${w} ${h} ${JSON.stringify(root)}`;
      const boxes = kept.get(key) ?? solveItems([root], screen);
      kept.set(key, boxes);
      const first = all.length;
      const moved = (place: number | undefined): number | undefined =>
        place === undefined ? undefined : place + first;
      for (const box of boxes) all.push({ ...box, parent: moved(box.parent), scroller: moved(box.scroller) });
    }
    return all;
  };
}
