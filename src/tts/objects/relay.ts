import { diff } from "../../session/scene/diff";
import type { Layout } from "../../session/scene/thing";
import { thingsOf } from "../../session/scene/thing";
import type { Room } from "../../session/table/room";
import { later } from "../queue";
import { COST, settle } from "./arrange";
import { gather, isLoading } from "./gather";
import { ground, OURS, THING } from "./ground";
import { isManual, isSameTable, layoutOf } from "./layout";
import { watch } from "./patrol";
import { warmRings } from "./rings";
import { spread } from "./spread";

/** Seconds that pictures have to load before the table is laid all the same. */
const PATIENCE = 20;
/** Objects that are looked through in a frame, and territories that are laid out in one. */
const CHUNK = 12;
const LANDS = 5;

/**
 * Lays the whole table anew, by and by, whatever lies there: after a load, a rewind, when it was kicked over,
 * when a match begins. Objects are known by their memos; those that belong there are taken over, doubles and
 * all others go.
 */
export function relay(room: Room): void {
  again = room;
  start(room);
}

/** Whose table is laid anew once more if something goes wrong in the midst of it. */
let again: Room | undefined;

function start(room: Room): void {
  ground.stamp++;
  ground.sweep++;
  ground.sweeping = true;
  ground.pieces = {};
  ground.found = {};
  ground.wanted = {};
  ground.layout = undefined;
  ground.ahead = undefined;
  const { sweep } = ground;
  const begin = (): void => {
    put(sweep, () => {
      lookThrough(room, sweep);
    });
  };
  if (isLoading()) Wait.condition(begin, () => !isLoading(), PATIENCE, begin);
  else begin();
}

/** Puts off a frame's worth of work, unless the table is laid anew meanwhile. */
function put(sweep: number, run: (this: void) => void): void {
  later(COST.frame, () => {
    if (ground.sweep !== sweep) return;
    const [ok, why] = pcall(run);
    if (ok) return;
    if (again !== undefined && ground.sweeping) {
      const room = again;
      again = undefined;
      start(room);
    } else ground.sweeping = false;
    error(why);
  });
}

/** Looks through the objects of before, and lays out the territories. */
function lookThrough(room: Room, sweep: number): void {
  gather();
  const objects = getObjectsWithAllTags([OURS, THING]);
  for (let at = 0; at < objects.length; at += CHUNK) {
    const some = objects.slice(at, at + CHUNK);
    put(sweep, () => {
      for (const object of some) meet(object);
    });
  }
  put(sweep, () => {
    layOut(room, sweep, undefined);
  });
}

/** Notes an object by its key; the second one of a key goes. */
function meet(object: TtsObject): void {
  if (object.isDestroyed()) return;
  const key = object.memo ?? "";
  if (ground.found[key] === undefined) ground.found[key] = object;
  else if (ground.found[key] !== object) object.destruct();
}

/** Lays out some territories at a time; what changes meanwhile is seen to by layTable. */
function layOut(room: Room, sweep: number, begun: Layout | undefined): void {
  const { match } = room.table;
  const lands = begun ?? (match === undefined ? undefined : match.module.table.emptyLayout(match.game.state));
  const done =
    match === undefined ||
    lands === undefined ||
    match.module.table.layoutSome(match.game.state, lands, LANDS);
  warmRings(LANDS);
  put(sweep, () => {
    if (done) layRest(room, sweep, lands);
    else layOut(room, sweep, lands);
  });
}

/** Lays out what there is besides territories, and in the frame after that notes all that is to lie there. */
function layRest(room: Room, sweep: number, lands: Layout | undefined): void {
  const laid = layoutOf(room, lands);
  put(sweep, () => {
    for (const { things } of laid.groups) for (const thing of things) ground.wanted[thing.key] = thing;
    put(sweep, () => {
      layAll(room, sweep, laid);
    });
  });
}

/** From here on the table can be changed by `lay` again: what has changed since is noted too. */
function layAll(room: Room, sweep: number, laid: Layout): void {
  const layout = layoutOf(room, laid);
  if (!isSameTable(laid, layout)) {
    start(room);
    return;
  }
  ground.sweeping = false;
  if (ground.board === undefined) return;
  ground.manual = isManual(room);
  ground.layout = layout;
  for (const { type, key, thing } of diff(laid, layout, []))
    ground.wanted[key] = type === "remove" ? undefined : thing;
  put(sweep, () => {
    // First what belongs nowhere: secrets may be among it.
    settleSome(
      Object.keys(ground.found).filter((key) => ground.wanted[key] === undefined),
      sweep,
    );
    settleSome(
      thingsOf(layout).map((thing) => thing.key),
      sweep,
    );
    watch();
  });
}

/** Settles keys, a frame's worth at a time. */
function settleSome(keys: readonly string[], sweep: number): void {
  const more = (run: (this: void) => void): void => {
    put(sweep, run);
  };
  more(spread(keys.length, (i) => settle(keys[i]), more));
}
