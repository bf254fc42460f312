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

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
