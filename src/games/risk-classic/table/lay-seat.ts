import { NOBODY, type Seat } from "../../../core/types";
import { addFacts, putThing } from "../../../session/scene/group";
import type { Group } from "../../../session/scene/thing";
import { CARD_IDS } from "../rules/cards";
import { MISSIONS } from "../rules/missions";
import type { SeatState, State } from "../rules/state";

/** Where the hand begins among the facts. */
const FIXED = 4;

/** All that a seat's things depend on. */
export function seatFacts(s: State, seat: Seat, here: boolean): number[] {
  const p = s.seats[seat];
  const facts = [waiting(s, seat), here ? 1 : 0, p.mission, s.step === "over" ? 1 : 0];
  addFacts(facts, FIXED, p.hand);
  return facts;
}

/** Armies that a seat is still to place: in the set-up all that it has, in its turn the new ones. */
function waiting(s: State, seat: Seat): number {
  const { reserve } = s.seats[seat];
  return s.phase !== "setup" && s.turn === seat ? s.due : reserve;
}

/** What lies on a seat's mat and in its hand; `facts` as seatFacts gives them. */
export function laySeat(s: State, seat: Seat, facts: readonly number[], here: boolean): Group {
  const l: Group = { things: [], facts };
  const p = s.seats[seat];
  const mat = `${s.colours[seat]}:`;
  const armies = waiting(s, seat);
  if (armies > 0) putThing(l, `${mat}reserve`, "reserve", "mat", seat, seat, "infantry", armies, NOBODY);
  layCards(l, mat, p, seat, here);
  if (p.mission >= 0) layMission(l, mat, p.mission, seat, here, s.step === "over");
  return l;
}

/** Cards in the hand: by their faces for their owner's eyes, or as many blanks. */
function layCards(l: Group, mat: string, { hand }: SeatState, seat: Seat, here: boolean): void {
  const seen: Record<number, number | undefined> = {};
  hand.forEach((card, i) => {
    const n = seen[card] ?? 0;
    seen[card] = n + 1;
    if (here)
      putThing(l, `${mat}card:${CARD_IDS[card]}:${n}`, "card", "hand", seat, seat, CARD_IDS[card], 1, seat);
    else putThing(l, `${mat}blank:${i}`, "card", "hand", seat, seat, "", 1, NOBODY);
  });
}

/** A mission in its owner's hand; at the end it lies open (rule 10.3). */
function layMission(l: Group, mat: string, mission: number, seat: Seat, here: boolean, open: boolean): void {
  const id = MISSIONS[mission];
  if (open) putThing(l, `${mat}shown:${id}`, "mission", "mat", seat, seat, id, 1, NOBODY);
  else if (here) putThing(l, `${mat}mission:${id}`, "mission", "hand", seat, seat, id, 1, seat);
  else putThing(l, `${mat}mission`, "mission", "hand", seat, seat, "", 1, NOBODY);
}
