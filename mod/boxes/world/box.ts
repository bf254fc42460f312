import type { Box } from "../../box";
import { HORSESHOE } from "../horseshoe/horseshoe";

/** The board of the games that are played for the whole world. */
export const WORLD: Box = {
  ...HORSESHOE,
  id: "world",
  title: "The world",
  places: "places-world.json",
  vectors: "board-world.svg",
  goesRound: true,
  small: ["infantry", "cavalry", "artillery"],
};
