import { parseObj } from "../../assets/draw/sheet/render3d";
import type { Measure } from "../../tabletop/world/world";
import type { XYZ } from "../../tabletop/save/types";

/**
 * Measures models by their OBJ files: `read` gives the text of the file that an address leads to. For `openTable`,
 * which takes every model for a cube of one unit unless it is told.
 */
export function measureModels(read: (url: string) => string | undefined): Measure {
  const known = new Map<string, XYZ | undefined>();
  return (data) => {
    const url = (data["CustomMesh"] as { MeshURL?: string } | undefined)?.MeshURL;
    if (url === undefined) return undefined;
    if (!known.has(url)) {
      const text = read(url);
      known.set(url, text === undefined ? undefined : extent(text));
    }
    return known.get(url);
  };
}

function extent(obj: string): XYZ {
  const points = parseObj(obj).faces.flatMap((face) => face.map(({ p }) => p));
  const [x, y, z] = [0, 1, 2].map((k) => {
    const along = points.map((p) => p[k]);
    return along.reduce((a, b) => Math.max(a, b)) - along.reduce((a, b) => Math.min(a, b));
  });
  return { x, y, z };
}
