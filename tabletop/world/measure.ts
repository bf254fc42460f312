import type { Measure } from "./types";
import type { XYZ } from "../save/types";

/**
 * Measures models by their OBJ files, each once: `read` gives the text of the file that an address leads to, undefined
 * where there is none. What is no model, and what has no file, keeps the size of its kind.
 */
export function measureModels(read: (url: string) => string | undefined): Measure {
  const known = new Map<string, XYZ | undefined>();
  return (data) => {
    const url = (data["CustomMesh"] as { MeshURL?: unknown } | undefined)?.MeshURL;
    if (typeof url !== "string") return undefined;
    if (!known.has(url)) {
      const obj = read(url);
      known.set(url, obj === undefined ? undefined : extent(obj));
    }
    return known.get(url);
  };
}

/** The size of the box round the points of an OBJ file; undefined for one without. */
function extent(obj: string): XYZ | undefined {
  const [low, high] = [
    [Infinity, Infinity, Infinity],
    [-Infinity, -Infinity, -Infinity],
  ];
  for (const [, ...numbers] of obj.matchAll(/^v\s+(\S+)\s+(\S+)\s+(\S+)/gm))
    for (let axis = 0; axis < 3; axis++) {
      const at = Number(numbers[axis]);
      low[axis] = Math.min(low[axis], at);
      high[axis] = Math.max(high[axis], at);
    }
  const [x, y, z] = high.map((most, axis) => most - low[axis]);
  return [x, y, z].every(Number.isFinite) ? { x, y, z } : undefined;
}
