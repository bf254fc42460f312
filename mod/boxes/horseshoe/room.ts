import type { Room } from "../../box";

/** A room around a table wider than those of Tabletop Simulator. */
export const ROOM: Room = {
  // Nothing that lies on so wide a table may count as lost.
  PlayArea: 1,
  Table: "Table_None",
  Sky: "Sky_Museum",
  // Warm light, and little enough that parchment does not glare.
  Lighting: lighting(),
};

function lighting(): Readonly<Record<string, unknown>> {
  const half = { r: 0.5, g: 0.5, b: 0.5 };
  return {
    ...{ LightIntensity: 0.54, LightColor: { r: 1, g: 0.97, b: 0.89 } },
    ...{ AmbientIntensity: 1.2, AmbientType: 0 },
    ...{ AmbientSkyColor: half, AmbientEquatorColor: half, AmbientGroundColor: half },
    ...{ ReflectionIntensity: 0.6, LutIndex: 0, LutContribution: 1 },
  };
}
