import { kindAt, total } from "../../../../core/counts";
import { NOBODY, type Roll } from "../../../../core/types";
import { isFree } from "../../rules/game/mission";
import { MISSIONS } from "../../rules/missions";
import type { State } from "../../rules/state";
import { copyState } from "../../rules/state/copy";
import { pileOf } from "../../rules/turn/card";

/** A whole state that a view may come from: cards and missions that nobody has seen lie anywhere. */
export function guess(view: State, roll: Roll): State {
  const s = copyState(view);
  const pile = pileOf(s);
  for (const { hand } of s.seats) {
    for (let i = 0; i < hand.length; i++) {
      const left = hand[i] < 0 ? total(pile) : 0;
      if (left > 0) {
        hand[i] = kindAt(pile, roll(left));
        pile[hand[i]]--;
      }
    }
  }
  for (const player of s.seats) {
    const free = player.mission < NOBODY ? freeMissions(s) : [];
    if (free.length > 0) player.mission = free[roll(free.length)];
  }
  return s;
}

function freeMissions(s: State): number[] {
  const free: number[] = [];
  for (let k = 0; k < MISSIONS.length; k++) if (isFree(s, k)) free.push(k);
  return free;
}
