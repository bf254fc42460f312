import { isRecord } from "../../save/check";
import { emit } from "../../world/events";
import { seconds } from "../../world/clock";
import { colorOut, objectOut, type Out } from "../../bridge/values";
import { does, done } from "../done";
import { color, flag, number, rawTable, text, toJson } from "../reader";
import type { Field, ObjectCall } from "../types";
import { colorIn } from "../../save/parts";
import type { TableObject, World } from "../../world/types";

const HAVE: Readonly<Record<string, (object: TableObject) => boolean>> = {
  AssetBundle: ({ data }) => data.Name.startsWith("Custom_Assetbundle"),
  Book: ({ data }) => data.Name === "Custom_PDF",
  Browser: ({ data }) => data.Name === "Tablet",
  Clock: ({ data }) => data.Name === "Digital_Clock",
  Container: ({ kind }) => kind.holds !== undefined,
  Counter: ({ data }) => data.Name === "Counter",
  LayoutZone: ({ data }) => data.Name === "LayoutZone",
  RPGFigurine: ({ kind }) => kind.type === "rpgFigurine",
  TextTool: ({ data }) => data.Name === "3DText",
};

/** A behaviour is nil on an object that has it not. */
export const BEHAVIOUR_FIELDS: Record<string, Field<TableObject>> = Object.fromEntries(
  Object.entries(HAVE).map(([name, has]) => [
    name,
    { get: (_: World, object: TableObject): Out => (has(object) ? true : undefined) },
  ]),
);

function part(object: TableObject, key: string): Record<string, unknown> {
  const found = object.data[key];
  if (isRecord(found)) return found;
  const made = {};
  object.data[key] = made;
  return made;
}

const assetBundle: Record<string, ObjectCall> = {
  playTriggerEffect: (args, object) => {
    emit(args.world, "onObjectTriggerEffect", objectOut(object.handle), number(args, 0));
    return undefined;
  },
  playLoopingEffect: (args, object) => {
    const index = number(args, 0);
    part(object, "CustomAssetbundle")["LoopEffectIndex"] = index;
    emit(args.world, "onObjectLoopingEffect", objectOut(object.handle), index);
    return undefined;
  },
  getLoopingEffectIndex: (_, object) => Number(part(object, "CustomAssetbundle")["LoopEffectIndex"] ?? 0),
  getLoopingEffects: () => [],
  getTriggerEffects: () => [],
};

const book: Record<string, ObjectCall> = {
  getPage: (args, object) => {
    const { PDFPage = 0, PDFPageOffset = 0 } = part(object, "CustomPDF");
    return Number(PDFPage) + (flag(args, 0, false) ? Number(PDFPageOffset) : 0);
  },
  setPage: (args, object) => {
    const pdf = part(object, "CustomPDF");
    const page = number(args, 0) - (flag(args, 1, false) ? Number(pdf["PDFPageOffset"] ?? 0) : 0);
    if (page < 0) return false;
    pdf["PDFPage"] = page;
    emit(args.world, "onObjectPageChange", objectOut(object.handle));
    return true;
  },
  setHighlight: done,
  clearHighlight: done,
};

/** A clock that runs: since when, or from which second down; what it shows while it stands. */
const clock: Record<string, ObjectCall> = {
  getValue: ({ world }, object) => clockValue(world, object),
  setValue: does((args, object) => {
    object.passing.set("clock", number(args, 0));
    object.passing.delete("clock since");
  }),
  pauseStart: does(({ world }, object) => {
    if (object.passing.has("clock since")) {
      object.passing.set("clock", clockValue(world, object));
      object.passing.delete("clock since");
    } else object.passing.set("clock since", seconds(world.clock));
  }),
  startStopwatch: does(({ world }, object) => {
    object.passing.set("clock", 0);
    object.passing.set("clock up", true);
    object.passing.set("clock since", seconds(world.clock));
  }),
  showCurrentTime: does((_, object) => object.passing.delete("clock since")),
};

function clockValue(world: World, { passing }: TableObject): number {
  const shown = Number(passing.get("clock") ?? 0);
  const since = passing.get("clock since");
  if (typeof since !== "number") return shown;
  const passed = Math.floor(seconds(world.clock) - since);
  return passing.get("clock up") === true ? shown + passed : Math.max(0, shown - passed);
}

const counted = (by: number): ObjectCall => does((_, object) => (object.value += by));

const counter: Record<string, ObjectCall> = {
  getValue: (_, object) => object.value,
  setValue: does((args, object) => (object.value = number(args, 0))),
  increment: counted(1),
  decrement: counted(-1),
  clear: does((_, object) => (object.value = 0)),
};

const layoutZone: Record<string, ObjectCall> = {
  getOptions: (_, object) => (part(object, "LayoutZone")["Options"] ?? {}) as Out,
  setOptions: does((args, object) => {
    const zone = part(object, "LayoutZone");
    const old = isRecord(zone["Options"]) ? zone["Options"] : {};
    const given = toJson(rawTable(args, 0), "setOptions");
    zone["Options"] = { ...old, ...(isRecord(given) ? given : {}) };
  }),
  layout: done,
};

const rpgFigurine: Record<string, ObjectCall> = { attack: done, changeMode: done, die: done };

const textTool: Record<string, ObjectCall> = {
  getValue: (_, object) => {
    const { Text } = part(object, "Text");
    return typeof Text === "string" ? Text : "";
  },
  setValue: does((args, object) => (part(object, "Text")["Text"] = text(args, 0))),
  getFontSize: (_, object) => Number(part(object, "Text")["fontSize"] ?? 64),
  setFontSize: does((args, object) => (part(object, "Text")["fontSize"] = number(args, 0))),
  getFontColor: (_, object) => colorOut(colorIn(part(object, "Text")["colorstate"])),
  setFontColor: does((args, object) => (part(object, "Text")["colorstate"] = color(args, 0))),
};

const BEHAVIOURS: Readonly<Record<string, Record<string, ObjectCall>>> = {
  ...{ AssetBundle: assetBundle, Book: book, Clock: clock, Container: { search: () => undefined } },
  ...{ Counter: counter, LayoutZone: layoutZone, RPGFigurine: rpgFigurine, TextTool: textTool },
};

/** What an object does by its behaviour, as `Counter.increment`. */
export const BEHAVIOUR_METHODS: Record<string, ObjectCall> = Object.fromEntries(
  Object.entries(BEHAVIOURS).flatMap(([name, calls]) =>
    Object.entries(calls).map(([call, work]) => [`${name}.${call}`, work]),
  ),
);
