import type { ChanceKit } from "../../../core/chance";
import { LEAD, LEAD_TERMS, leadTerms } from "../../../risk/world/bots/chance";
import { FITTED } from "./chance.data";
import { LEVELS } from "./levels.data";
import { outlookOf } from "./outlook";
import type { State } from "../rules/state";

/** How many rounds before the limit count, each more than the last. */
const LAST_ROUNDS = 8;

const RIVAL_TERMS = LEAD_TERMS.concat(
  ["strength", "armies", "lands", "lead"].map((term) => `${term} beside one rival`),
);
const WAR_TERMS = RIVAL_TERMS.concat(
  ["lands", "strength", "lead", "armies"].map((term) => `${term} near the limit`),
);
const CAPITAL_TERMS = RIVAL_TERMS.concat(["headquarters"]);

/**
 * Who is going to win a game of classic RISK. Where headquarters are to be taken all terms count otherwise, so that each has
 * two weights. A mission counts for nobody, as who only watches sees none.
 */
export const CHANCE: ChanceKit<State> = {
  terms: WAR_TERMS.concat(CAPITAL_TERMS.map((term) => `${term} of Capital`)),
  ...FITTED,
  of: (s) => {
    const terms = leadTerms(s, outlookOf(s, 0, LEVELS.hard).judge);
    const limit = s.options.round_limit;
    const near = limit === 0 ? 0 : Math.min(1, Math.max(0, 1 - (limit - s.round) / LAST_ROUNDS)) ** 2;
    const known = s.phase === "setup" ? [] : s.seats.map(({ headquarters }) => headquarters);
    const one = s.seats.filter(({ alive }) => alive).length === 2 ? 1 : 0;
    const isCapital = known.some((t) => t >= 0);
    return terms.map((of, seat) => {
      if (of.length === 0) return [];
      const [strength, armies, , lands] = of;
      const lead = of[LEAD];
      const all = of.concat([strength, armies, lands, lead].map((term) => one * term));
      if (!isCapital) {
        const last = [lands, strength, lead, armies].map((term) => near * term);
        return all.concat(
          last,
          CAPITAL_TERMS.map(() => 0),
        );
      }
      const held = known.filter((t) => t >= 0 && s.owners[t] === seat).length;
      return WAR_TERMS.map(() => 0).concat(all, [held]);
    });
  },
};
