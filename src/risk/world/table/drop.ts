import type { Drop } from "../../../session/game/drop";
import type { Gesture } from "../../../session/game/gesture";

/** What a drop proposes: an attack or a move, new armies, or nothing. */
export function gesturesOf(drop: Drop): Gesture[] {
  if (drop.to < 0) return [];
  if (drop.kind === "reserve") return [{ type: "press", territory: drop.to }];
  if (drop.kind !== "unit" || drop.from < 0 || drop.from === drop.to) return [];
  return [
    { type: "press", territory: drop.from },
    { type: "press", territory: drop.to },
  ];
}
