import { colorOut, objectOut, vectorOut, type Out } from "../../bridge/values";
import { ApiError, color, maybeVector, number, table, text } from "../reader";
import { indexOf, ownerOf } from "../object/parts";
import type { ObjectCall } from "../types";
import type { Source } from "../reader";
import type { TableInput, TableObject } from "../../world/types";

const ZERO = { x: 0, y: 0, z: 0 };
const ONE = { x: 1, y: 1, z: 1 };
const WHITE = { r: 1, g: 1, b: 1, a: 1 };
const BLACK = { r: 0, g: 0, b: 0, a: 1 };

/** Reads the parameters of an input over those it has. */
function input(params: Source, old: TableInput | undefined): TableInput {
  const owner = ownerOf(params) ?? old?.owner;
  return {
    fn: text(params, "input_function", old?.fn),
    ...(owner === undefined ? {} : { owner }),
    label: text(params, "label", old?.label ?? ""),
    tooltip: text(params, "tooltip", old?.tooltip ?? ""),
    value: text(params, "value", old?.value ?? ""),
    position: maybeVector(params, "position") ?? old?.position ?? ZERO,
    rotation: maybeVector(params, "rotation") ?? old?.rotation ?? ZERO,
    scale: maybeVector(params, "scale") ?? old?.scale ?? ONE,
    width: number(params, "width", old?.width ?? 100),
    height: number(params, "height", old?.height ?? 100),
    font_size: number(params, "font_size", old?.font_size ?? 100),
    color: color(params, "color", old?.color ?? WHITE),
    font_color: color(params, "font_color", old?.font_color ?? BLACK),
    alignment: number(params, "alignment", old?.alignment ?? 1),
    validation: number(params, "validation", old?.validation ?? 1),
    tab: number(params, "tab", old?.tab ?? 1),
  };
}

function inputAt(object: TableObject, index: number): TableInput {
  const found = object.inputs[index] as TableInput | undefined;
  if (found === undefined)
    throw new ApiError(`there is no input ${index} on ${object.data.Nickname ?? object.guid}`);
  return found;
}

function inputOut(entry: TableInput, index: number): Out {
  const { fn: input_function, owner, position, rotation, scale, color: c, font_color, ...plain } = entry;
  return {
    ...(owner === undefined ? {} : { function_owner: objectOut(owner) }),
    ...{ index, input_function, ...plain, color: colorOut(c), font_color: colorOut(font_color) },
    ...{ position: vectorOut(position), rotation: vectorOut(rotation), scale: vectorOut(scale) },
  };
}

/** Fields on objects that people type into. */
export const INPUT_METHODS: Record<string, ObjectCall> = {
  createInput: (args, object) => {
    object.inputs.push(input(table(args, 0), undefined));
    return true;
  },
  editInput: (args, object) => {
    const params = table(args, 0);
    const index = indexOf(params);
    object.inputs[index] = input(params, inputAt(object, index));
    return true;
  },
  removeInput: (args, object) => {
    const index = number(args, 0);
    inputAt(object, index);
    object.inputs.splice(index, 1);
    return true;
  },
  clearInputs: (_, object) => {
    object.inputs = [];
    return true;
  },
  getInputs: (_, object) => (object.inputs.length === 0 ? undefined : object.inputs.map(inputOut)),
};
