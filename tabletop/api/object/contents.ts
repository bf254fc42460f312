import { words } from "../../save/words";
import { bringBack } from "../../save/aside";
import { callback } from "../../world/events";
import { countOf, cutOff, inside, isShuffled, nextOut, put, takeOut } from "../../world/containers";
import { contents } from "../../world/zones";
import { destroy, spawn } from "../../world/spawn";
import { enterHand } from "../../world/hands";
import { dealTo } from "../../world/deal";
import { fall } from "../../world/motion";
import { objectData, place } from "../../world/objects";
import { objectOut, vectorOut, type Out } from "../../bridge/values";
import { randomizeBy, roll, rotationValue, rotationValues, setRotationValue } from "../../world/dice";
import { setState } from "../../world/states";
import { turned } from "../../world/vectors";
import { does } from "../done";
import {
  ApiError,
  flag,
  has,
  maybeFn,
  maybeTable,
  maybeVector,
  number,
  object as objectAt,
  placeIn,
  rows,
  table,
  text,
  vector,
} from "../reader";
import type { ObjectCall } from "../types";
import type { ObjectData, XYZ } from "../../save/types";
import type { Source } from "../reader";
import type { TableObject, World } from "../../world/types";

const TAKE = words("position rotation flip guid index top smooth callback_function callback callback_owner");

/** What scripts are told of what lies in another object. */
export function described(data: ObjectData, index: number): Record<string, Out> {
  return {
    ...{ index, guid: data.GUID ?? "", name: data.Nickname ?? "", description: data.Description ?? "" },
    ...{ gm_notes: data.GMNotes ?? "", memo: data.Memo ?? "", tags: data.Tags ?? [] },
    ...{ lua_script: data.LuaScript ?? "", lua_script_state: data.LuaScriptState ?? "" },
  };
}

function turnedOver(rotation: XYZ): XYZ {
  return { ...rotation, z: turned(rotation.z + 180) };
}

function takeObject(args: Source, from: TableObject): Out {
  const params = maybeTable(args, 0, TAKE);
  const list = inside(from);
  if (from.kind.holds === undefined)
    throw new ApiError(`${from.data.Name} holds nothing that could be taken`);
  if (countOf(from) === 0) throw new ApiError(`${from.data.Nickname ?? from.data.Name} is empty`);
  const stack = from.kind.holds === "alike";
  let index = nextOut(args.world, from, flag(params, "top", true));
  if (has(params, "index")) index = number(params, "index");
  if (has(params, "guid")) index = list.findIndex((data) => data.GUID === text(params, "guid"));
  if (!stack && (index < 0 || index >= list.length))
    throw new ApiError(`there is no such object in ${from.guid}`);
  const to = placeIn(params, ["position", "rotation"]);
  if (flag(params, "flip", false)) to.rotation = turnedOver(to.rotation ?? from.rotation);
  const taken = takeOut(args.world, from, index, to, flag(params, "smooth", true));
  const done = maybeFn(params, "callback_function");
  if (done !== undefined) taken.spawned.push(done);
  return objectOut(taken.handle);
}

/**
 * The last card of a deck that has ended as the card before it was taken: published mods take cards one after the other and
 * do not look whether the deck is still there.
 */
export function takeRemainder(args: Source, card: TableObject): Out {
  const params = maybeTable(args, 0, TAKE);
  const to = placeIn(params, ["position", "rotation"]);
  if (flag(params, "flip", false)) to.rotation = turnedOver(card.rotation);
  card.motion = undefined;
  place(args.world, card, to);
  fall(args.world, card);
  const done = maybeFn(params, "callback_function");
  if (done !== undefined && card.life === "spawning") card.spawned.push(done);
  else if (done !== undefined) callback(args.world, "a spawn callback", done, true, objectOut(card.handle));
  return objectOut(card.handle);
}

function getObjects(args: Source, of: TableObject): Out {
  if (of.kind.zone === true) return contents(args.world, of).map((entry) => objectOut(entry.handle));
  if (of.kind.holds === "alike") return [];
  return inside(of).map((data, i) => ({ ...described(data, i), nickname: data.Nickname ?? "" }));
}

/** The data of an object as a file has it, with what this table could not read. */
function fileData({ notes }: World, object: TableObject): ObjectData {
  const data = objectData(object);
  if (notes !== undefined) bringBack(data);
  return data;
}

