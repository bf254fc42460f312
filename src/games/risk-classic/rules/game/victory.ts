import { SHORT_GOAL } from "../numbers";
import { NOBODY, type Seat } from "../../../../core/types";
import { SIZE } from "../../../../risk/world/board";
import {
  countArmies,
  countContinents,
  countLands,
  holdsContinent,
  holdsLand,
  livingSeats,
  nextLiving,
} from "../../../../risk/world/rules/seats";
import { closeGame, survivorOf } from "../../../../risk/world/rules/victory";
import { decideSeat } from "../../../../risk/decide";
import type { Event } from "../events";
import { GOALS, INSTEAD, type Goal } from "../missions";
import type { Ending, State } from "../state";
import { isCapital, isSecret } from "../variant";

/** Ends the game; `winner` is NOBODY for a draw. */
function finish(s: State, ending: Ending, winner: number, events: Event[]): void {
  closeGame(s, ending, winner);
  s.captured = false;
  s.rewarded = false;
  events.push({ type: "over", seat: winner, ending });
}

/** Ends the game where one player is left (rules 8.1, 8.2, 11.6); says whether it did. */
export function judgeSurvivor(s: State, events: Event[]): boolean {
  const survivor = survivorOf(s);
  if (survivor !== undefined) finish(s, "survivor", survivor, events);
  return survivor !== undefined;
}

/**
 * Ends the game where somebody has what their headquarters or mission ask for: first the player whose turn it is, then
 * the others in the order of turns (rules 8.3, 10.6, 10.7). Says whether it did.
 */
export function judgeGoals(s: State, events: Event[]): boolean {
  const ending = isSecret(s) ? "mission" : isCapital(s) ? "headquarters" : "none";
  if (ending === "none") return false;
  let seat = s.turn;
  do {
    if (ending === "mission" ? isMissionDone(s, seat) : holdsGoal(s, seat)) {
      finish(s, ending, seat, events);
      return true;
    }
    seat = nextLiving(s, seat);
  } while (seat !== s.turn);
  return false;
}

/** How many headquarters a seat holds, its own among them (rule 9.4). */
export function countHeadquarters(s: State, seat: Seat): number {
  return s.seats.filter(({ headquarters }) => headquarters >= 0 && s.owners[headquarters] === seat).length;
}

/** Headquarters besides the own one that win: all that there are, or fewer by the short goal (rule 9.1). */
export function headquartersToWin({ seats, options }: State): number {
  const others = seats.filter(({ headquarters }) => headquarters >= 0).length - 1;
  const short = SHORT_GOAL[seats.length];
  return options.headquarters_goal === "short" && short < others ? short : others;
}

/** Whether a seat holds its own headquarters and as many others as the goal asks for (rule 9.1). */
function holdsGoal(s: State, seat: Seat): boolean {
  const own = s.seats[seat].headquarters;
  if (own < 0 || s.owners[own] !== seat) return false;
  const needed = headquartersToWin(s);
  return needed > 0 && countHeadquarters(s, seat) - 1 >= needed;
}

/** What a seat's mission asks for now (rules 10.4, 10.5, 10.10). */
export function goalOf(s: State, seat: Seat): Goal {
  const { mission, changed } = s.seats[seat];
  const goal = GOALS[mission];
  return changed || (goal.kind === "destroy" && goal.colour === s.colours[seat]) ? INSTEAD : goal;
}

function isMissionDone(s: State, seat: Seat): boolean {
  if (s.seats[seat].mission < 0) return false;
  const goal = goalOf(s, seat);
  switch (goal.kind) {
    case "destroy": {
      const target = s.colours.indexOf(goal.colour);
      return target >= 0 && !holdsLand(s, target);
    }
    case "continents":
      return holdsContinents(s, seat, goal.all, goal.more);
    case "territories":
      return holdsManned(s, seat, goal.count, goal.armies);
  }
}

/** Whether a seat holds every territory of these continents, and of so many others (rule 10.8). */
function holdsContinents(s: State, seat: Seat, all: readonly number[], more: number): boolean {
  for (const continent of all) if (!holdsContinent(s, seat, continent)) return false;
  return more === 0 || countContinents(s, seat) >= all.length + more;
}

/** Whether a seat holds so many territories with so many armies each (rule 10.9). */
function holdsManned(s: State, seat: Seat, count: number, armies: number): boolean {
  let n = 0;
  for (let t = 0; t < SIZE; t++) if (s.owners[t] === seat && s.armies[t] >= armies) n++;
  return n >= count;
}

/** What the round limit is decided by (rule 8.4). */
const CRITERIA = ["territories", "armies"];

/** Ends the game after its last round: headquarters in Capital, then territories, then armies; level is a draw (rule 8.4). */
export function finishByLimit(s: State, events: Event[]): void {
  const seats = livingSeats(s);
  const capital = isCapital(s);
  const worths = seats.map((seat) => {
    const land = [countLands(s, seat), countArmies(s, seat)];
    return capital ? [countHeadquarters(s, seat)].concat(land) : land;
  });
  const criteria = capital ? ["headquarters"].concat(CRITERIA) : CRITERIA;
  const { winner, event } = decideSeat(seats, worths, criteria);
  events.push(event);
  finish(s, winner === NOBODY ? "draw" : "limit", winner, events);
}
