import { join } from "node:path";
import { readFileSync } from "node:fs";
import type { Measure } from "../../world/world";
import type { Rewrite } from "./messages";
import type { XYZ } from "../../save/types";

/** Measures models by their files, where the server has them; others keep the size of their kind. */
export function measureModels(rewrites: readonly Rewrite[]): Measure {
  const known = new Map<string, XYZ | undefined>();
  return (data) => {
    const url = (data["CustomMesh"] as { MeshURL?: unknown } | undefined)?.MeshURL;
    if (typeof url !== "string") return undefined;
    if (!known.has(url)) known.set(url, extent(url, rewrites));
    return known.get(url);
  };
}

function extent(url: string, rewrites: readonly Rewrite[]): XYZ | undefined {
  const { from, folder } = rewrites.find((one) => url.startsWith(one.from)) ?? {};
  if (from === undefined || folder === undefined) return undefined;
  try {
    return box(readFileSync(join(folder, decodeURIComponent(url.slice(from.length))), "utf8"));
  } catch {
    return undefined;
  }
}

/** The size of the box round the points of an OBJ file; undefined for one without. */
function box(obj: string): XYZ | undefined {
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
