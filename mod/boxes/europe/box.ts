import type { Box } from "../../box";
import { HORSESHOE } from "../horseshoe/horseshoe";

export const EUROPE: Box = {
  ...HORSESHOE,
  id: "europe",
  title: "Europe",
  places: "places.json",
  vectors: "board.svg",
  small: ["infantry", "archer", "cavalry", "siege"],
};
