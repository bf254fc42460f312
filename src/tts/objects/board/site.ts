import type { DiceShow } from "../../../session/game/battle";
import { registry } from "../registry";
import { placeOf } from "./frame";
import { SOURCE_COLOR, TARGET_COLOR } from "./outline";

/** Seconds for which pieces are highlighted. */
const SECONDS = 3;

/** Highlights for all what stands where something comes from, its force with it, and what stands where it goes to. */
export function highlightSite({ from, to }: DiceShow): void {
  for (const key of Object.keys(registry.pieces)) {
    const piece = registry.pieces[key];
    if (piece !== undefined && piece.live && !piece.object.isDestroyed()) {
      const { place, at } = piece.thing;
      if (place === "force" || (place === "land" && at === from))
        piece.object.highlightOn(SOURCE_COLOR, SECONDS);
      else if (place === "land" && at === to) piece.object.highlightOn(TARGET_COLOR, SECONDS);
    }
  }
}

/** The point of the table between two territories, or in the only one; undefined without a board. */
export function middleOf({ from, to }: DiceShow): TtsXYZ | undefined {
  const { board, kit } = registry;
  if (board === undefined) return undefined;
  const { places } = kit.board;
  const first = places[from < 0 ? to : from];
  const second = places[to < 0 ? from : to];
  return placeOf(board, (first[0] + second[0]) / 2, (first[1] + second[1]) / 2, 0);
}
