import type { Soakable } from "../../../scripts/soak/play";
import { ENGINE } from "../../../src/games/risk-europe/engine";

/** Risk Europe for the soak, with its seats' ways to give up and to say their wishes. */
export const SOAKABLE: Soakable = {
  ...ENGINE,
  table: {
    resign: (seat) => ({ type: "resign", seat }),
    settings: [
      ["losses", ["cheapest", "ask"]],
      ["reroll", ["ask", "automatic"]],
      ["reveal", ["completed", "ask"]],
    ],
    setting: (seat, setting, value) => ({ type: "set", seat, setting, value }) as never,
  },
};
