import { gesturesOnLand } from "../../../risk/europe/table/gestures";
import { changeOfDrop } from "../../../risk/by-hand";
import type { Drop } from "../../../session/game/drop";
import type { Gesture } from "../../../session/game/gesture";
import { UNITS } from "../rules/units";
import type { TableContents } from "./contents";

/** What a drop proposes: a march, a placement, a building site, a card or nothing. */
export function gesturesOf(drop: Drop): Gesture[] {
  return drop.kind === "castle" && drop.to >= 0
    ? [{ type: "verb", verb: "build" }, { type: "press", territory: drop.to }, { type: "confirm" }]
    : gesturesOnLand(drop, "place");
}

/** The change by hand that a drop stands for, as `hand` has its words; empty for none. */
export function changeOf({ lands }: TableContents, drop: Drop): string {
  return drop.kind === "supply" && drop.face === "plundered" && drop.to >= 0
    ? `tokens ${drop.to} 1`
    : changeOfDrop(lands, drop, UNITS);
}