/** Data as a script gets it: states are under numbers, as published mods take them. */
function dataOut(world: World, data: ObjectData): Out {
  if (world.notes === undefined) return data as unknown as Out;
  const inner = data.ContainedObjects?.map((one) => dataOut(world, one));
  const states = Object.entries(data.States ?? {}).map(([id, one]): [string, Out] => [
    id,
    dataOut(world, one),
  ]);
  return {
    ...(data as unknown as Record<string, Out>),
    ...(inner === undefined ? {} : { ContainedObjects: inner }),
    ...(states.length === 0 ? {} : { States: { $: "numbered", entries: Object.fromEntries(states) } }),
  };
}

function split(args: Source, deck: TableObject): Out {
  const piles = number(args, 0, 2);
  const each = Math.floor(inside(deck).length / piles);
  const made: TableObject[] = [];
  for (let i = 1; i < piles; i++) made.push(cutOff(args.world, deck, each, i * 2.5 * deck.scale.x));
  return [deck, ...made].map((pile) => objectOut(pile.handle));
}

/** Containers, zones, dice, states, and what becomes of the object itself. */
export const HOLD_METHODS: Record<string, ObjectCall> = {
  getObjects,
  getQuantity: (_, object) => (object.kind.holds === undefined ? -1 : countOf(object)),
  takeObject,
  putObject: (args, object) => {
    const { world } = args;
    const given = objectAt(args, 0);
    // Published mods put cards into hands so.
    if (world.notes !== undefined && object.kind.type === "Hand") {
      enterHand(world, object, given);
      return objectOut(object.handle);
    }
    return objectOut(put(world, object, given, number(args, 1, 0) === 0).handle);
  },
  shuffle: (args, object) => {
    if (!isShuffled(object)) return false;
    randomizeBy(args.world, object, "Black");
    return true;
  },
  deal: (args, object) => {
    const [count, color, hand] = [number(args, 0), text(args, 1, ""), number(args, 2, 1)];
    return dealTo(args.world, object, count, { color, hand, fromBottom: flag(args, 3, false) });
  },
  cut: (args, object) => {
    const lower = object;
    const upper = cutOff(args.world, object, number(args, 0), 0);
    return [objectOut(lower.handle), objectOut(upper.handle)];
  },
  split,
  clone: (args, object) => {
    const read = args.world.notes === undefined ? table : maybeTable;
    const params = read(args, 0, ["position", "snap_to_grid"]);
    const position = maybeVector(params, "position") ?? { ...object.position, y: object.position.y + 1 };
    return objectOut(spawn(args.world, { ...objectData(object), GUID: "" }, { position }).handle);
  },
  destruct: does((args, object) => destroy(args.world, object)),
  reload: (args, object) => {
    const data = objectData(object);
    destroy(args.world, object);
    return objectOut(spawn(args.world, data).handle);
  },
  getData: ({ world }, object) => dataOut(world, fileData(world, object)),
  getJSON: (args, object) =>
    JSON.stringify(fileData(args.world, object), undefined, flag(args, 0, true) ? 2 : 0),
  getZones: (_, object) => [...object.zones].map(objectOut),
  randomize: does((args, object) => randomizeBy(args.world, object, text(args, 0, "Black"))),
  roll: does((args, object) => roll(args.world, object, "Black")),
  getRotationValue: (args, object) => {
    const value = rotationValue(object);
    return args.world.ways.facesAreTexts === true && value !== undefined ? String(value) : value;
  },
  getRotationValues: (_, object) =>
    rotationValues(object).map((face) => ({ value: face.Value, rotation: vectorOut(face.Rotation) })),
  setRotationValue: does((args, object) => {
    setRotationValue(args.world, object, text(args, 0));
    fall(args.world, object);
  }),
  setRotationValues: does(
    (args, object) =>
      (object.data.RotationValues = rows(args, 0, (list, i) => {
        const entry = table(list, i, ["value", "rotation"]);
        const value = entry.get("value");
        return {
          Value: typeof value === "number" ? value : text(entry, "value"),
          Rotation: vector(entry, "rotation"),
        };
      })),
  ),
  getValue: (_, object) => (object.kind.faces === undefined ? object.value : rotationValue(object)),
  setValue: does((args, object) => {
    if (object.kind.type === "3D Text") object.data.Text = { ...object.data.Text, Text: text(args, 0) };
    else object.value = number(args, 0);
  }),
  getStateId: (_, object) => {
    const others = Object.keys(object.data.States ?? {}).map(Number);
    for (let id = 1; ; id++) if (!others.includes(id)) return others.length === 0 ? -1 : id;
  },
  setState: (args, object) => objectOut(setState(args.world, object, number(args, 0)).handle),
};
