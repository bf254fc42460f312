import { livingSeats } from "../../../../risk/europe/rules/seats";
import { counted, noneOrDue } from "../../../../risk/europe/rules/picks";
import type { Verb } from "../verb";
import { exactly } from "../../../../core/bounds";
import { areCounts, clear, exceeds, total } from "../../../../core/counts";
import { refuse } from "../refusals";
import { NOBODY, type Seat } from "../../../../core/types";
import { MISSION_GOAL, NO_MISSION } from "../cards";
import { countHoldings, crownsOf, type Crowns, type Holdings } from "../crowns";
import type { Event } from "../events";
import { raised } from "../../../../risk/limits";
import { POLICY_CARDS, POLICY_IDS, POLICY_DECK_SIZE, POLICY_KINDS, policyDeck } from "../policies";
import { chance } from "../../../../core/prompt";
import type { State } from "../state";
import { finish, judgeLimit, judgeRanks } from "./victory";

/**
 * Begins the next round, or ends the last one: missions are declared, ranks fixed, victory judged (rules 3.1, 3.8, 3.12;
 * CR8, CR9, CR38, CR42).
 */
export function startRound(s: State, events: Event[]): void {
  s.round = raised(s.round, 1);
  s.phase = "policies";
  s.turn = NOBODY;
  const limit = s.options.round_limit;
  const isLimit = limit > 0 && s.round > limit;
  events.push(isLimit ? { type: "last_round", round: limit } : { type: "round", round: s.round });
  const seats = livingSeats(s);
  const holdings = countHoldings(s);
  const crowns = seats.map((seat) => rankSeat(s, seat, holdings, events));
  const emperor = judgeRanks(s, events);
  if (emperor !== NOBODY) return finish(s, "emperor", emperor, events);
  if (isLimit) return judgeLimit(s, seats, crowns, events);
  s.step = "policies";
  s.asked = seats;
}

/** Declares a mission and counts the crowns of a seat for this round (rule 14.7). */
function rankSeat(s: State, i: Seat, holdings: Holdings, events: Event[]): Crowns {
  const seat = s.seats[i];
  if (seat.mission >= 0 && seat.progress >= MISSION_GOAL[seat.mission]) {
    events.push({ type: "declared", seat: i, mission: seat.mission });
    seat.completed.push(seat.mission);
    seat.mission = NO_MISSION;
    seat.progress = 0;
  }
  const crowns = crownsOf(s, i, holdings);
  seat.crowns = crowns.total;
  seat.moved = false;
  seat.picked = false;
  clear(seat.policies);
  if (seat.settings.windows === "never") seat.settings.windows = "holding";
  events.push({ type: "ranked", seat: i, crowns });
  return crowns;
}

/** How many policy cards a seat picks: one for each crown, at most the whole deck (rule 4.1; CR11). */
export function picksOf(s: State, seat: Seat): number {
  const crowns = s.seats[seat].crowns;
  return crowns < POLICY_DECK_SIZE ? crowns : POLICY_DECK_SIZE;
}

/** Turns all picks over at once, then rolls for the first player (rules 4.3, 4.6; CR11, CR13). */
function reveal(s: State, events: Event[]): void {
  s.contenders = livingSeats(s);
  for (const seat of s.contenders)
    events.push({ type: "revealed", seat, cards: [...s.seats[seat].policies] });
  chance(s, "first");
}

/** The secret pick of policy cards, of all seats at the same time. */
export const POLICIES: Verb<"policies"> = {
  at: { policies: true },
  /** As many cards as crowns, of those that the deck has (rules 4.1, 4.2). */
  check: (s, action) => {
    if (!areCounts(action.cards, POLICY_KINDS)) return refuse("counts.malformed");
    const over = exceeds(action.cards, policyDeck(s.options));
    if (over >= 0)
      return refuse("policies.copies", { card: POLICY_CARDS[over].id, copies: policyDeck(s.options)[over] });
    const due = picksOf(s, action.seat);
    if (total(action.cards) !== due) return refuse("policies.count", { count: total(action.cards), due });
    return undefined;
  },
  /** Notes a pick that cannot be changed (rule 4.3). */
  apply: (s, action, events) => {
    const seat = s.seats[action.seat];
    seat.policies = [...action.cards];
    seat.picked = true;
    s.asked = s.asked.filter((other) => other !== action.seat);
    if (s.asked.length === 0) reveal(s, events);
  },
  offer: {
    isDefault: true,
    simultaneous: true,
    picks: [
      counted((s, { seat }) => exactly(POLICY_IDS, policyDeck(s.options), picksOf(s, seat)), noneOrDue),
    ],
    complete: ({ seat, counts }) => ({ type: "policies", seat, cards: counts }),
  },
  leave: (s, _seat, _asked, events) => {
    if (s.asked.length === 0) reveal(s, events);
  },
};
