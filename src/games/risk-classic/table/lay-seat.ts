import { NOBODY, type Seat } from "../../../core/types";
import { putHand, putReserve, waiting } from "../../../risk/world/table/layout";
import { addFacts, putThing } from "../../../session/scene/group";
import type { Group } from "../../../session/scene/thing";
import { CARD_IDS } from "../rules/cards";
import { MISSIONS } from "../rules/missions";
import type { State } from "../rules/state";

/** Where the hand begins among the facts. */
const FIXED = 4;

/** All that a seat's things depend on. */
export function seatFacts(s: State, seat: Seat, here: boolean): number[] {
  const player = s.seats[seat];
  const facts = [waiting(s, seat), here ? 1 : 0, player.mission, s.step === "over" ? 1 : 0];
  addFacts(facts, FIXED, player.hand);
  return facts;
}

/** What lies on a seat's mat and in its hand; `facts` as seatFacts gives them. */
export function laySeat(s: State, seat: Seat, facts: readonly number[], here: boolean): Group {
  const group: Group = { things: [], facts };
  const { hand, mission } = s.seats[seat];
  const mat = `${s.colours[seat]}:`;
  putReserve(group, mat, s, seat);
  putHand(group, mat, hand, CARD_IDS, seat, here);
  if (mission >= 0) layMission(group, mat, mission, seat, here, s.step === "over");
  return group;
}

/** A mission in its owner's hand; at the end it lies open (rule 10.3). */
function layMission(
  group: Group,
  mat: string,
  mission: number,
  seat: Seat,
  here: boolean,
  open: boolean,
): void {
  const id = MISSIONS[mission];
  if (open) putThing(group, `${mat}shown:${id}`, "mission", "mat", seat, seat, id, 1, NOBODY);
  else if (here) putThing(group, `${mat}mission:${id}`, "mission", "hand", seat, seat, id, 1, seat);
  else putThing(group, `${mat}mission`, "mission", "hand", seat, seat, "", 1, NOBODY);
}
