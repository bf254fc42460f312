import type { Box } from "../../box";
import { cameraStates } from "./cameras";
import { models } from "./models";
import { fixedObjects, pilePoints } from "./objects";
import { ROOM } from "./room";

/** A table with a board that all see upright: the seats lie around its south. */
export const HORSESHOE: Pick<Box, "room" | "models" | "objects" | "pilePoints" | "cameras"> = {
  room: ROOM,
  models,
  objects: fixedObjects,
  pilePoints,
  cameras: cameraStates,
};
