import type { Writer } from "../panel";
import { SCALE } from "./scale";

/** Makes an element a whole screen that is laid out as a smaller one and drawn larger, or as it is. */
export function resize(id: string, large: boolean, { put }: Writer): void {
  const share = large ? `${100 / SCALE}%` : "100%";
  put(id, "width", share);
  put(id, "height", share);
  put(id, "scale", large ? `${SCALE} ${SCALE} 1` : "1 1 1");
}
