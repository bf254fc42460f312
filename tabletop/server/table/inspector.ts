import { personOf, type Room, type Tab } from "./room";
import { vector } from "./wire";
import type { Inspection } from "../answers";
import type { Outcome } from "./gestures";

/** Ticks between two inspections, and the most that one of them tells. */
const TICKS = 15;
const MOST = 300;

/** Switches the inspector of a browser. It shows what is hidden: not while others sit, unless it is open to all. */
export function inspect(room: Room, tab: Tab, on: boolean): Outcome {
  if (on && !mayInspect(room, tab))
    return { code: "table", why: "Others sit at the table: the inspector has to be switched on for all." };
  const { slices, errors } = room.table.session;
  tab.inspector = on
    ? { slices: room.cut.slices + slices.length, errors: room.cut.errors + errors.length }
    : undefined;
  return undefined;
}

function mayInspect(room: Room, tab: Tab): boolean {
  if (room.inspectedByAll) return true;
  return [...room.tabs.values()].every(
    (other) => other === tab || other.people.every((id) => (personOf(room, id)?.color ?? "Grey") === "Grey"),
  );
}

/** What each inspector is to be told now; one that may not be any longer is off. */
export function inspections(room: Room): [Tab, Inspection][] {
  const open = [...room.tabs.values()].filter(({ inspector, here }) => inspector !== undefined && here);
  const { script } = room.table.session;
  if (open.length === 0) {
    script.trace = undefined;
    return [];
  }
  if (script.trace === undefined) begin(room);
  if (room.tick % TICKS !== 0) return [];
  const out = open.flatMap((tab): [Tab, Inspection][] => {
    if (mayInspect(room, tab)) return [[tab, inspection(room, tab)]];
    tab.inspector = undefined;
    return [];
  });
  begin(room);
  return out;
}

function begin(room: Room): void {
  const { script, slices } = room.table.session;
  script.trace = [];
  room.traced = room.cut.slices + slices.length;
}

function inspection(room: Room, tab: Tab): Inspection {
  const { session } = room.table;
  const { world } = session;
  const since = tab.inspector ?? { slices: 0, errors: 0 };
  const slices = session.slices.slice(Math.max(0, since.slices - room.cut.slices)).slice(-MOST);
  const errors = session.errors.slice(Math.max(0, since.errors - room.cut.errors)).slice(-MOST);
  tab.inspector = {
    slices: room.cut.slices + session.slices.length,
    errors: room.cut.errors + session.errors.length,
  };
  const keys = new Map([...tab.screen.keys.byPiece].map(([key, handle]) => [handle, key]));
  const names = namesOf(room);
  return {
    frame: world.clock.frame,
    paused: room.stopped,
    objects: [...world.objects.values()].map((object) => {
      const { data, handle, guid, kind } = object;
      const piece = keys.get(handle);
      const hand = object.hand === undefined ? undefined : world.objects.get(object.hand)?.data.FogColor;
      return {
        ...(piece === undefined ? {} : { piece }),
        ...{ guid, kind: kind.type, name: data.Nickname ?? "", tags: data.Tags ?? [] },
        ...{ memo: data.Memo ?? "", notes: data.GMNotes ?? "", at: vector(object.position) },
        ...(hand === undefined ? {} : { hand }),
      };
    }),
    slices: slices.map((slice) => {
      const { what, frame, micros, calls } = slice;
      return { what, frame, micros: Math.round(micros), calls, names: names.get(slice) ?? [] };
    }),
    errors: errors.map(({ what, frame, message }) => ({ what, frame, message })),
    warnings: world.warnings.slice(-MOST),
    checkpoints: session.checkpoints.map(({ frame }) => ({ frame })),
    state: world.file.LuaScriptState,
  };
}

/** The calls of each run of the script since the trace was emptied: the trace has them one after the other. */
function namesOf(room: Room): Map<object, string[]> {
  const { session } = room.table;
  const trace = session.script.trace ?? [];
  const out = new Map<object, string[]>();
  let at = 0;
  for (const slice of session.slices.slice(Math.max(0, room.traced - room.cut.slices))) {
    out.set(slice, trace.slice(at, at + Math.min(slice.calls, 50)));
    at += slice.calls;
  }
  return out;
}
