import { ownerId } from "../../../core/common";
import { NOBODY } from "../../../core/types";
import { SIZE } from "../../../risk/world/board";
import { putThing, sameFacts } from "../../../session/scene/group";
import { isSameTable, type Group, type Layout } from "../../../session/scene/thing";
import { CARD_IDS, setValue } from "../rules/cards";
import type { State } from "../rules/state";
import { pileSize } from "../rules/turn/card";
import { PIECES, piecesOf } from "./armies";
import { SHIELD_KEYS, UNIT_KEYS } from "./keys";
import { laySeat, seatFacts } from "./lay-seat";

/** Groups: the territories, then the seats, and the signs. */
export const SEAT_GROUP = SIZE;

/**
 * What lies on the table. Faces that only one seat may know are blanks, but in the hand of a seat at which
 * somebody sits (`present`): there they are marked by `eyes`. What is as it was in `before` is taken from
 * there, which makes no difference but in time.
 */
export function layTable(s: State, present: readonly boolean[], before?: Layout): Layout {
  const groups: Group[] = [];
  let board = before === undefined ? {} : before.board;
  const old = before === undefined || !isSameTable(before, s.colours) ? [] : before.groups;
  const quarters = headquartersOf(s);
  for (let t = 0; t < SIZE; t++) {
    const group = t < old.length && isLand(old[t].facts, s, t, quarters) ? old[t] : layLand(s, t, quarters);
    if (t >= old.length || group !== old[t]) board = {};
    groups[t] = group;
  }
  const n = s.seats.length;
  for (let seat = 0; seat < n; seat++) {
    const at = SEAT_GROUP + seat;
    const facts = seatFacts(s, seat, present[seat]);
    groups[at] =
      at < old.length && sameFacts(old[at].facts, facts) ? old[at] : laySeat(s, seat, facts, present[seat]);
  }
  groups[SEAT_GROUP + n] = laySigns(s);
  return { groups, board, colours: s.colours };
}

/**
 * A layout of nothing but territories, for layTable to take over: so that a whole table can be laid in
 * slices. Lays `count` more of them; says whether all are there.
 */
export function laySome(s: State, begun: Layout, count: number): boolean {
  const from = begun.groups.length;
  const to = from + count < SIZE ? from + count : SIZE;
  const quarters = headquartersOf(s);
  for (let t = from; t < to; t++) begun.groups[t] = layLand(s, t, quarters);
  return to === SIZE;
}

/** A layout that laySome can begin with. */
export function emptyLayout(s: State): Layout {
  return { groups: [], board: {}, colours: s.colours };
}

/** By territory the seat whose headquarters it is, as far as they are shown (rule 9.2). */
function headquartersOf(s: State): Readonly<Record<number, number | undefined>> {
  const by: Record<number, number | undefined> = {};
  if (s.phase === "setup") return by;
  s.seats.forEach(({ headquarters }, seat) => {
    if (headquarters >= 0) by[headquarters] = seat;
  });
  return by;
}

type Quarters = ReturnType<typeof headquartersOf>;

/** Whether a territory is as it was: owner, armies, headquarters. */
function isLand(facts: readonly number[], s: State, t: number, quarters: Quarters): boolean {
  return facts[0] === s.owners[t] && facts[1] === s.armies[t] && facts[2] === (quarters[t] ?? NOBODY);
}

function layLand(s: State, t: number, quarters: Quarters): Group {
  const owner = s.owners[t];
  const armies = s.armies[t];
  const seat = quarters[t] ?? NOBODY;
  const g: Group = { things: [], facts: [owner, armies, seat] };
  const counts = piecesOf(armies);
  for (let k = 0; k < PIECES.length; k++) {
    if (counts[k] > 0) putThing(g, UNIT_KEYS[k][t], "unit", "land", t, owner, PIECES[k], counts[k], NOBODY);
  }
  putThing(g, SHIELD_KEYS[ownerId(s, owner)][t], "shield", "land", t, owner, "", armies, NOBODY);
  if (seat !== NOBODY)
    putThing(g, `headquarters:${s.colours[seat]}`, "headquarters", "land", t, seat, "", 1, NOBODY);
  return g;
}

/** Whose turn it is, the piles (cards that are left, the last one that was traded), and what the next set brings. */
function laySigns(s: State): Group {
  const l: Group = { things: [], facts: [] };
  if (s.turn !== NOBODY) putThing(l, "turn", "turn", "mat", s.turn, s.turn, "", 1, NOBODY);
  const left = pileSize(s);
  if (left > 0) putThing(l, "pile", "pile", "pile", 0, NOBODY, "", left, NOBODY);
  const n = s.discards.length;
  if (n > 0) putThing(l, "discards", "discards", "pile", 1, NOBODY, CARD_IDS[s.discards[n - 1]], n, NOBODY);
  // The ladder on the board is that of rising sets alone.
  if (s.options.set_values === "escalating") {
    const worth = setValue("escalating", s.sets, []);
    putThing(l, "set", "set", "track", 0, NOBODY, "", worth, NOBODY);
  }
  return l;
}
