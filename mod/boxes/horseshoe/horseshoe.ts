import { toObj } from "../../../assets/draw/pieces/obj";
import { BOARD_THICKNESS, MAT } from "../../../src/tts/objects/board/design";
import type { Box, Drawings, Room } from "../../box";
import { slab } from "../../shapes/slab";
import { tabletop } from "../../shapes/tabletop";
import { cameraStates } from "./cameras";
import { boardArea, RULES, TABLE } from "./layout";
import { fixedObjects } from "./objects";

const HALF = { r: 0.5, g: 0.5, b: 0.5 };

/** A room around a table wider than those of Tabletop Simulator. */
const ROOM: Room = {
  // Nothing that lies on so wide a table may count as lost.
  PlayArea: 1,
  Table: "Table_None",
  Sky: "Sky_Museum",
  // Warm light, and little enough that parchment does not glare.
  Lighting: {
    ...{ LightIntensity: 0.54, LightColor: { r: 1, g: 0.97, b: 0.89 } },
    ...{ AmbientIntensity: 1.2, AmbientType: 0 },
    ...{ AmbientSkyColor: HALF, AmbientEquatorColor: HALF, AmbientGroundColor: HALF },
    ...{ ReflectionIntensity: 0.6, LutIndex: 0, LutContribution: 1 },
  },
};

/** A table with a board that all see upright: the seats lie around its south. */
export const HORSESHOE: Pick<Box, "room" | "models" | "objects" | "cameras"> = {
  room: ROOM,
  models,
  objects: fixedObjects,
  cameras: cameraStates,
};

/**
 * The models that the save adds to the drawings, by path, as OBJ text. Board and mats are models of our own and not
 * the game's boards or tiles, whose size in table units follows from the picture by a rule that is written down
 * nowhere: a unit of a model is a unit of the table.
 */
function models(drawings: Drawings): Readonly<Record<string, string>> {
  const board = boardArea(drawings);
  return {
    "table/board.obj": toObj("board", slab(board.width, BOARD_THICKNESS, board.depth)),
    "table/mat.obj": toObj("mat", slab(MAT.width, MAT.thickness, MAT.depth)),
    "table/rules.obj": toObj("rules", slab(RULES.width, MAT.thickness, RULES.depth)),
    "table/table.obj": toObj("table", tabletop(TABLE.width, TABLE.thickness, TABLE.depth)),
  };
}
