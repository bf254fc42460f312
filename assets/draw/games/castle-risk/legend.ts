import { ARMS_BOX, TITLE } from "../../boxes/europe/ornaments";
import { arms, cartouche } from "./cartouche";
import { frame } from "./frame";

/** What the game draws over the board: its title, the table of arms, the tracks. */
export function legend(): string[] {
  return [cartouche(TITLE.x, TITLE.y), arms(ARMS_BOX.x, ARMS_BOX.y, ARMS_BOX.w, ARMS_BOX.h), frame()];
}
