import { exactly, largestForce } from "../../../../core/bounds";
import { ask } from "../../../../core/prompt";
import { refuse } from "../../../../core/refuse";
import type { Refusal, Seat } from "../../../../core/types";
import type { ActionOf } from "../actions";
import { FULL_HAND } from "../cards";
import type { Event } from "../events";
import { changeHunters } from "../game/mission";
import { judgeGoals, judgeSurvivor } from "../game/victory";
import { holdsLand, takeOut } from "../seats";
import type { Battle, State } from "../state";
import { isSecret } from "../variant";
import { ARMIES, type Verb } from "../verb";

/**
 * Armies move into the territory that was emptied (rules 5.7, 5.8); then eliminations and victory are looked at. Says
 * whether the game goes on; what is asked next is the caller's matter.
 */
export function moveIn(s: State, b: Battle, armies: number, events: Event[]): boolean {
  const { from, to } = b;
  const owner = s.owners[to];
  s.owners[to] = s.turn;
  s.armies[to] = armies;
  s.armies[from] -= armies;
  s.battle = undefined;
  s.captured = true;
  events.push({ type: "captured", seat: s.turn, from, territory: to, armies, owner });
  if (owner >= 0 && !holdsLand(s, owner)) {
    if (isSecret(s)) changeHunters(s, owner, s.turn, events);
    if (s.seats[owner].alive) eliminate(s, owner, s.turn, events);
    if (judgeSurvivor(s, events)) return false;
  }
  return !judgeGoals(s, events);
}

/** A player without territories is out; the cards go to the captor (rule 6.1), the mission leaves the game (rule 10.3). */
function eliminate(s: State, seat: Seat, by: Seat, events: Event[]): void {
  const { hand } = s.seats[seat];
  s.seats[by].hand = s.seats[by].hand.concat(hand);
  takeOut(s, seat);
  events.push({ type: "eliminated", seat, by, cards: hand.length });
}

/** What comes behind a capture: with six cards or more after an elimination sets are traded at once (rule 6.3). */
export function occupy(s: State, b: Battle, armies: number, events: Event[]): void {
  const { hand } = s.seats[s.turn];
  const before = hand.length;
  if (!moveIn(s, b, armies, events)) return;
  const now = s.seats[s.turn].hand.length;
  ask(s, now > before && now > FULL_HAND ? "trade" : "attack", s.turn);
}

/** As many armies as dice were rolled at least, all but one at most (rule 5.7). */
function refuseArmies(s: State, armies: number): Refusal | undefined {
  const b = s.battle;
  if (b === undefined) return refuse("step.other", { step: s.step });
  const most = s.armies[b.from] - 1;
  return armies >= b.dice && armies <= most && armies % 1 === 0
    ? undefined
    : refuse("occupy.armies", { least: b.dice, most });
}

/** How many armies move into a captured territory (rule 5.7). */
export const OCCUPY: Verb<"occupy"> = {
  at: { occupy: true },
  check: (s, a) => refuseArmies(s, a.armies),
  apply: (s, a: ActionOf<"occupy">, events) => {
    if (s.battle !== undefined) occupy(s, s.battle, a.armies, events);
  },
  offer: {
    plain: true,
    picks: [
      {
        field: "counts",
        bounds: (s) => {
          const b = s.battle;
          const most = b === undefined ? 0 : s.armies[b.from] - 1;
          const least = b === undefined ? 0 : b.dice;
          return { ...exactly(ARMIES, [most], most), min: [least], least };
        },
        defaults: (_s, _p, b) => largestForce(b),
      },
    ],
    complete: ({ seat, counts }) => ({ type: "occupy", seat, armies: counts[0] }),
  },
};
