import { sharesOf, type ChanceKit } from "../../../core/chance";
import { LEVELS } from "../../../risk/world/bots/levels.data";
import { LEAD_TERMS, leadTerms } from "../../../risk/world/bots/chance";
import { outlookOf } from "./outlook";
import type { State } from "../rules/state";
import { FITTED } from "./chance.data";
import { countObjectives } from "../rules/holdings";
import { GOAL } from "../rules/numbers";

/**
 * Who is going to win a game of RISK 2008. Whoever is told more than a half by all other terms wins more often than they add up
 * to: the last one is what is beyond the half.
 */
export const CHANCE: ChanceKit<State> = {
  terms: LEAD_TERMS.concat([
    "objectives",
    "capital",
    "capitals",
    "one objective short",
    "chance beyond a half",
  ]),
  ...FITTED,
  of: (s) => {
    const terms = leadTerms(s, outlookOf(s, 0, LEVELS.hard).judge);
    const all = s.seats.map(({ alive, capital }, seat) => {
      if (!alive) return [];
      const held = s.seats.filter((other) => other.capital >= 0 && s.owners[other.capital] === seat).length;
      const isHome = capital >= 0 && s.owners[capital] === seat;
      const objectives = countObjectives(s, seat);
      const isNear = isHome && objectives === GOAL - 1;
      return terms[seat].concat([objectives / 2, isHome ? 1 : 0, held / 4, isNear ? 1 : 0]);
    });
    const shares = sharesOf(all, FITTED);
    return all.map((of, seat) => (of.length === 0 ? of : of.concat([Math.max(0, shares[seat] - 0.5)])));
  },
};
