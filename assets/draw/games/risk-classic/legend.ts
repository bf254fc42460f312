import { TITLE } from "../../boxes/world/ornaments";
import { ladder } from "../../boxes/world/sets";
import { cartouche } from "../../boxes/world/title";
import { g } from "../../kit/svg";

/** What the game draws over the board: what sets are worth, and its title. */
export const legend = (): string[] => [
  g({ id: "ladder" }, ladder()),
  cartouche(TITLE.x, TITLE.y, "RISK", "a game of the whole world"),
];
