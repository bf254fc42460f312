import type { ChanceKit } from "../../../core/chance";
import { LEVELS } from "../../../risk/world/bots/levels.data";
import { WORLD_TERMS, worldTerms } from "../../../risk/world/report/chance";
import { outlookOf } from "../bots/outlook";
import type { State } from "../rules/state";
import { FITTED } from "./chance.data";

/** Who is going to win a game of classic RISK. A mission that a view does not know counts for nobody. */
export const CHANCE: ChanceKit<State> = {
  terms: [...WORLD_TERMS, "headquarters", "mission"],
  ...FITTED,
  of: (s) => {
    const known = s.phase === "setup" ? [] : s.seats.map(({ headquarters }) => headquarters);
    return s.seats.map(({ alive, mission }, seat) => {
      if (!alive) return [];
      const { judge } = outlookOf(s, seat, LEVELS.hard);
      const held = known.filter((t) => t >= 0 && s.owners[t] === seat).length;
      const aims = mission >= 0 && s.phase !== "setup" ? (judge.aims?.(s.owners, s.armies) ?? 0) : 0;
      return [...worldTerms(s, judge, seat), held / 4, Math.min(aims, 100) / 50];
    });
  },
};
