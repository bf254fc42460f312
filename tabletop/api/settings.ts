/** The table's own settings, and its time. */
import { accessors } from "./done";
import { number } from "./reader";
import { saved, savedColor, savedFromOne } from "./saved";
import { seconds } from "../world/clock";
import type { Call, GlobalField } from "./types";

function lighting(key: string): GlobalField {
  return {
    get: (world) => Number(world.file.Lighting[key] ?? 1),
    set: (value) => (value.world.file.Lighting[key] = number(value, 0)),
  };
}

/** `Grid.snapping`: not at all, to the grid's lines, to its middles, or to both (1 to 4). */
const snapping: GlobalField = {
  get: ({ file: { Grid } }) =>
    Grid["BothSnapping"] === true ? 4 : Grid["Offset"] === true ? 3 : Grid["Snapping"] === true ? 2 : 1,
  set: (value) => {
    const way = number(value, 0);
    const { Grid } = value.world.file;
    Object.assign(Grid, { Snapping: way === 2, Offset: way === 3, BothSnapping: way === 4 });
  },
};

/** `Hands.hiding` is 1 to 3; times are seconds of the table's clock. */
export const SETTING_FIELDS: Record<string, GlobalField> = {
  "Grid.snapping": snapping,
  "Hands.enable": saved("Hands", "Enable", true),
  "Hands.disable_unused": saved("Hands", "DisableUnused", true),
  "Hands.hiding": savedFromOne("Hands", "Hiding"),
  "Lighting.light_intensity": lighting("LightIntensity"),
  "Lighting.ambient_intensity": lighting("AmbientIntensity"),
  "Lighting.reflection_intensity": lighting("ReflectionIntensity"),
  "Time.time": { get: (world) => seconds(world.clock) },
  "Time.delta_time": { get: () => 1 / 60 },
};

/** The colour of the light; what is changed counts at once. */
export const LIGHT_FUNCTIONS: Record<string, Call> = {
  "Lighting.apply": () => true,
  ...accessors("Lighting.", "LightColor", savedColor("Lighting", "LightColor")),
};
