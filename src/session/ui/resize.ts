import type { Writer } from "../game/panel";
import { SCALES } from "./scale";

/** Makes an element a whole screen that is laid out as a smaller one and drawn larger, or as it is. */
export function resize(id: string, size: number, { put }: Writer): void {
  const scale = SCALES[size];
  const share = `${100 / scale}%`;
  put(id, "width", share);
  put(id, "height", share);
  put(id, "scale", `${scale} ${scale} 1`);
}
