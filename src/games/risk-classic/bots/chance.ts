import type { ChanceKit } from "../../../core/chance";
import { WORLD_TERMS, worldTerms } from "../../../risk/world/bots/chance";
import { FITTED } from "./chance.data";
import { LEVELS } from "./levels.data";
import { outlookOf } from "./outlook";
import type { State } from "../rules/state";

/** How many rounds before the limit count, each more than the last. */
const LAST_ROUNDS = 8;

/** How far a seat is ahead: the more, the surer it wins. */
const LEAD_TERMS: readonly string[] = WORLD_TERMS.concat(
  ["lead", "lead squared"],
  ["strength", "armies", "lands", "lead"].map((term) => `${term} beside one rival`),
);

const WAR_TERMS = LEAD_TERMS.concat(
  ["lands", "strength", "lead", "armies"].map((term) => `${term} near the limit`),
);
const CAPITAL_TERMS = LEAD_TERMS.concat(["headquarters"]);

/**
 * Who is going to win a game of classic RISK. Where headquarters are to be taken all terms count otherwise, so that each has
 * two weights. A mission counts for nobody, as who only watches sees none.
 */
export const CHANCE: ChanceKit<State> = {
  terms: WAR_TERMS.concat(CAPITAL_TERMS.map((term) => `${term} of Capital`)),
  ...FITTED,
  of: (s) => {
    const terms = leadTerms(s);
    const limit = s.options.round_limit;
    const near = limit === 0 ? 0 : Math.min(1, Math.max(0, 1 - (limit - s.round) / LAST_ROUNDS)) ** 2;
    const known = s.phase === "setup" ? [] : s.seats.map(({ headquarters }) => headquarters);
    const isCapital = known.some((t) => t >= 0);
    return terms.map((of, seat) => {
      if (of.length === 0) return [];
      if (!isCapital) {
        const [strength, armies, , lands] = of;
        const last = [lands, strength, of[LEAD], armies].map((term) => near * term);
        return of.concat(
          last,
          CAPITAL_TERMS.map(() => 0),
        );
      }
      const held = known.filter((t) => t >= 0 && s.owners[t] === seat).length;
      return WAR_TERMS.map(() => 0).concat(of, [held]);
    });
  },
};

/** Where among a seat's terms its lead stands. */
const LEAD = WORLD_TERMS.length;

/** By seat the terms of a lead, none of a seat that is out: its square of strength in the sum of all. */
function leadTerms(s: State): number[][] {
  const terms = worldTerms(s, outlookOf(s, 0, LEVELS.hard).judge);
  const squares = terms.map(([strength], seat) => (s.seats[seat].alive ? Math.exp(2 * strength) : 0));
  const all = squares.reduce((sum, one) => sum + one, 0);
  const one = s.seats.filter(({ alive }) => alive).length === 2 ? 1 : 0;
  return terms.map((of, seat) => {
    if (!s.seats[seat].alive) return [];
    const [strength, armies, , lands] = of;
    const lead = squares[seat] / all;
    return of.concat(
      [lead, lead * lead],
      [strength, armies, lands, lead].map((term) => one * term),
    );
  });
}
