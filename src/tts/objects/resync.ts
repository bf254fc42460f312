import { diff } from "../../session/scene/diff";
import { thingsOf, type Layout } from "../../session/scene/thing";
import type { Room } from "../../session/table/room";
import { guarded, later } from "../queue";
import { settle } from "./pieces/settle";
import { drawBorders } from "./board/borders";
import { gather, isLoading } from "./board/gather";
import { registry, OURS, THING } from "./registry";
import { isManual, areSameObjects, layoutOf } from "./layout";
import { verify } from "./verify";
import { warmRings } from "./board/rings";
import { COST, inSlices } from "./slices";

/** Seconds that models have to load before the table is laid all the same, by the sizes that they are meant to have. */
const PATIENCE = 20;
/** Seconds between two looks whether a model that took longer is there. */
const AGAIN = 1;
/** Objects that are looked through in a frame, and territories that are laid out in one. */
const CHUNK = 12;
const LANDS = 5;

/**
 * Lays the whole table again, a few things a frame, whatever lies there: after a load, a rewind, when it was kicked over,
 * when a match begins. Objects are known by their memos; those that belong there are taken over, doubles and
 * all others go.
 */
export function resync(room: Room): void {
  registry.retry = room;
  start(room);
}

function start(room: Room): void {
  registry.revision++;
  registry.watch++;
  registry.pass++;
  registry.resyncing = true;
  registry.pieces = {};
  registry.found = {};
  registry.wanted = {};
  registry.layout = undefined;
  registry.ahead = undefined;
  registry.borders = "?";
  const { pass } = registry;
  const begin = (): void => {
    put(pass, collect, room, pass);
  };
  const beginEarly = (): void => {
    begin();
    awaitLoaded(room, pass);
  };
  if (isLoading()) Wait.condition(begin, () => !isLoading(), PATIENCE, beginEarly);
  else begin();
}

/** Lays the table again once board and mats have loaded, unless that is done meanwhile for something else. */
function awaitLoaded(room: Room, pass: number): void {
  const look = guarded(() => {
    if (registry.pass !== pass) return;
    if (isLoading()) awaitLoaded(room, pass);
    else resync(room);
  });
  Wait.time(look, AGAIN);
}

/** Puts off a frame's worth of work, unless the table is laid again meanwhile. */
function put<Args extends unknown[]>(
  pass: number,
  run: (this: void, ...args: Args) => void,
  ...args: Args
): void {
  later(COST.frame, () => {
    if (registry.pass !== pass) return;
    const [ok, why] = pcall(run, ...args);
    if (ok) return;
    const { retry } = registry;
    if (retry !== undefined && registry.resyncing) {
      registry.retry = undefined;
      start(retry);
    } else registry.resyncing = false;
    error(why);
  });
}

/** Looks through the objects of before, and lays out the territories. */
function collect(room: Room, pass: number): void {
  gather();
  if (registry.doubted && !registry.toldDoubt) {
    registry.toldDoubt = true;
    registry.handlers.doubted();
  }
  const objects = getObjectsWithAllTags([OURS, THING]);
  for (let at = 0; at < objects.length; at += CHUNK) {
    const some = objects.slice(at, at + CHUNK);
    put(pass, () => {
      for (const object of some) note(object);
    });
  }
  put(pass, layOut, room, pass, undefined);
}

/** Notes an object by its key; the second one of a key goes. */
function note(object: TtsObject): void {
  if (object.isDestroyed()) return;
  const key = object.memo ?? "";
  if (registry.found[key] === undefined) registry.found[key] = object;
  else if (registry.found[key] !== object) object.destruct();
}

/** Lays out some territories at a time; what changes meanwhile is seen to by `layAll`. */
function layOut(room: Room, pass: number, begun: Layout | undefined): void {
  const { match } = room.table;
  const lands = begun ?? (match === undefined ? undefined : match.module.table.emptyLayout(match.game.state));
  const done =
    match === undefined ||
    lands === undefined ||
    match.module.table.layoutSome(match.game.state, lands, LANDS);
  warmRings(LANDS);
  put(pass, () => {
    if (done) layRest(room, pass, lands);
    else layOut(room, pass, lands);
  });
}

/** Lays out what there is besides territories, and in the frame after that notes all that is to lie there. */
function layRest(room: Room, pass: number, lands: Layout | undefined): void {
  const laid = layoutOf(room, lands);
  put(pass, () => {
    for (const { things } of laid.groups) for (const thing of things) registry.wanted[thing.key] = thing;
    put(pass, layAll, room, pass, laid);
  });
}

/** From here on the table can be changed by `reconcile` again: what has changed since is noted too. */
function layAll(room: Room, pass: number, laid: Layout): void {
  const layout = layoutOf(room, laid);
  if (!areSameObjects(laid, layout)) {
    start(room);
    return;
  }
  registry.resyncing = false;
  if (registry.board === undefined) return;
  registry.manual = isManual(room);
  registry.layout = layout;
  for (const { type, key, thing } of diff(laid, layout, []))
    registry.wanted[key] = type === "remove" ? undefined : thing;
  put(pass, () => {
    // First what belongs nowhere: secrets may be among it.
    settleSome(
      Object.keys(registry.found).filter((key) => registry.wanted[key] === undefined),
      pass,
    );
    settleSome(
      thingsOf(layout).map((thing) => thing.key),
      pass,
    );
    later(COST.change, drawBorders);
    verify();
  });
}

/** Settles keys, a frame's worth at a time. */
function settleSome(keys: readonly string[], pass: number): void {
  const more = (run: (this: void) => void): void => {
    put(pass, run);
  };
  more(inSlices(keys.length, (i) => settle(keys[i]), more));
}
