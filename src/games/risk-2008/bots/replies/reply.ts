import { NOBODY, type Seat } from "../../../../core/types";
import { VICTORY } from "../../../../risk/world/bots/judge";
import { groundOf, rootNode } from "../../../../risk/world/bots/outlook";
import type { PlanNode } from "../../../../risk/world/bots/plan/node";
import { newSearch, type Effort, type Search } from "../../../../risk/world/bots/plan/search";
import { SIZE } from "../../../../risk/world/board";
import type { State } from "../../rules/state";
import type { RacingLevel } from "../levels";
import { outlookOf } from "../outlook";
import { draftOn } from "../race/draft";
import { judgeRace, metOn } from "../race/judge";
import { newRace, type Race } from "../race/table";

/** How deep the turn of a rival is looked at. */
const QUICK: Effort = { width: 2, depth: 5, firsts: 1, margins: [1], again: 0 };
/** Troops that a rival is taken to turn stars in for, by its cards: nobody knows their stars. */
const TURNED_IN: readonly number[] = [0, 0, 2, 4, 6, 9, 12];
/** What is less likely does not happen. */
const LIKELY = 0.5;

/** What somebody's turn leaves: the position as is expected, and the chance that nobody has won by then. */
export interface Course {
  readonly s: State;
  readonly open: number;
}

/** A rival's turn that is looked at: its position, its race, and the troops that it places. */
export interface RivalTurn {
  readonly s: State;
  readonly race: Race;
  readonly due: number;
}

/** The position as a seat leaves it with a node of its search: its troops in whole numbers, and its objective collected. */
export function leave(s: State, race: Race, { owners, armies: expected, spare }: PlanNode): State {
  const seat = race.me;
  const armies = expected.map((some) => rounded(some));
  settle(owners, armies, seat, race.capitals[seat], spare);
  const objectives = s.objectives.slice();
  const met = metOn(race, owners, armies);
  if (met >= 0) objectives[met] = seat;
  return { ...s, owners: owners.slice(), armies, objectives };
}

function rounded(armies: number): number {
  const more = armies + 0.5;
  return more < 2 ? 1 : more - (more % 1);
}

/** Troops that are left to place stand in the capital, or with the largest stack. */
function settle(
  owners: readonly number[],
  armies: number[],
  seat: Seat,
  capital: number,
  spare: number,
): void {
  let to = capital >= 0 && owners[capital] === seat ? capital : -1;
  if (to < 0)
    for (let t = 0; t < SIZE; t++) if (owners[t] === seat && (to < 0 || armies[t] > armies[to])) to = t;
  if (to >= 0) armies[to] += spare - (spare % 1);
}

/**
 * The turn of a rival, of whose cards no more is known than how many they are. `former`, the race of the turn before it,
 * lends its tables.
 */
export function turnOf(s: State, seat: Seat, level: RacingLevel, former?: Race): RivalTurn {
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
  return { s: turn, race, due };
}

/** The search for what a rival does in its turn. */
export function searchOf({ s, race, due }: RivalTurn, level: RacingLevel): Search {
  const outlook = outlookOf(s, race.me, level, race);
  const root = rootNode(outlook, s, due, true, 0, 0);
  return newSearch(groundOf(outlook, root), [root], outlook.goals, QUICK);
}

/** What is expected of a rival's turn: it goes as far along its best plan as is likely, and may have won by then. */
export function answer({ open }: Course, { s, race }: RivalTurn, { found }: Search): Course {
  let [node] = found;
  const wins = node.raw >= VICTORY ? node.chance : 0;
  while (node.before !== undefined && (node.chance < LIKELY || node.raw >= VICTORY)) node = node.before;
  return { s: leave(s, race, node), open: open * (1 - wins) };
}

/**
 * A seat's chance to win, of 100, when its turn comes behind those of the rivals, in their order. `former` as in `turnOf`.
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
