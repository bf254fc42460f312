import { SET_SIZE } from "../rules/numbers";
import type { Seat } from "../../../core/types";
import { newJudge, type Lots } from "../../../risk/world/bots/judge";
import { commonGoals, type Outlook } from "../../../risk/world/bots/outlook";
import { look, newSurvey } from "../../../risk/world/bots/survey";
import { chanceOfSet, countFacts, FACTS, newCount } from "../../../risk/world/bots/value/facts";
import type { Weights } from "../../../risk/world/bots/weights.data";
import { TERRITORIES } from "../../../risk/world/territories.data";
import { setValue, WILD } from "../rules/cards";
import type { State } from "../rules/state";
import { aimedAt, aimsOf, HEADQUARTERS } from "./aims";
import { isLate } from "./late";
import type { Level } from "./levels.data";

const ONCE: readonly number[] = TERRITORIES.map(() => 1);
/** Strength for a card more, by what the next set is worth. */
function earnedOf(weights: Weights, cards: number, value: number): number {
  const more = chanceOfSet(cards + 1) - chanceOfSet(cards);
  return (weights.card * value) / SET_SIZE + weights.earned + weights.set * value * more;
}

/** How a seat looks at a game of classic RISK. */
export function outlookOf(s: State, seat: Seat, level: Level): Outlook {
  const { weights, grudge, spite } = level;
  const n = s.seats.length;
  const value = setValue(s.options.set_values, s.sets, [WILD, WILD, WILD]);
  const armies = value / SET_SIZE;
  const cards = s.seats.map(({ hand }) => hand.length);
  const aims = aimsOf(s, seat, level);
  // The networks know nothing of aims, nor of a set-up, and keep a long war from ending.
  const isDeaf = aims !== undefined || s.phase === "setup" || isLate(s.round, level);
  const nets = isDeaf ? undefined : level.nets;
  return {
    judge: newJudge({
      me: seat,
      n,
      weights,
      cards,
      sets: cards.map((count) => chanceOfSet(count) * value),
      cardArmies: armies,
      lots: lotsOf(s),
      aims,
      grudge,
      spite,
      value: nets === undefined ? undefined : { nets, count: newCount(seat, cards, value) },
    }),
    earned: nets === undefined ? earnedOf(weights, cards[seat], value) : 1,
    spoils: nets === undefined ? cards.map((count) => weights.spoil * count * armies) : cards,
    goals: commonGoals(s, seat, n).concat(aimedAt(s, seat).filter((goal) => goal.length > 0)),
  };
}

/** What headquarters are worth to who holds them. */
function lotsOf({ phase, seats }: State): Lots | undefined {
  if (phase === "setup" || seats.every(({ headquarters }) => headquarters < 0)) return undefined;
  const prizes = ONCE.map(() => 0);
  for (const { headquarters } of seats) if (headquarters >= 0) prizes[headquarters] = HEADQUARTERS;
  return { counts: ONCE, prizes };
}

/** By seat what the networks judge a position by, as the turn before this one has left it; none of who is out. */
export function networkFacts({ seats, turn, owners, armies, options, sets }: State): number[][] {
  const n = seats.length;
  const value = setValue(options.set_values, sets, [WILD, WILD, WILD]);
  const cards = seats.map(({ hand }) => hand.length);
  const count = newCount((turn - 1 + n) % n, cards, value);
  const survey = newSurvey(n);
  look(survey, owners, armies);
  countFacts(count, survey, 0, 0);
  return seats.map((_, seat) =>
    survey.lands[seat] > 0 ? count.facts.slice(seat * FACTS, (seat + 1) * FACTS) : [],
  );
}
