import { later } from "../queue";
import { settle } from "./pieces/settle";
import { COST } from "./slices";
import { registry, OURS, pieceOf, THING } from "./registry";
import { removeStray, verify } from "./verify";

/** An object appears. What passes for one of our pieces and is none of them, as a copy does, goes at once. */
export function appear(object: TtsObject): void {
  const key = object.memo;
  if (key === undefined || key === "" || registry.resyncing) return;
  if (pieceOf(object) !== undefined || !object.hasTag(THING) || !object.hasTag(OURS)) return;
  later(COST.change, () => {
    removeStray(object);
  });
}

/** An object goes. If it is one that has to lie there, another one comes. */
export function vanish(object: TtsObject): void {
  const piece = pieceOf(object);
  if (piece === undefined) return;
  const { key } = piece;
  registry.pieces[key] = undefined;
  if (registry.wanted[key] === undefined) return;
  later(COST.spawn, () => {
    settle(key);
  });
  verify();
}
