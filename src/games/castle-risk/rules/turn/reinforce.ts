import { refuse } from "../refusals";
import type { Refusal, Seat } from "../../../../core/types";
import type { ActionOf } from "../actions";
import { CARDS, REINFORCEMENTS } from "../cards";
import { refuseHeld } from "./held";
import { refuseCrowd } from "../limits";
import { REINFORCEMENT } from "../numbers";
import { handSize } from "../state/hand";
import { marksOf } from "../state/marks";
import type { State } from "../state";
import { own, type Verb } from "../verb";
import { landId } from "../../../../risk/europe/board";
import { playFromHand } from "./window";
import { UNIT_KINDS } from "../../../../risk/units";

type Reinforced = ActionOf<"reinforce">["unit"];

/** What a Reinforcements card can bring (rule 13.6). */
export const BROUGHT: Readonly<Record<Reinforced, readonly number[]>> = {
  infantry: [REINFORCEMENT.infantry, 0, 0, 0],
  archer: [0, REINFORCEMENT.archer, 0, 0],
};

/**
 * Whether a Reinforcements card may come here: held since the start of the turn, one card a turn (rule 13.6; CR24),
 * and room for what it brings (rule 1.8); without `unit` for either.
 */
export function refuseReinforce(s: State, seat: Seat, t: number, unit?: Reinforced): Refusal | undefined {
  const why = refuseHeld(s, seat, t);
  if (why !== undefined) return why;
  const marks = s.territories[t].marks;
  if (marks !== undefined && marks.reinforced) return refuse("reinforce.twice", { territory: landId(t) });
  if (unit !== undefined) return refuseCrowd(s, t, BROUGHT[unit]);
  return refuseCrowd(s, t, BROUGHT.archer) === undefined ? undefined : refuseCrowd(s, t, BROUGHT.infantry);
}

function refuseCardless(s: State, seat: Seat): Refusal | undefined {
  return s.seats[seat].hand[REINFORCEMENTS] > 0
    ? undefined
    : refuse("card.not_held", { card: CARDS[REINFORCEMENTS] });
}

/** The kind that a computer wants, or the other one where there is no room for it. */
export function fittingUnit(s: State, seat: Seat, t: number, wanted: Reinforced): Reinforced {
  if (refuseReinforce(s, seat, t, wanted) === undefined) return wanted;
  return wanted === "infantry" ? "archer" : "infantry";
}

export const REINFORCE: Verb<"reinforce"> = {
  at: { placement: true },
  check: (s, action) =>
    refuseCardless(s, action.seat) ?? refuseReinforce(s, action.seat, action.territory, action.unit),
  /** 2 infantry or 1 archer; no Spy may answer (rule 13.6; CR24, CR33). */
  apply: (s, action, events) => {
    playFromHand(s, action.seat, REINFORCEMENTS, events);
    const land = s.territories[action.territory];
    marksOf(land).reinforced = true;
    const brought = BROUGHT[action.unit];
    for (let k = 0; k < UNIT_KINDS; k++) land.units[k] += brought[k];
  },
  offer: {
    secret: true,
    isShut: (s, seat) => handSize(s.seats[seat]) < 1,
    refuse: (s, seat) => refuseCardless(s, seat),
    picks: [
      own("territory", refuseReinforce),
      {
        field: "word",
        default: "infantry",
        words: (s, { seat, territory }) => {
          const why = (unit: Reinforced): Refusal | undefined =>
            refuseCardless(s, seat) ?? refuseReinforce(s, seat, territory, unit);
          return [
            { value: "infantry", why: why("infantry") },
            { value: "archer", why: why("archer") },
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
