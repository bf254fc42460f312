import { keepCheckpoint } from "../../run/frame";
import { examine } from "./examine";
import { sliceOut } from "./calls";
import { personOf, type Room, type Tab } from "./room";
import { vector } from "./wire";
import type { Inspection } from "../../wire/answers";
import type { Outcome } from "./acts";
import type { TableObject } from "../../world/types";

/** Ticks between two inspections, and the most that one of them tells. */
const TICKS = 15;
const MOST = 300;
/** Characters of a checkpoint's label. */
const LABEL = 100;

/** Switches the inspector of a browser. It shows what is hidden: not while others sit, unless it is open to all. */
export function inspect(room: Room, tab: Tab, on: boolean, object = tab.inspector?.object): Outcome {
  if (on && !mayInspect(room, tab))
    return { code: "table", why: "Others sit at the table: the inspector has to be switched on for all." };
  const { slices } = room.table.session;
  stir(room);
  // What went wrong before is why somebody opens it.
  tab.inspector = on
    ? { slices: room.cut.slices + slices.length, errors: tab.errorsTold ?? 0, object }
    : undefined;
  return undefined;
}

/** Something has changed that may be worth a checkpoint. */
export function stir({ inspection }: Room): void {
  inspection.isStirred = true;
}

function mayInspect(room: Room, tab: Tab): boolean {
  if (room.inspection.byAll) return true;
  return [...room.tabs.values()].every(
    (other) => other === tab || other.people.every((id) => (personOf(room, id)?.color ?? "Grey") === "Grey"),
  );
}

/** What each inspector is to be told now; one that may not be any longer is off. */
export async function inspections(room: Room): Promise<[Tab, Inspection | undefined][]> {
  const open = [...room.tabs.values()].filter(({ inspector, here }) => inspector !== undefined && here);
  const { session } = room.table;
  session.options.trace = session.script.trace = open.length > 0;
  if (open.length === 0 || room.looks.tick % TICKS !== 0) return [];
  await keepStep(room);
  const out: [Tab, Inspection | undefined][] = [];
  for (const tab of open) {
    const may = mayInspect(room, tab);
    if (!may) tab.inspector = undefined;
    out.push([tab, may ? await examined(room, tab) : undefined]);
  }
  return out;
}

async function examined(room: Room, tab: Tab): Promise<Inspection> {
  const guid = tab.inspector?.object;
  const told = inspectionOf(room, tab);
  const found = guid === undefined ? undefined : await examine(room.table.session, guid);
  return found === undefined ? told : { ...told, examined: found };
}

/** A checkpoint for every state that the script has come to, so that one can go back step by step. */
async function keepStep(room: Room): Promise<void> {
  const { session } = room.table;
  if (!room.inspection.isStirred || session.busy) return;
  room.inspection.isStirred = false;
  const { checkpoints, back } = session;
  const before = checkpoints.at(back ?? -1)?.save.LuaScriptState;
  const { LuaScriptState } = await room.table.save();
  if (before === undefined || withoutComments(LuaScriptState) !== withoutComments(before))
    await keepCheckpoint(session);
}

function inspectionOf(room: Room, tab: Tab): Inspection {
  const { session } = room.table;
  const { world, back } = session;
  const since = tab.inspector ?? { slices: 0, errors: 0, object: undefined };
  const slices = session.slices.slice(Math.max(0, since.slices - room.cut.slices)).slice(-MOST);
  const errors = session.errors.slice(Math.max(0, since.errors - room.cut.errors)).slice(-MOST);
  tab.inspector = {
    object: since.object,
    slices: room.cut.slices + session.slices.length,
    errors: room.cut.errors + session.errors.length,
  };
  tab.errorsTold = tab.inspector.errors;
  const keys = new Map([...tab.screen.keys.byPiece].map(([key, handle]) => [handle, key]));
  return {
    frame: world.clock.frame,
    paused: room.stopped,
    objects: [...world.objects.values()].map((object) => objectOut(room, object, keys.get(object.handle))),
    slices: slices.map((slice) => sliceOut(world, session.script, slice)),
    errors: errors.map(({ what, frame, message }) => ({ what, frame, message })),
    warnings: world.warnings.slice(-MOST),
    checkpoints: session.checkpoints.map(({ frame, save }) => ({
      frame,
      label: lastLine(save.LuaScriptState).slice(0, LABEL),
    })),
    back,
    state: world.file.LuaScriptState,
  };
}

function objectOut(room: Room, object: TableObject, piece?: number): Inspection["objects"][number] {
  const { data, guid, kind } = object;
  const { objects } = room.table.session.world;
  const hand = object.hand === undefined ? undefined : objects.get(object.hand)?.data.FogColor;
  return {
    ...{ piece, guid, kind: kind.type, name: data.Nickname ?? "", tags: data.Tags ?? [] },
    ...{ memo: data.Memo ?? "", notes: data.GMNotes ?? "", locked: data.Locked === true },
    ...{ at: vector(object.position), turn: vector(object.rotation) },
    hand,
  };
}

/** What a state says, without the comments in it: these may change although nothing has happened. */
function withoutComments(state: string): string {
  return state.replace(/^#.*\n?/gm, "").trimEnd();
}

function lastLine(text: string): string {
  const end = withoutComments(text);
  return end.slice(end.lastIndexOf("\n") + 1);
}
