import type { Seat } from "../../../core/types";
import { newJudge } from "../../../risk/world/bots/judge";
import type { Level } from "../../../risk/world/bots/levels.data";
import { commonGoals, type Outlook } from "../../../risk/world/bots/outlook";
import { TERRITORIES } from "../../../risk/world/territories.data";
import { countObjectives } from "../rules/holdings";
import type { State } from "../rules/state";
import { aimedAt, aimsOf, CAPITAL } from "./aims";

/** Troops that a card brings in the end, and what an objective is worth to who takes it with its owner's last territory. */
const CARD = 3;
const OBJECTIVE = 15;
/** Chances that others turn in what they have, by cards. */
const READY: readonly number[] = [0, 0, 0.1, 0.4, 0.6, 0.8];

/** How a seat looks at a game of RISK 2008. */
export function outlookOf(s: State, seat: Seat, { weights, keenness, grudge, spite }: Level): Outlook {
  const n = s.seats.length;
  const cards = s.seats.map(({ hand }) => hand.length);
  const counts = TERRITORIES.map((_, t) => (s.cities.includes(t) ? 2 : 1));
  const prizes = TERRITORIES.map(() => 0);
  for (const { capital } of s.seats) if (capital >= 0) prizes[capital] = CAPITAL;
  return {
    judge: newJudge({
      me: seat,
      n,
      weights,
      cards,
      sets: cards.map((count) => READY[count < 5 ? count : 5] * CARD * count),
      cardArmies: CARD * 0.6,
      counts,
      prizes,
      aims: aimsOf(s, seat, keenness),
      grudge,
      spite,
      value: undefined,
    }),
    earned: weights.card * CARD * 0.6 + weights.earned,
    spoils: cards.map(
      (count, other) => weights.spoil * count * CARD * 0.6 + OBJECTIVE * countObjectives(s, other),
    ),
    goals: commonGoals(s, seat, n).concat(aimedAt(s, seat)),
  };
}
