import type { ChanceKit } from "../../../core/chance";
import { NOBODY } from "../../../core/types";
import { standingsOf } from "./judge/standing";
import { countAllCrowns } from "../rules/crowns";
import type { State } from "../rules/state";
import { FITTED } from "./chance.data";

/** Who is going to win a game of Castle Risk. Active missions and hands count as all may know them. */
export const CHANCE: ChanceKit<State> = {
  terms: ["crowns", "near", "enough", "last", "tax", "army", "coins", "cards", "cities", "turn"],
  ...FITTED,
  of: (state) => {
    const s = withForceAtHome(state);
    const standings = standingsOf(s, NOBODY);
    const goal = s.options.crowns_to_win;
    const left = s.seats.filter(({ alive, moved }) => alive && !moved).length;
    return countAllCrowns(s).map(({ total }, seat) => {
      const { alive, hand, unknown, moved } = s.seats[seat];
      if (!alive) return [];
      const { tax, army, coins, cities } = standings[seat];
      const cards = hand.reduce((sum, n) => sum + n, unknown);
      const enough = total >= goal ? 1 : 0;
      return [
        total / 4,
        total === goal - 1 ? 1 : 0,
        enough,
        left <= 1 ? enough : 0,
        tax / 10,
        Math.log(1 + army),
        coins / 20,
        cards / 5,
        cities / 4,
        moved ? 1 : 0,
      ];
    });
  },
};

/** The position as if the force of a battle still stood where it came from: it counts until dice take it. */
function withForceAtHome(s: State): State {
  const { battle } = s;
  if (battle === undefined) return s;
  const territories = s.territories.map((land, t) =>
    t === battle.from ? { ...land, units: land.units.map((n, kind) => n + battle.force[kind]) } : land,
  );
  return { ...s, territories };
}
