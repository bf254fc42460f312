import type { Seat } from "../../core/types";

/** Something that lies on the table. */
export interface Thing {
  /** What it is known by as long as it lies there; no two things have the same. */
  readonly key: string;
  /** Which kind of piece: an id of the game's `kinds`. */
  readonly kind: string;
  /** Where: land, track or pile, then which. `land` and `force` count territories, the tray its pieces, the others seats. */
  readonly place: Place;
  readonly at: number;
  /** Whose it looks like: a seat, NEUTRAL, or NOBODY. */
  readonly owner: number;
  /** Id of what its face shows; empty for a blank and for what has but one face. */
  readonly face: string;
  /** How many it stands for; on a track which space. */
  readonly count: number;
  /** The only seat that may know the face, or NOBODY where everybody may. */
  readonly eyes: Seat;
}

export type Place = "land" | "force" | "mat" | "hand" | "track" | "pile" | "tray";

/** Things that change together: those of a territory, of a force, of a seat, and the rest. */
export interface Group {
  readonly things: Thing[];
  /** The numbers from which the things were made: equal facts, equal things. */
  readonly facts: readonly number[];
}

/** All that lies on a table, in a fixed order. */
export interface Layout {
  readonly groups: Group[];
  /** The same object as before, as long as no territory is different. */
  readonly board: object;
  /** Colour ids by seat. */
  readonly colours: readonly string[];
}

/** The things of a layout one after the other. */
export function thingsOf(layout: Layout): Thing[] {
  const things: Thing[] = [];
  let n = 0;
  for (const group of layout.groups) {
    for (const thing of group.things) {
      things[n] = thing;
      n++;
    }
  }
  return things;
}

/** Whether these colours sit around the table of a layout: groups of others cannot be taken over. */
export function isSameTable(layout: Layout, colours: readonly string[]): boolean {
  const before = layout.colours;
  return (
    before === colours ||
    (before.length === colours.length && before.every((colour, i) => colour === colours[i]))
  );
}
