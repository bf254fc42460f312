/** JSON Schemas (draft 7) in few words. */
export type Schema = Readonly<Record<string, unknown>>;

export const TEXT: Schema = { type: "string" };
export const NUMBER: Schema = { type: "number" };
export const WHOLE: Schema = { type: "integer" };
export const FLAG: Schema = { type: "boolean" };
export const TEXTS: Schema = { type: "array", items: TEXT };

export function oneOf(...values: readonly (string | number)[]): Schema {
  return { enum: values };
}

export function listOf(items: Schema, more: Schema = {}): Schema {
  return { type: "array", items, ...more };
}

/** An object with these keys and no others: all of `required`, any of `optional`. */
export function shape(
  required: Readonly<Record<string, Schema>>,
  optional: Readonly<Record<string, Schema>> = {},
): Schema {
  return {
    type: "object",
    required: Object.keys(required),
    properties: { ...required, ...optional },
    additionalProperties: false,
  };
}

/** An object whose keys fit a pattern. */
export function mapOf(keys: string, values: Schema): Schema {
  return { type: "object", patternProperties: { [keys]: values }, additionalProperties: false };
}

/** The same schema for several keys. */
export function all(names: string, schema: Schema): Record<string, Schema> {
  return Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, schema]),
  );
}

export const XYZ = shape(all("x y z", NUMBER));
export const COLOUR = shape(all("r g b", { type: "number", minimum: 0, maximum: 1 }), {
  a: { type: "number", minimum: 0, maximum: 1 },
});
export const SNAP_POINTS = listOf(shape({ Position: XYZ }, { Rotation: XYZ, Tags: TEXTS }));
