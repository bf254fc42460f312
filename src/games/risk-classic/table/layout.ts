import { NOBODY, type Seat } from "../../../core/types";
import { shieldKeys } from "../../../risk/world/table/armies";
import { putSigns, worldLayout, putHand, putReserve, waiting } from "../../../risk/world/table/layout";
import { putThing, addFacts } from "../../../session/scene/group";
import type { Group } from "../../../session/scene/thing";
import { COLOURS } from "../meta";
import { CARD_IDS, setValue } from "../rules/cards";
import type { State } from "../rules/state";
import { pileSize } from "../rules/turn/card";
import { MISSIONS } from "../rules/missions";

/** What lies on the table of classic RISK. */
export const LAYING = worldLayout<State>({
  shields: shieldKeys(COLOURS),
  marks: headquartersOf,
  putMark: (group, s, t, seat) => {
    putThing(group, `headquarters:${s.colours[seat]}`, "headquarters", "land", t, seat, "", 1, NOBODY);
  },
  seatFacts,
  laySeat,
  laySigns,
});

/** By territory the seat whose headquarters it is, as far as they are shown (rule 9.2). */
function headquartersOf(s: State): Readonly<Record<number, number | undefined>> {
  const by: Record<number, number | undefined> = {};
  if (s.phase === "setup") return by;
  s.seats.forEach(({ headquarters }, seat) => {
    if (headquarters >= 0) by[headquarters] = seat;
  });
  return by;
}

/** Whose turn it is, the piles, and what the next set brings. */
function laySigns(s: State): Group {
  const group: Group = { things: [], facts: [] };
  putSigns(group, s, pileSize(s), CARD_IDS);
  // The ladder on the board is that of rising sets alone.
  if (s.options.set_values === "escalating")
    putThing(group, "set", "set", "track", 0, NOBODY, "", setValue("escalating", s.sets, []), NOBODY);
  return group;
}

/** Where the hand begins among the facts. */
const FIXED = 4;

/** All that a seat's things depend on. */
function seatFacts(s: State, seat: Seat, here: boolean): number[] {
  const player = s.seats[seat];
  const facts = [waiting(s, seat), here ? 1 : 0, player.mission, s.step === "over" ? 1 : 0];
  addFacts(facts, FIXED, player.hand);
  return facts;
}

/** What lies on a seat's mat and in its hand; `facts` as seatFacts gives them. */
function laySeat(s: State, seat: Seat, facts: readonly number[], here: boolean): Group {
  const group: Group = { things: [], facts };
  const { hand, mission } = s.seats[seat];
  const mat = `${s.colours[seat]}:`;
  putReserve(group, mat, s, seat);
  putHand(group, mat, hand, CARD_IDS, seat, here);
  if (mission < 0) return group;
  // In its owner's hand; at the end it lies open (rule 10.3).
  const id = MISSIONS[mission];
  if (s.step === "over") putThing(group, `${mat}shown:${id}`, "mission", "mat", seat, seat, id, 1, NOBODY);
  else if (here) putThing(group, `${mat}mission:${id}`, "mission", "hand", seat, seat, id, 1, seat);
  else putThing(group, `${mat}mission`, "mission", "hand", seat, seat, "", 1, NOBODY);
  return group;
}
