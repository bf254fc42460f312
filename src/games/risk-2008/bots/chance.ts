import type { ChanceKit } from "../../../core/chance";
import { LEVELS } from "../../../risk/world/bots/levels.data";
import { WORLD_TERMS, worldTerms } from "../../../risk/world/bots/chance";
import { outlookOf } from "./outlook";
import type { State } from "../rules/state";
import { FITTED } from "./chance.data";
import { countObjectives } from "../rules/holdings";

/** Who is going to win a game of RISK 2008. */
export const CHANCE: ChanceKit<State> = {
  terms: WORLD_TERMS.concat(["objectives", "capital", "capitals"]),
  ...FITTED,
  of: (s) => {
    const terms = worldTerms(s, outlookOf(s, 0, LEVELS.hard).judge);
    return s.seats.map(({ alive, capital }, seat) => {
      if (!alive) return [];
      const held = s.seats.filter((other) => other.capital >= 0 && s.owners[other.capital] === seat).length;
      const isHome = capital >= 0 && s.owners[capital] === seat;
      return terms[seat].concat([countObjectives(s, seat) / 2, isHome ? 1 : 0, held / 4]);
    });
  },
};
