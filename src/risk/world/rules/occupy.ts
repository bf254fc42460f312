import { refuse } from "./refusals";
import type { Refusal, Seat } from "../../../core/types";
import type { Verb } from "../../../core/verb";
import type { Battle } from "./battle";
import { ARMIES, between, countField, isNumber } from "./picks";
import { countLands, livingSeats } from "./seats";
import type { WorldState } from "./state";

/** How many armies move into a captured territory. */
export interface OccupyAction {
  readonly type: "occupy";
  readonly seat: Seat;
  readonly armies: number;
}

/** Armies moved into a territory that was `owner`'s. */
export interface Captured {
  readonly type: "captured";
  readonly seat: Seat;
  readonly from: number;
  readonly territory: number;
  readonly armies: number;
  readonly owner: number;
}

/** Armies move into the territory that was emptied, and the attack is over. */
export function moveArmiesIn(s: WorldState, battle: Battle, armies: number): Captured {
  const { from, to } = battle;
  const owner = s.owners[to];
  s.owners[to] = s.turn;
  s.armies[to] = armies;
  s.armies[from] -= armies;
  s.battle = undefined;
  return { type: "captured", seat: s.turn, from, territory: to, armies, owner };
}

/** As many armies as dice were rolled for at least, all but one at most. */
function refuseArmies(s: WorldState, armies: number): Refusal | undefined {
  const battle = s.battle;
  if (battle === undefined) return refuse("step.other", { step: s.step });
  const most = s.armies[battle.from] - 1;
  return isNumber(armies, battle.dice, most)
    ? undefined
    : refuse("occupy.armies", { least: battle.dice, most });
}

/** The verb; `apply` is the game's: armies move in, and whatever comes of that. */
export function occupyVerb<S extends WorldState, E>(
  apply: (this: void, s: S, battle: Battle, armies: number, events: E[]) => void,
): Verb<S, OccupyAction, E> {
  return {
    at: { occupy: true },
    check: (s, action) => refuseArmies(s, action.armies),
    apply: (s, action, events) => {
      if (s.battle !== undefined) apply(s, s.battle, action.armies, events);
    },
    offer: {
      isDefault: true,
      picks: [
        countField(({ battle, armies }) =>
          battle === undefined
            ? between(ARMIES, 0, 0)
            : between(ARMIES, battle.dice, armies[battle.from] - 1),
        ),
      ],
      complete: ({ seat, counts }) => ({ type: "occupy", seat, armies: counts[0] }),
    },
  };
}

/**
 * The attack whose target is empty where a seat resigns and nobody will be asked any more how many armies move in: the
 * seat's own, or with it all but one player have left.
 */
export function openOccupation(s: WorldState, seat: Seat): Battle | undefined {
  const closes = s.turn === seat || livingSeats(s).length === 2;
  return s.step === "occupy" && closes ? s.battle : undefined;
}

/** Whether a seat's last army has fallen while its captor has yet to say how many armies move in. */
export function hasFallen(s: WorldState, seat: Seat): boolean {
  return (
    s.step === "occupy" &&
    s.battle !== undefined &&
    s.owners[s.battle.to] === seat &&
    countLands(s, seat) === 1
  );
}
