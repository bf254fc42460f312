import { refuse } from "../../../../core/refuse";
import type { Refusal, Seat } from "../../../../core/types";
import type { ActionOf } from "../actions";
import { CARDS, REINFORCEMENTS } from "../cards";
import type { Event } from "../events";
import { refuseHeld } from "./held";
import { refuseCrowd } from "../limits";
import { marksOf } from "../state/marks";
import type { State } from "../state";
import { INFANTRY } from "../units";
import { ARCHER } from "../../../../risk/units";
import { ownTerritories, type Verb } from "../verb";
import { landId } from "../../../../risk/europe/board";
import { playFromHand } from "./window";

/** What a Reinforcements card can bring, both ways together: there has to be room for either. */
const REINFORCED: readonly number[] = [2, 1, 0, 0];

/** Whether a Reinforcements card may come here: held since the start of the turn, one card a turn (rule 13.6; CR24). */
export function refuseReinforce(s: State, seat: Seat, t: number): Refusal | undefined {
  const why = refuseHeld(s, seat, t);
  if (why !== undefined) return why;
  const marks = s.territories[t].marks;
  if (marks !== undefined && marks.reinforced) return refuse("reinforce.twice", { territory: landId(t) });
  return refuseCrowd(s, t, REINFORCED);
}

function refuseCardless(s: State, seat: Seat): Refusal | undefined {
  return s.seats[seat].hand[REINFORCEMENTS] > 0
    ? undefined
    : refuse("card.not_held", { card: CARDS[REINFORCEMENTS] });
}

function checkReinforce(s: State, a: ActionOf<"reinforce">): Refusal | undefined {
  return refuseCardless(s, a.seat) ?? refuseReinforce(s, a.seat, a.territory);
}

/** 2 infantry or 1 archer; no Spy may answer (rule 13.6; CR24, CR33). */
function applyReinforce(s: State, a: ActionOf<"reinforce">, events: Event[]): void {
  playFromHand(s, a.seat, REINFORCEMENTS, events);
  const land = s.territories[a.territory];
  marksOf(land).reinforced = true;
  if (a.unit === "infantry") land.units[INFANTRY] += 2;
  else land.units[ARCHER]++;
}

export const REINFORCE: Verb<"reinforce"> = {
  at: { placement: true },
  check: checkReinforce,
  apply: applyReinforce,
  offer: {
    secret: true,
    refuse: (s, seat) => refuseCardless(s, seat),
    picks: [
      {
        field: "territory",
        refuse: (s, { seat }, t) => refuseReinforce(s, seat, t),
        among: ownTerritories,
      },
      {
        field: "word",
        usual: "infantry",
        words: (s, { seat, territory }) => {
          const why = refuseCardless(s, seat) ?? refuseReinforce(s, seat, territory);
          return [
            { value: "infantry", why },
            { value: "archer", why },
          ];
        },
      },
    ],
    complete: ({ seat, territory, word }) => ({
      type: "reinforce",
      seat,
      territory,
      unit: word === "archer" ? "archer" : "infantry",
    }),
  },
};
