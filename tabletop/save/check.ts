/** A save that cannot be read, with the path of what is wrong in it. */
export class SaveError extends Error {
  constructor(
    readonly path: string,
    what: string,
  ) {
    super(`${path === "" ? "the save" : path} ${what}`);
    this.name = "SaveError";
  }
}

export interface Fault {
  path: string;
  what: string;
}

export function at(path: string, what: string): Fault {
  return { path, what };
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function numbersFault(value: unknown, keys: readonly string[], path: string): Fault | undefined {
  if (!isRecord(value)) return at(path, "must be an object");
  for (const key of keys) {
    const number = value[key];
    if (typeof number !== "number" || !Number.isFinite(number))
      return at(`${path}.${key}`, "must be a number");
  }
  return undefined;
}
