import { Ajv, type ErrorObject } from "ajv";
import type { SaveFile } from "../../../tabletop/save/types";
import { SAVE_SCHEMA } from "../schema/save";

const validate = new Ajv({ allErrors: true, strictRequired: false }).compile(SAVE_SCHEMA);

/** The save has the shape that Tabletop Simulator reads; a misspelled key it would pass over in silence. */
export function checkSchema(save: SaveFile): string[] {
  if (validate(save)) return [];
  const errors = validate.errors ?? [];
  // Of a branch that fails its reason is enough.
  return [...new Set(errors.filter(({ keyword }) => keyword !== "if").map(sentence))];
}

function sentence({ instancePath, message, params }: ErrorObject): string {
  const key = (params as { additionalProperty?: string }).additionalProperty;
  const path = instancePath
    .split("/")
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`))
    .join("")
    .replace(/^\./, "");
  const at = path === "" ? "the save" : path;
  const allowed = (params as { allowedValues?: unknown[] }).allowedValues;
  if (key !== undefined) return `${at} has the key ${key}, which is none`;
  return `${at} ${message ?? "is wrong"}${allowed === undefined ? "" : ` (${allowed.join(", ")})`}`;
}
