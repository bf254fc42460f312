import type { Seat } from "../../../core/types";
import { judge, newJudge, VICTORY, type Instead, type Stakes } from "../../../risk/world/bots/judge";
import { commonGoals, type Outlook } from "../../../risk/world/bots/outlook";
import { newCount } from "../../../risk/world/bots/value/facts";
import { TERRITORIES } from "../../../risk/world/territories.data";
import { countObjectives } from "../rules/holdings";
import type { State } from "../rules/state";
import { isConquest } from "../rules/variant";
import { aimedAt, aimsOf, CAPITAL } from "./aims";
import { runs, type Level } from "./levels";
import { judgeRace } from "./race/judge";
import { survey } from "./race/survey";
import { newRace, type Race } from "./race/table";

/** Troops that a card brings in the end, and what an objective is worth to who takes it with its owner's last territory. */
const CARD = 3;
const OBJECTIVE = 15;
/** Armies that a set is taken to bring by the networks of RISK, which know of no stars. */
const SET = 8;
/** Units of thought that a position takes to be judged by the race, and by strength and aims beside it. */
const RACED = 5;
const PLAIN = 7;
/** Chances that others turn in what they have, by cards. */
const READY: readonly number[] = [0, 0, 0.1, 0.4, 0.6, 0.8];

/** How a seat looks at a game of RISK 2008; `known` where its race is known already. */
export function outlookOf(s: State, seat: Seat, level: Level, known?: Race): Outlook {
  const { weights, keenness, grudge, spite } = level;
  const n = s.seats.length;
  const cards = s.seats.map(({ hand }) => hand.length);
  const counts = TERRITORIES.map(() => 1);
  for (const t of s.cities) counts[t] = 2;
  const prizes = TERRITORIES.map(() => 0);
  for (const { capital } of s.seats) if (capital >= 0) prizes[capital] = CAPITAL;
  const goals = commonGoals(s, seat, n).concat(aimedAt(s, seat));
  const stakes: Stakes = {
    me: seat,
    n,
    weights,
    cards,
    sets: cards.map((count) => READY[count < 5 ? count : 5] * CARD * count),
    cardArmies: CARD * 0.6,
    lots: { counts, prizes },
    // Who judges by the race alone asks for no aims.
    aims: runs(s, level) && level.share === undefined ? undefined : aimsOf(s, seat, keenness),
    grudge,
    spite,
    value: undefined,
  };
  if (runs(s, level)) {
    const race = known ?? newRace(s, seat, level);
    const { share } = level;
    const plain = newJudge(stakes);
    const instead: Instead =
      share === undefined
        ? (owners, armies, spare, loot) => judgeRace(race, owners, armies, spare, loot)
        : (owners, armies, spare, loot) => {
            const chance = judgeRace(race, owners, armies, spare, loot);
            if (chance >= VICTORY) return chance;
            const strength = loot > 0 ? weights.card * CARD * 0.6 * loot + weights.earned : 0;
            return share * chance + (1 - share) * judge(plain, owners, armies, spare, strength);
          };
    const ready: Outlook["ready"] = (owners, armies) => survey(race.counts, owners, armies);
    const units = share === undefined ? RACED : RACED + PLAIN;
    return { judge: newJudge({ ...stakes, instead, units }), earned: 1, spoils: cards, goals, ready };
  }
  const { conquest, nets } = level;
  if (conquest !== undefined && nets !== undefined && s.phase !== "setup" && isConquest(s)) {
    const value = { nets, count: newCount(seat, cards, SET) };
    return { judge: newJudge({ ...stakes, value }), earned: 1, spoils: cards, goals };
  }
  return {
    judge: newJudge(stakes),
    earned: weights.card * CARD * 0.6 + weights.earned,
    spoils: cards.map(
      (count, other) => weights.spoil * count * CARD * 0.6 + OBJECTIVE * countObjectives(s, other),
    ),
    goals,
  };
}
