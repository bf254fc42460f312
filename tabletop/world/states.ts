import { destroy, spawn } from "./spawn";
import { emit } from "./events";
import { objectData } from "./objects";
import { objectOut } from "../bridge/values";
import { Refused } from "./world";
import type { TableObject, World } from "./types";

/** Replaces an object by another of its states: a new object with another GUID in the same place. */
export function setState(world: World, object: TableObject, id: number): TableObject {
  const states = object.data.States ?? {};
  const next = states[String(id)] as (typeof states)[string] | undefined;
  if (next === undefined) throw new Refused(`${object.data.Nickname ?? object.data.Name} has no state ${id}`);
  const data = structuredClone(next);
  const old = objectData(object);
  delete old.States;
  const { [String(id)]: _, ...others } = structuredClone(states);
  let own = 1;
  while (String(own) in states) own++;
  data.States = { ...others, [String(own)]: old };
  const { position, rotation, scale, guid } = object;
  destroy(world, object);
  const made = spawn(world, data, { position, rotation, scale });
  emit(world, "onObjectStateChange", objectOut(made.handle), guid);
  return made;
}
