import { NEUTRAL, NOBODY } from "../../core/types";
import type { Language } from "../../text/language";
import { SUPPLY, type PieceChange } from "./pieces";
import type { Group, Thing } from "./thing";

/** A change by hand in the menu of a piece: its label, its verb, and numbers after it. */
export function change(label: string, verb: string, ...numbers: readonly number[]): PieceChange {
  return { label, verb, more: numbers.map((n) => ` ${n}`).join("") };
}

/** How people may change a heap of coins. */
export function coinChanges({ oneMore, oneFewer, fiveMore, fiveFewer }: Language["manual"]): PieceChange[] {
  return [
    change(oneMore, "coins", 1),
    change(oneFewer, "coins", -1),
    change(fiveMore, "coins", 5),
    change(fiveFewer, "coins", -5),
  ];
}

/** How people may change units of a kind, by its index, in a territory. */
export function unitChanges(
  { oneMore, oneFewer, nextKind, nextOwner }: Language["manual"],
  kind: number,
): PieceChange[] {
  return [
    change(oneMore, "units", kind, 1),
    change(oneFewer, "units", kind, -1),
    change(nextKind, "kind", kind),
    change(nextOwner, "owner"),
  ];
}

/** The supply beside the board, a piece for each of these faces: who drags one onto the board changes it by hand. */
export function trayOf(faces: readonly string[]): Group {
  return { things: faces.map((face, at) => supply(face, at)), facts: [] };
}

function supply(face: string, at: number): Thing {
  return {
    key: `supply:${face}`,
    kind: SUPPLY,
    place: "tray",
    at,
    owner: NEUTRAL,
    face,
    count: 1,
    eyes: NOBODY,
  };
}
