import { NOBODY, type Seat } from "../../../core/types";
import { putHand, putReserve, waiting } from "../../../risk/world/table/layout";
import { addFacts, putThing } from "../../../session/scene/group";
import type { Group, Place } from "../../../session/scene/thing";
import { CARD_IDS } from "../rules/cards";
import { OBJECTIVE_IDS, REWARDS } from "../rules/objectives";
import { rewardOn } from "../rules/seats";
import type { State } from "../rules/state";

/** All that a seat's things depend on: what waits, the hand, its objectives and the rewards on them. */
export function seatFacts(s: State, seat: Seat, here: boolean): number[] {
  const { hand } = s.seats[seat];
  const facts = [waiting(s, seat), here ? 1 : 0, hand.length];
  let n = addFacts(facts, facts.length, hand);
  s.objectives.forEach((holder, k) => {
    if (holder === seat) n = addFacts(facts, n, [k, rewardOn(s, k)]);
  });
  return facts;
}

/** What lies on a seat's mat and in its hand; `facts` as seatFacts gives them. */
export function laySeat(s: State, seat: Seat, facts: readonly number[], here: boolean): Group {
  const group: Group = { things: [], facts };
  const mat = `${s.colours[seat]}:`;
  putReserve(group, mat, s, seat);
  putHand(group, mat, s.seats[seat].hand, CARD_IDS, seat, here);
  s.objectives.forEach((holder, k) => {
    if (holder === seat) putGoal(group, s, k, "mat", seat, seat);
  });
  return group;
}

/** An objective, and after it the reward on it; `at` is whose mat, or which space beside the board. */
export function putGoal(group: Group, s: State, k: number, place: Place, at: number, owner: number): void {
  const id = OBJECTIVE_IDS[k];
  putThing(group, `objective:${id}`, "objective", place, at, owner, id, 1, NOBODY);
  const reward = rewardOn(s, k);
  if (reward < 0) return;
  const face = REWARDS[reward];
  putThing(group, `reward:${face}`, "reward", place, at, owner, face, 1, NOBODY);
}
