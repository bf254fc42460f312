import type { InspectedSlice, Inspection } from "../../wire/answers";
import type { View } from "../../wire/view";

/** What the inspector knows: the last that it was told, and the runs and errors of a while. */
export interface InspectorData {
  now: Inspection | undefined;
  slices: InspectedSlice[];
  errors: Inspection["errors"];
  /** How many of both there have been. */
  counts: { slices: number; errors: number };
  view: View | undefined;
}

export interface Pane {
  element: HTMLElement;
  /** Shows what is known now; called while it is in sight. */
  draw: (kept: InspectorData) => void;
}

const MOST = 1500;
const FRAMES_PER_SECOND = 60;

export function newInspectorData(): InspectorData {
  return { now: undefined, slices: [], errors: [], counts: { slices: 0, errors: 0 }, view: undefined };
}

export function take(data: InspectorData, now: Inspection): void {
  data.now = now;
  for (const name of ["slices", "errors"] as const) {
    const list: unknown[] = data[name];
    list.push(...now[name]);
    list.splice(0, list.length - MOST);
    data.counts[name] += now[name].length;
  }
}

/** The table's clock, as 2:05.3 */
export function clockText(frame: number): string {
  const tenths = Math.round((frame / FRAMES_PER_SECOND) * 10);
  const seconds = Math.floor(tenths / 10);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}.${tenths % 10}`;
}

export function millisText(micros: number): string {
  return `${(micros / 1000).toFixed(micros < 10_000 ? 2 : 1)} ms`;
}
