import { number } from "./reader";
import type { GlobalField } from "./types";

/** How objects snap to the grid: not at all, to its lines, to its middles, or to both (1 to 4). */
export const GRID_FIELDS: Record<string, GlobalField> = {
  "Grid.snapping": {
    get: ({ file: { Grid } }) =>
      Grid["BothSnapping"] === true ? 4 : Grid["Offset"] === true ? 3 : Grid["Snapping"] === true ? 2 : 1,
    set: (value) => {
      const way = number(value, 0);
      Object.assign(value.world.file.Grid, {
        Snapping: way === 2,
        Offset: way === 3,
        BothSnapping: way === 4,
      });
    },
  },
};
