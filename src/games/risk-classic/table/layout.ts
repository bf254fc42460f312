import { NOBODY } from "../../../core/types";
import { shieldKeys } from "../../../risk/world/table/armies";
import { putSigns, worldLayout } from "../../../risk/world/table/layout";
import { putThing } from "../../../session/scene/group";
import type { Group } from "../../../session/scene/thing";
import { COLOURS } from "../meta";
import { CARD_IDS, setValue } from "../rules/cards";
import type { State } from "../rules/state";
import { pileSize } from "../rules/turn/card";
import { laySeat, seatFacts } from "./lay-seat";

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
  if (s.options.set_values === "escalating") {
    const worth = setValue("escalating", s.sets, []);
    putThing(group, "set", "set", "track", 0, NOBODY, "", worth, NOBODY);
  }
  return group;
}
