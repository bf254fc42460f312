import { destroy, spawn } from "../../world/spawn";
import { inside, shuffle } from "../../world/containers";
import { isRecord } from "../../save/check";
import { isSeated, letGoOf, seats } from "../../world/players";
import { chance } from "../../world/world";
import { dealTo } from "../../world/deal";
import { setLocked } from "../../world/motion";
import { objectData } from "../../world/objects";
import { carries } from "../../world/tags";
import { objectOut, type Out } from "../../bridge/values";
import { readEntry } from "../../save/object";
import { setState } from "../../world/states";
import { plus, rotate } from "../../world/vectors";
import { does } from "../done";
import { ApiError, flag, number, object as objectAt, text } from "../reader";
import { described } from "../object/contents";
import type { ObjectCall } from "../types";
import type { ObjectData } from "../../save/types";
import type { TableObject, World } from "../../world/types";

const destruct: ObjectCall = does(({ world }, object) => destroy(world, object));

/** The objects that are attached to another, with places relative to it. */
function attached(object: TableObject): ObjectData[] {
  const { ChildObjects } = object.data;
  const list = Array.isArray(ChildObjects)
    ? ChildObjects.map((child) => readEntry(child, "ChildObjects", []))
    : [];
  object.data["ChildObjects"] = list;
  return list;
}

function detach(world: World, parent: TableObject, data: ObjectData): Out {
  const { posX, posY, posZ } = data.Transform;
  const position = plus(parent.position, rotate({ x: posX, y: posY, z: posZ }, parent.rotation));
  return objectOut(spawn(world, data, { position }).handle);
}

function statesOf(object: TableObject): [number, ObjectData][] {
  return Object.entries(object.data.States ?? {}).map(([id, data]) => [Number(id), data]);
}

/** Attachments, states, and what becomes of containers. */
export const CONTENT_METHODS: Record<string, ObjectCall> = {
  getAttachments: (_, object) => attached(object).map(described),
  addAttachment: does((args, object) => {
    const child = objectAt(args, 0);
    const data = objectData(child);
    const { x, y, z } = object.position;
    const { posX, posY, posZ } = data.Transform;
    Object.assign(data.Transform, { posX: posX - x, posY: posY - y, posZ: posZ - z });
    attached(object).push(data);
    destroy(args.world, child);
  }),
  removeAttachment: (args, object) => {
    const [data] = attached(object).splice(number(args, 0), 1) as (ObjectData | undefined)[];
    return data === undefined ? undefined : detach(args.world, object, data);
  },
  removeAttachments: (args, object) =>
    attached(object)
      .splice(0)
      .map((data) => detach(args.world, object, data)),
  destroyAttachment: (args, object) => attached(object).splice(number(args, 0), 1).length > 0,
  destroyAttachments: (_, object) => attached(object).splice(0).length > 0,
  getStates: (_, object) => {
    const list = statesOf(object);
    return list.length === 0 ? undefined : list.map(([id, data]) => ({ ...described(data, 0), id }));
  },
  getStatesCount: (_, object) => (statesOf(object).length === 0 ? -1 : statesOf(object).length + 1),
  shuffleStates: (args, object) => {
    const ids = statesOf(object).map(([id]) => id);
    if (ids.length === 0) return undefined;
    return objectOut(setState(args.world, object, ids[chance(args.world, ids.length)]).handle);
  },
  hasMatchingTag: (args, object) => {
    return (objectAt(args, 0).data.Tags ?? []).some((tag) => carries(object, tag));
  },
  /** These no page documents any more, and published mods call them. */
  destroy: destruct,
  destroyObject: destruct,
  lock: does(({ world }, object) => setLocked(world, object, true)),
  unlock: does(({ world }, object) => setLocked(world, object, false)),
  dealToColor: (args, object) => dealTo(args.world, object, number(args, 0), { color: text(args, 1) }),
  dealToAll: does((args, object) => {
    const { world } = args;
    for (const color of seats(world).filter((one) => isSeated(world, one)))
      dealTo(world, object, number(args, 0), { color });
  }),
  drop: (args, object) => letGoOf(args.world, object),
  reset: does(({ world }, object) => {
    if (object.kind.holds === "cards") shuffle(world, object);
    else if (object.kind.holds !== undefined && object.kind.holds !== "alike") inside(object).length = 0;
  }),
  spread: (args, object) => {
    if (object.kind.holds !== "cards") throw new ApiError("only a deck can be spread");
    number(args, 0, 0.6);
    return [objectOut(object.handle)];
  },
  dealToColorWithOffset: (args, object) => {
    flag(args, 1, true);
    return dealTo(args.world, object, 1, { color: text(args, 2) });
  },
  moveToHandStash: () => false,
  getJoints: (_, object) => {
    const kinds = ["Fixed", "Hinge", "Spring"].filter((kind) => isRecord(object.data[`Joint${kind}`]));
    return kinds.map((kind) => ({ type: kind }));
  },
  jointTo: () => false,
  registerCollisions: does((args, object) =>
    object.passing.set("collisions", flag(args, 0, false) ? "stay" : "touch"),
  ),
  unregisterCollisions: (_, object) => object.passing.delete("collisions"),
  getFogOfWarReveal: (_, object) => {
    const {
      Reveal = false,
      RevealColor: color = "All",
      Range: range = 5,
    } = (object.data["FogOfWarRevealer"] ?? {}) as { Reveal?: boolean; RevealColor?: string; Range?: number };
    return { reveal: Reveal, color, range };
  },
  setFogOfWarReveal: () => true,
  getSelectingPlayers: () => [],
  addToPlayerSelection: () => false,
  removeFromPlayerSelection: () => false,
};
