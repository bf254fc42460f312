import type { Drop } from "../../../session/game/drop";
import type { Gesture } from "../../../session/game/gesture";

/** What a drop on a territory proposes: a march; with `reserve`, the verb for them, new units; any other piece nothing. */
export function gesturesOnLand({ kind, from, to }: Drop, reserve: string): Gesture[] {
  if (to < 0) return [];
  const end: Gesture = { type: "press", territory: to };
  if (kind === "reserve") return [{ type: "verb", verb: reserve }, end];
  return kind !== "unit" || from < 0 || from === to ? [] : [{ type: "press", territory: from }, end];
}
