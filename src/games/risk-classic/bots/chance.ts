import type { ChanceKit } from "../../../core/chance";
import { WORLD_TERMS, worldTerms } from "../../../risk/world/bots/chance";
import { aimsOf } from "./aims";
import { LEVELS } from "./levels.data";
import { outlookOf } from "./outlook";
import type { State } from "../rules/state";
import { FITTED } from "./chance.data";

/** How much its aims count for a seat, as the weights were fitted. */
const PLAIN = { keenness: 1, missionKeenness: 1, hunt: 0 };

/** Who is going to win a game of classic RISK. A mission that a view does not know counts for nobody. */
export const CHANCE: ChanceKit<State> = {
  terms: WORLD_TERMS.concat(["headquarters", "mission"]),
  ...FITTED,
  of: (s) => {
    const known = s.phase === "setup" ? [] : s.seats.map(({ headquarters }) => headquarters);
    const terms = worldTerms(s, outlookOf(s, 0, LEVELS.hard).judge);
    return s.seats.map(({ alive, mission }, seat) => {
      if (!alive) return [];
      const held = known.filter((t) => t >= 0 && s.owners[t] === seat).length;
      const aims = mission >= 0 && s.phase !== "setup" ? aimsOf(s, seat, PLAIN) : undefined;
      const aimed = aims === undefined ? 0 : aims(s.owners, s.armies);
      return terms[seat].concat([held / 4, Math.min(aimed, 100) / 50]);
    });
  },
};
