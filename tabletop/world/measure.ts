import type { Measure, Measured } from "./types";
import type { XYZ } from "../save/types";

/**
 * Measures models by their OBJ files, each once: `read` gives the text of the file that an address leads to, undefined
 * where there is none. What is no model, and what has no file, keeps the size of its kind. A model without a collider
 * of its own is met at the box of its whole mesh.
 */
export function measureModels(read: (url: string) => string | undefined): Measure {
  const known = new Map<string, Measured | undefined>();
  return (data, what) => {
    const mesh = data["CustomMesh"] as { MeshURL?: unknown; ColliderURL?: unknown } | undefined;
    const { MeshURL, ColliderURL = "" } = mesh ?? {};
    const hasOwn = what === "collider" && ColliderURL !== "";
    const url = hasOwn ? ColliderURL : MeshURL;
    if (typeof url !== "string") return undefined;
    if (!known.has(url)) {
      const obj = read(url);
      known.set(url, obj === undefined ? undefined : extent(obj));
    }
    const found = known.get(url);
    return found === undefined || hasOwn ? found : { x: found.x, y: found.y, z: found.z };
  };
}

/** The points of an OBJ file and the size of the box round them; undefined for one without. */
function extent(obj: string): Measured | undefined {
  const points = [...obj.matchAll(/^v\s+(\S+)\s+(\S+)\s+(\S+)/gm)].map(([, x, y, z]): XYZ => {
    return { x: Number(x), y: Number(y), z: Number(z) };
  });
  const [x, y, z] = (["x", "y", "z"] as const).map((axis) => {
    const all = points.map((point) => point[axis]);
    return (
      all.reduce((most, at) => Math.max(most, at), -Infinity) -
      all.reduce((least, at) => Math.min(least, at), Infinity)
    );
  });
  return [x, y, z].every(Number.isFinite) ? { x, y, z, points } : undefined;
}
