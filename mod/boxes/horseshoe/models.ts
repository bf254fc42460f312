import { toObj } from "../../../assets/draw/pieces/obj";
import { BOARD_THICKNESS, MAT } from "../../../src/tts/objects/board/design";
import type { Drawings } from "../../box";
import { slab } from "../../shapes/slab";
import { tabletop } from "../../shapes/tabletop";
import { boardArea, RULES, TABLE } from "./layout";

/**
 * The models that the save adds to the drawings, by path, as OBJ text. Board and mats are models of our own and not
 * the game's boards or tiles, whose size in table units follows from the picture by a rule that is written down
 * nowhere: a unit of a model is a unit of the table.
 */
export function models(drawings: Drawings): Readonly<Record<string, string>> {
  const board = boardArea(drawings);
  return {
    "table/board.obj": toObj("board", slab(board.width, BOARD_THICKNESS, board.depth)),
    "table/mat.obj": toObj("mat", slab(MAT.width, MAT.thickness, MAT.depth)),
    "table/rules.obj": toObj("rules", slab(RULES.width, MAT.thickness, RULES.depth)),
    "table/table.obj": toObj("table", tabletop(TABLE.width, TABLE.thickness, TABLE.depth)),
  };
}
