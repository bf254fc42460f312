import { accessors } from "./done";
import { number } from "./reader";
import { savedColor } from "./saved";
import type { Call, GlobalField } from "./types";

function lighting(key: string): GlobalField {
  return {
    get: (world) => Number(world.file.Lighting[key] ?? 1),
    set: (value) => (value.world.file.Lighting[key] = number(value, 0)),
  };
}

/** How bright the table is lit. */
export const LIGHT_FIELDS: Record<string, GlobalField> = {
  "Lighting.light_intensity": lighting("LightIntensity"),
  "Lighting.ambient_intensity": lighting("AmbientIntensity"),
  "Lighting.reflection_intensity": lighting("ReflectionIntensity"),
};

/** The colour of the light; what is changed counts at once. */
export const LIGHT_FUNCTIONS: Record<string, Call> = {
  "Lighting.apply": () => true,
  ...accessors("Lighting.", "LightColor", savedColor("Lighting", "LightColor")),
};
