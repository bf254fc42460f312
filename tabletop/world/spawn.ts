import { emit } from "./events";
import { kindOf, kindOrBox } from "../save/kinds";
import { fall } from "./motion";
import { single, turned } from "./vectors";
import { assetFrames } from "./ways";
import { chance, Refused, tellOutside } from "./world";
import { objectOut, type Out } from "../bridge/values";
import type { Place, TableObject, World } from "./types";
import type { ObjectData, Transform } from "../save/types";

/** Frames from asking for an object to its GUID. */
const SPAWN_FRAMES = 3;

/** Puts an object on the table. It takes a few frames to be there; `at` replaces its place in the data. */
export function spawn(world: World, source: ObjectData, at: Partial<Place> = {}): TableObject {
  const kind = world.notes === undefined ? kindOf(source) : kindOrBox(source);
  if (kind === undefined) throw new Refused(`this table does not know the kind of object ${source.Name}`);
  if (world.notes === undefined && (source.LuaScript ?? "").trim() !== "")
    throw new Refused(`this table runs no script of an object, and ${source.Name} has one`);
  const data = structuredClone(source);
  const t = data.Transform as Transform | undefined;
  const handle = world.nextHandle++;
  const readyAt = world.clock.frame + SPAWN_FRAMES + (handle % 2);
  const object: TableObject = {
    handle,
    guid: "",
    kind,
    data,
    position: at.position ?? single(t?.posX ?? 0, t?.posY ?? 0, t?.posZ ?? 0),
    rotation: at.rotation ?? single(turned(t?.rotX ?? 0), turned(t?.rotY ?? 0), turned(t?.rotZ ?? 0)),
    scale: at.scale ?? single(t?.scaleX ?? 1, t?.scaleY ?? 1, t?.scaleZ ?? 1),
    life: "spawning",
    readyAt,
    loadedAt: readyAt + assetFrames(world.ways, data),
    spawned: [],
    motion: undefined,
    rolling: undefined,
    restlessUntil: 0,
    heldBy: undefined,
    pickedUp: undefined,
    interactable: true,
    useGravity: true,
    hand: undefined,
    zones: new Set(),
    buttons: [],
    inputs: [],
    passing: new Map(),
    ui: undefined,
    menu: [],
    hiddenFrom: new Map(),
    highlight: undefined,
    lines: data.AttachedVectorLines ?? [],
    remainder: undefined,
    value: data.Value ?? data.Counter?.value ?? 0,
  };
  world.objects.set(handle, object);
  return object;
}

/** Objects whose frames are over get their GUID; their callbacks and handlers are queued. */
export function finishSpawns(world: World, loading: boolean): void {
  for (const object of world.objects.values()) {
    if (object.life !== "spawning" || object.readyAt > world.clock.frame) continue;
    object.life = "live";
    if (object.guid === "" && !keepGuid(world, object)) {
      object.guid = freshGuid(world);
      world.guids.set(object.guid, object.handle);
    }
    object.data.GUID = object.guid;
    world.moved.add(object.handle);
    if (!loading) fall(world, object);
    if (!loading && world.notes !== undefined && (object.data.LuaScript ?? "") !== "")
      world.events.push({ what: "its script", args: [], life: { handle: object.handle, way: "begins" } });
    if (!loading) emit(world, "onObjectSpawn", objectOut(object.handle));
    if (!loading) tellOutside(world, { way: "created", guid: object.guid });
    for (const fn of object.spawned)
      world.events.push({ what: "a spawn callback", fn, last: true, args: [objectOut(object.handle)] });
    object.spawned = [];
  }
}

/** Gives an object the GUID of its data, if nobody has that. */
export function keepGuid(world: World, object: TableObject): boolean {
  const wanted = object.data.GUID ?? "";
  if (wanted === "" || world.guids.has(wanted)) return false;
  object.guid = wanted;
  world.guids.set(wanted, object.handle);
  return true;
}

function freshGuid(world: World): string {
  for (;;) {
    const guid = chance(world, 0x1000000).toString(16).padStart(6, "0");
    if (!world.guids.has(guid)) return guid;
  }
}

/** Takes an object off the table; references to it are dead from now on. */
export function destroy(world: World, object: TableObject): void {
  if (object.life === "gone") return;
  const out: Out = objectOut(object.handle);
  for (const zone of object.zones) emit(world, "onObjectLeaveZone", objectOut(zone), out);
  emit(world, "onObjectDestroy", out);
  if (world.notes !== undefined)
    world.events.push({ what: "its script", args: [], life: { handle: object.handle, way: "ends" } });
  object.life = "gone";
  object.hand = undefined;
  world.guids.delete(object.guid);
  world.objects.delete(object.handle);
  world.corpses.set(object.handle, object);
}
