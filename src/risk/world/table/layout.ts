import { putThing, sameFacts, layMore } from "../../../session/scene/group";
import type { TableKit } from "../../../session/game/module";
import { isSameTable, type Group } from "../../../session/scene/thing";
import { NOBODY, type CommonState } from "../../../core/types";
import { SIZE } from "../board";
import type { Lands, WorldState } from "../rules/state";
import { putArmies, type ShieldKeys } from "./armies";
import { SEAT_GROUP } from "./spots";

interface LaidGame<S> {
  readonly shields: ShieldKeys;
  /** By territory what stands there besides armies, as a number that the game can read; undefined for nothing. */
  marks(this: void, state: S): Readonly<Record<number, number | undefined>>;
  /** Adds what a mark of a territory says. */
  putMark(this: void, group: Group, state: S, t: number, mark: number): void;
  /** All that a seat's things depend on; `here` where somebody sits there. */
  seatFacts(this: void, state: S, seat: number, here: boolean): number[];
  laySeat(this: void, state: S, seat: number, facts: readonly number[], here: boolean): Group;
  laySigns(this: void, state: S): Group;
}

/**
 * What lies on the table: groups are the territories, then the seats, and the signs. Faces that only one seat may know are
 * blanks, but in the hand of a seat at which somebody sits: there they are marked by `eyes`. What is as it was in `before`
 * is taken from there, which makes no difference but in time.
 */
export function worldLayout<S extends WorldState & CommonState>(
  game: LaidGame<S>,
): Pick<TableKit<S>, "layout" | "layoutSome" | "emptyLayout"> {
  const layLand = (s: S, t: number, mark: number): Group => {
    const group: Group = { things: [], facts: [s.owners[t], s.armies[t], mark] };
    putArmies(group, s, t, game.shields);
    if (mark !== NOBODY) game.putMark(group, s, t, mark);
    return group;
  };
  const layLands = (s: S, old: readonly Group[], groups: Group[]): boolean => {
    const marks = game.marks(s);
    let same = true;
    for (let t = 0; t < SIZE; t++) {
      const mark = marks[t] ?? NOBODY;
      const isUnchanged = t < old.length && isLand(old[t].facts, s, t, mark);
      groups[t] = isUnchanged ? old[t] : layLand(s, t, mark);
      same = same && isUnchanged;
    }
    return same;
  };
  return {
    layout: (s, present, before) => {
      const groups: Group[] = [];
      const old = before === undefined || !isSameTable(before, s.colours) ? [] : before.groups;
      const same = layLands(s, old, groups);
      const board = same && before !== undefined ? before.board : {};
      const n = s.seats.length;
      for (let seat = 0; seat < n; seat++) {
        const at = SEAT_GROUP + seat;
        const facts = game.seatFacts(s, seat, present[seat]);
        const isUnchanged = at < old.length && sameFacts(old[at].facts, facts);
        groups[at] = isUnchanged ? old[at] : game.laySeat(s, seat, facts, present[seat]);
      }
      groups[SEAT_GROUP + n] = game.laySigns(s);
      return { groups, board, colours: s.colours };
    },
    // A layout of nothing but territories, for `layout` to take over: so that a whole table can be laid in slices.
    layoutSome: (s, begun, count) => {
      const marks = game.marks(s);
      return layMore(begun, count, SIZE, (t) => layLand(s, t, marks[t] ?? NOBODY));
    },
    emptyLayout: (s) => ({ groups: [], board: {}, colours: s.colours }),
  };
}

/** Whether a territory is as it was: owner, armies, mark. */
function isLand(facts: readonly number[], s: Lands, t: number, mark: number): boolean {
  return facts[0] === s.owners[t] && facts[1] === s.armies[t] && facts[2] === mark;
}

/** Armies that a seat is still to place: in the set-up all that it has, in its turn the new ones. */
export function waiting(s: WorldState, seat: number): number {
  const { reserve } = s.seats[seat];
  return s.phase !== "setup" && s.turn === seat ? s.due : reserve;
}

/** Armies that a seat is still to place, on its mat; `mat` is what its keys begin with. */
export function putReserve(group: Group, mat: string, s: WorldState, seat: number): void {
  const armies = waiting(s, seat);
  if (armies > 0) putThing(group, `${mat}reserve`, "reserve", "mat", seat, seat, "infantry", armies, NOBODY);
}

/** Cards in the hand of a seat: by their faces, of which `ids` are those of the cards, for its own eyes, or as many blanks. */
export function putHand(
  group: Group,
  mat: string,
  hand: readonly number[],
  ids: readonly string[],
  seat: number,
  here: boolean,
): void {
  const seen: Record<number, number | undefined> = {};
  hand.forEach((card, i) => {
    const n = seen[card] ?? 0;
    seen[card] = n + 1;
    if (here) putThing(group, `${mat}card:${ids[card]}:${n}`, "card", "hand", seat, seat, ids[card], 1, seat);
    else putThing(group, `${mat}blank:${i}`, "card", "hand", seat, seat, "", 1, NOBODY);
  });
}

/** Whose turn it is, and the piles: cards that are left, and the last one that was discarded. */
export function putSigns(
  group: Group,
  s: { readonly turn: number; readonly discards: readonly number[] },
  left: number,
  ids: readonly string[],
): void {
  if (s.turn !== NOBODY) putThing(group, "turn", "turn", "mat", s.turn, s.turn, "", 1, NOBODY);
  if (left > 0) putThing(group, "pile", "pile", "pile", 0, NOBODY, "", left, NOBODY);
  const n = s.discards.length;
  if (n > 0) putThing(group, "discards", "discards", "pile", 1, NOBODY, ids[s.discards[n - 1]], n, NOBODY);
}
