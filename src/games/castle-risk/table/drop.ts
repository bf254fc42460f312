import { changeOfDrop } from "../../../risk/by-hand";
import type { Drop } from "../../../session/game/drop";
import type { Gesture } from "../../../session/game/gesture";
import { UNITS } from "../rules/units";
import type { TableContents } from "./contents";

/** What a drop proposes: a march, a placement, a building site, a card or nothing. */
export function gesturesOf(drop: Drop): Gesture[] {
  if (drop.to < 0) return [];
  switch (drop.kind) {
    case "unit":
      if (drop.from < 0 || drop.from === drop.to) return [];
      return [
        { type: "press", territory: drop.from },
        { type: "press", territory: drop.to },
      ];
    case "reserve":
      return [
        { type: "verb", verb: "place" },
        { type: "press", territory: drop.to },
      ];
    case "castle":
      return [{ type: "verb", verb: "build" }, { type: "press", territory: drop.to }, { type: "confirm" }];
    default:
      return [];
  }
}

/** The change by hand that a drop stands for, as `hand` has its words; empty for none. */
export function changeOf({ lands }: TableContents, drop: Drop): string {
  return drop.kind === "supply" && drop.face === "plundered" && drop.to >= 0
    ? `tokens ${drop.to} 1`
    : changeOfDrop(lands, drop, UNITS);
}
