import { checkDepth } from "../../save/depth";
import { isRecord, parsed, SaveError } from "../../save/check";
import { readObject } from "../../save/object";
import { STANDING } from "../../save/parts";
import { put } from "../../world/containers";
import { destroy, spawn } from "../../world/spawn";
import { objectOut, type Out } from "../../bridge/values";
import { does } from "../done";
import { ApiError, maybeFn, object as objectAt, placeIn, rows, table, text, toJson } from "../reader";
import type { ObjectData } from "../../save/types";
import type { Source } from "../reader";
import type { Call } from "../types";
import type { TableObject } from "../../world/types";

const SPAWN = ["data", "json", "position", "rotation", "scale", "callback_function"];
const SPAWN_KIND = ["type", "position", "rotation", "scale", "sound", "snap_to_grid", "callback_function"];

function begin(params: Source, data: ObjectData): Out {
  const made = spawn(params.world, data, placeIn(params, ["position", "rotation", "scale"]));
  const done = maybeFn(params, "callback_function");
  if (done !== undefined) made.spawned.push(done);
  return objectOut(made.handle);
}

/** States under 1, 2, 3 come as a list; a save has them under the same numbers as names. */
function withStates(data: Record<string, unknown>): Record<string, unknown> {
  const { States: states, ContainedObjects: inner } = data;
  const list = Array.isArray(states)
    ? states.map((state, i): [string, unknown] => [String(i + 1), state])
    : [];
  return {
    ...data,
    ...(list.length === 0 ? {} : { States: Object.fromEntries(list) }),
    ...(Array.isArray(inner)
      ? { ContainedObjects: inner.map((one: unknown) => (isRecord(one) ? withStates(one) : one)) }
      : {}),
  };
}

/** Data is what a save may have, for a save will have it; only its Transform may be left out, or be a part of one. */
function objectDataOf({ name }: Source, field: string, data: unknown): ObjectData {
  if (!isRecord(data) || typeof data["Name"] !== "string")
    throw new ApiError(`bad field '${field}' to '${name}' (object data with a Name expected)`);
  try {
    checkDepth(data, field);
    const { Transform = {} } = data;
    const numbered = withStates(data);
    const whole = isRecord(Transform) ? { ...numbered, Transform: { ...STANDING, ...Transform } } : numbered;
    return readObject(whole, field);
  } catch (error) {
    if (error instanceof SaveError)
      throw new ApiError(`bad field '${field}' to '${name}' (${error.message})`);
    throw error;
  }
}

/** Spawning from data, from its JSON, and of a built-in kind. */
export const SPAWN_FUNCTIONS: Record<string, Call> = {
  spawnObjectData: (args) => {
    const params = table(args, 0, SPAWN);
    return begin(params, objectDataOf(params, "data", toJson(params.get("data"), "data")));
  },
  spawnObjectJSON: (args) => {
    const params = table(args, 0, SPAWN);
    return begin(params, objectDataOf(params, "json", parsed(text(params, "json"))));
  },
  spawnObject: (args) => {
    const params = table(args, 0, SPAWN_KIND);
    return begin(params, { Name: text(params, "type"), Transform: { ...STANDING, posY: 3 } });
  },
  destroyObject: does((args) => destroy(args.world, objectAt(args, 0))),
  group: (args) => {
    const list = rows(args, 0, objectAt);
    let pile = list[0] as TableObject | undefined;
    for (const other of list.slice(1)) if (pile !== undefined) pile = put(args.world, pile, other);
    return pile === undefined ? [] : [objectOut(pile.handle)];
  },
};
