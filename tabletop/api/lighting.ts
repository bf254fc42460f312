import { colorIn } from "../save/parts";
import { colorOut, type Out } from "../bridge/values";
import { does } from "./done";
import { color, number } from "./reader";
import type { Call, Field } from "./types";

function lighting(key: string): Field<undefined> {
  return {
    get: (world) => Number(world.file.Lighting[key] ?? 1),
    set: (value) => (value.world.file.Lighting[key] = number(value, 0)),
  };
}

/** How bright the table is lit. */
export const LIGHT_FIELDS: Record<string, Field<undefined>> = {
  "Lighting.light_intensity": lighting("LightIntensity"),
  "Lighting.ambient_intensity": lighting("AmbientIntensity"),
  "Lighting.reflection_intensity": lighting("ReflectionIntensity"),
};

/** The colour of the light; what is changed counts at once. */
export const LIGHT_FUNCTIONS: Record<string, Call> = {
  "Lighting.apply": () => true,
  "Lighting.getLightColor": (args): Out => colorOut(colorIn(args.world.file.Lighting["LightColor"])),
  "Lighting.setLightColor": does((args) => (args.world.file.Lighting["LightColor"] = color(args, 0))),
};
