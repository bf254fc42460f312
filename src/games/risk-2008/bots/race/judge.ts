import type { Seat } from "../../../../core/types";
import { VICTORY } from "../../../../risk/world/bots/judge";
import { GOAL } from "../../rules/numbers";
import { CONDITIONS } from "../conditions";
import { raceChances, type Runner } from "./chance";
import { draftOf } from "./draft";
import { findGaps, priceOf } from "./needs";
import { survey } from "./survey";
import type { Race } from "./table";

/** Armies to spare, or missing, beyond which more of them make no difference. */
const MOST = 12;

/** What it takes from the own chance that somebody may win who is hated twice as much as others. */
const GRUDGE = 0.2;

/**
 * The chance of a seat to win, of 100, that ends its turn with this board, or VICTORY where it has won. `spare` armies are
 * yet to be placed, `cards` were won since.
 */
export function judgeRace(
  race: Race,
  owners: readonly number[],
  armies: readonly number[],
  spare: number,
  cards: number,
): number {
  const { me, n, had, order, counts, runners, chances, capitals } = race;
  survey(counts, owners, armies);
  const { lands } = counts;
  if (lands[me] === 0) return 0;
  const met = metBy(race, owners);
  let mine = had[me] + (met >= 0 ? 1 : 0);
  for (let seat = 0; seat < n; seat++) if (lands[seat] === 0) mine += had[seat];
  if (mine >= GOAL && capitals[me] >= 0 && owners[capitals[me]] === me) return VICTORY;
  let count = 0;
  let hated = -1;
  for (const seat of order) {
    if (lands[seat] > 0) {
      const runner = runners[count];
      if (seat === race.grudge) hated = count;
      runner.place = seat === me ? 2 : count === 0 ? 0 : 1;
      runner.had = seat === me ? mine : had[seat];
      if (runner.had > GOAL) runner.had = GOAL;
      runner.cards = race.cards[seat];
      runner.armies = counts.armies[seat];
      if (seat === me) {
        runner.cards += met >= 0 && cards > 0 ? cards - 1 : cards;
        runner.armies += spare;
      }
      measure(race, runner, seat, owners, armies, met, seat === me ? spare : 0);
      count++;
    }
  }
  if (count === 1) return VICTORY;
  raceChances(runners, count, race.weights, chances, race.lasting);
  const own = chances[count - 1];
  const less = hated < 0 ? 0 : GRUDGE * (race.spite - 1) * chances[hated];
  return less < own ? 100 * (own - less) : 0;
}

/** The first open objective that the seat meets if its turn ends with the board that was counted; -1 for none (rules 7.1 to 7.4). */
function metBy(race: Race, owners: readonly number[]): number {
  const { open, collected } = race;
  if (collected) return -1;
  for (let k = 0; k < open.length; k++) if (CONDITIONS[open[k].kind].met(race, open[k], owners)) return k;
  return -1;
}

/** Measures how far a seat is from its capital and from the objectives that lie open, but the one that is collected now. */
function measure(
  race: Race,
  runner: Runner,
  seat: Seat,
  owners: readonly number[],
  armies: readonly number[],
  collected: number,
  spare: number,
): void {
  const { counts, capitals, open, weights } = race;
  const capital = capitals[seat];
  runner.isHome = capital >= 0 && owners[capital] === seat;
  runner.guard = runner.isHome ? armies[capital] : 1;
  runner.lands = counts.lands[seat];
  runner.top = counts.top[seat];
  runner.draft = draftOf(race, seat, owners, findGaps(race, seat));
  runner.isMet = false;
  const ready = runner.draft + race.extra[seat] + spare;
  let first = -MOST;
  let second = -MOST;
  for (let k = 0; k < open.length; k++) {
    if (k !== collected) {
      const all = ready - weights.kinds[open[k].kind];
      const gap = CONDITIONS[open[k].kind].needed(race, seat, open[k], owners, all - second);
      if (gap === 0) runner.isMet = true;
      const more = all - gap;
      if (more > first) {
        second = first;
        first = more;
      } else if (more > second) second = more;
    }
  }
  const price = runner.isHome || capital < 0 ? 0 : priceOf(race, capital, seat);
  runner.first = clamped(first);
  runner.second = clamped(second);
  runner.both = clamped(first - price);
  runner.back = clamped(ready - price);
}

function clamped(armies: number): number {
  return armies > MOST ? MOST : armies < -MOST ? -MOST : armies;
}

/** The open objective that the seat collects at the end of its turn with this board, by its index; -1 for none. */
export function metOn(race: Race, owners: readonly number[], armies: readonly number[]): number {
  survey(race.counts, owners, armies);
  const met = metBy(race, owners);
  return met < 0 ? -1 : race.openIds[met];
}
