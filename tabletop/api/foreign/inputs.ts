import { number, text, type Source } from "../reader";
import { button, buttonMethods } from "../object/parts";
import type { ObjectCall } from "../types";
import type { TableInput } from "../../world/types";

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

/** Fields on objects that people type into. */
export const INPUT_METHODS: Record<string, ObjectCall> = buttonMethods(
  "Input",
  "input_function",
  ({ inputs }) => inputs,
  input,
);
