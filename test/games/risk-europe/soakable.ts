import type { Playable } from "../../../src/games/index";
import { ENGINE } from "../../../src/games/risk-europe/engine";
import { SETTINGS } from "../../../src/games/risk-europe/rules/settings";

/** Risk Europe for the soak, with its seats' ways to give up and to say their wishes. */
export const SOAKABLE: Playable = {
  ...ENGINE,
  table: {
    resign: (seat) => ({ type: "resign", seat }),
    settings: SETTINGS,
  },
};
