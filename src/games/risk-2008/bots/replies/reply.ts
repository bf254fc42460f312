import { NOBODY, type Seat } from "../../../../core/types";
import { VICTORY } from "../../../../risk/world/bots/judge";
import type { PlanNode } from "../../../../risk/world/bots/plan/node";
import { largestStack, wholeArmies } from "../../../../risk/world/bots/plan/order";
import { foundBy, newStart, type Start } from "../../../../risk/world/bots/plan/start";
import type { State } from "../../rules/state";
import type { RacingLevel, Replies } from "../levels";
import { outlookOf } from "../outlook";
import { draftOn } from "../race/draft";
import { judgeRace, metOn } from "../race/judge";
import { newRace, type Race } from "../race/table";

/** Troops that a rival is taken to turn stars in for, by its cards: nobody knows their stars. */
const TURNED_IN: readonly number[] = [0, 0, 2, 4, 6, 9, 12];
/** What is less likely does not happen. */
const LIKELY = 0.5;

/** What somebody's turn leaves: the position as is expected, and the chance that nobody has won by then. */
export interface Course {
  readonly s: State;
  readonly open: number;
}

/** A rival's turn that is looked at: its position, its race, and the search for what it does. */
export interface Reply {
  readonly s: State;
  readonly race: Race;
  readonly start: Start;
}

/** The position as a seat leaves it with a node of its search: its troops in whole numbers, and its objective collected. */
export function leave(s: State, race: Race, node: PlanNode): State {
  const seat = race.me;
  const { owners, spare } = node;
  const armies = wholeArmies(node);
  // Troops that are left to place stand in the capital, or with the largest stack.
  const capital = race.capitals[seat];
  const to = capital >= 0 && owners[capital] === seat ? capital : largestStack(owners, armies, seat);
  if (to >= 0) armies[to] += spare - (spare % 1);
  const objectives = s.objectives.slice();
  const met = metOn(race, owners, armies);
  if (met >= 0) objectives[met] = seat;
  return { ...s, owners: owners.slice(), armies, objectives };
}

/**
 * The turn of a rival, of whose cards no more is known than how many they are. `former`, the race of the reply before it,
 * lends its tables.
 */
export function replyOf(s: State, seat: Seat, level: RacingLevel, { effort }: Replies, former?: Race): Reply {
  const seats = s.seats.slice();
  const cards = seats[seat].hand.length;
  seats[seat] = { ...seats[seat], hand: [] };
  const turn: State = {
    ...s,
    seats,
    turn: seat,
    phase: "attack",
    step: "attack",
    taken: [],
    collected: false,
  };
  const race = newRace(turn, seat, level, former);
  const due =
    draftOn(race, s.owners, s.armies) + TURNED_IN[cards < TURNED_IN.length ? cards : TURNED_IN.length - 1];
  const outlook = outlookOf(turn, seat, level, race);
  const start = newStart(outlook, [{ lands: turn, spare: due, isFed: true, loot: 0 }], effort);
  return { s: turn, race, start };
}

/** What is expected of a rival's turn: it goes as far along its best plan as is likely, and may have won by then. */
export function answer({ open }: Course, { s, race, start }: Reply): Course {
  let [node] = foundBy(start);
  const wins = node.raw >= VICTORY ? node.chance : 0;
  while (node.before !== undefined && (node.chance < LIKELY || node.raw >= VICTORY)) node = node.before;
  return { s: leave(s, race, node), open: open * (1 - wins) };
}

/**
 * A seat's chance to win, of 100, when its turn comes behind those of the rivals, in their order. `former` as in `replyOf`.
 */
export function prospects(
  { s, open }: Course,
  me: Seat,
  rivals: readonly Seat[],
  level: RacingLevel,
  former?: Race,
): number {
  if (!s.owners.includes(me)) return 0;
  // Who is wiped out has no turn any more.
  let last = NOBODY;
  for (const seat of rivals) if (s.owners.includes(seat)) last = seat;
  if (last === NOBODY) return 100 * open;
  const race = newRace({ ...s, turn: last, taken: [], collected: true }, last, level, former);
  if (judgeRace(race, s.owners, s.armies, 0, 0) >= VICTORY) return 0;
  let at = 0;
  for (const seat of race.order) {
    if (seat === me) break;
    if (race.counts.lands[seat] > 0) at++;
  }
  return 100 * open * race.chances[at];
}
