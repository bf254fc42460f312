import { TITLE } from "../../boxes/world/ornaments";
import { cartouche } from "../../boxes/world/title";

/** What the game draws over the board: its title. */
export const legend = (): string[] => [cartouche(TITLE.x, TITLE.y, "RISK", "a game of the whole world")];
