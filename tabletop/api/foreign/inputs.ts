import { does } from "../done";
import { number, table, text, type Source } from "../reader";
import { button, buttonsOut, indexOf, partAt } from "../object/parts";
import type { ObjectCall } from "../types";
import type { TableInput, TableObject } from "../../world/types";

/** Reads the parameters of an input over those it has. */
function input(params: Source, old: TableInput | undefined): TableInput {
  return {
    ...button(params, "input_function", old),
    value: text(params, "value", old?.value ?? ""),
    alignment: number(params, "alignment", old?.alignment ?? 1),
    validation: number(params, "validation", old?.validation ?? 1),
    tab: number(params, "tab", old?.tab ?? 1),
  };
}

function inputAt(object: TableObject, index: number): TableInput {
  return partAt(object, object.inputs, "input", index);
}

/** Fields on objects that people type into. */
export const INPUT_METHODS: Record<string, ObjectCall> = {
  createInput: does((args, object) => object.inputs.push(input(table(args, 0), undefined))),
  editInput: does((args, object) => {
    const params = table(args, 0);
    const index = indexOf(params);
    object.inputs[index] = input(params, inputAt(object, index));
  }),
  removeInput: does((args, object) => {
    const index = number(args, 0);
    inputAt(object, index);
    object.inputs.splice(index, 1);
  }),
  clearInputs: does((_, object) => (object.inputs = [])),
  getInputs: (_, object) => buttonsOut(object.inputs, "input_function"),
};
