import type { Box } from "../../box";
import { cameraStates } from "./cameras";
import { models } from "./models";
import { fixedObjects } from "./objects";
import { ROOM } from "./room";

/** A table with a board that all see upright: the seats lie around its south. */
export const HORSESHOE: Pick<Box, "room" | "models" | "objects" | "cameras"> = {
  room: ROOM,
  models,
  objects: fixedObjects,
  cameras: cameraStates,
};
