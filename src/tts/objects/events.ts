import { later } from "../queue";
import { COST, settle } from "./arrange";
import { ground, OURS, pieceOf, THING } from "./ground";
import { banish, watch } from "./patrol";

/** An object appears. What passes for one of our pieces and is none of them, as a copy does, goes at once. */
export function appear(object: TtsObject): void {
  const key = object.memo;
  if (key === undefined || key === "" || ground.sweeping) return;
  if (pieceOf(object) !== undefined || !object.hasTag(THING) || !object.hasTag(OURS)) return;
  later(COST.change, () => {
    banish(object);
  });
}

/** An object goes. If it is one that has to lie there, another one comes. */
export function vanish(object: TtsObject): void {
  const piece = pieceOf(object);
  if (piece === undefined) return;
  const { key } = piece;
  ground.pieces[key] = undefined;
  if (ground.wanted[key] === undefined) return;
  later(COST.spawn, () => {
    settle(key);
  });
  watch();
}
