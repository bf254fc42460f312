/** What a line cannot hold, or a terminal would obey. */
const NO_LINE = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g;

/** A save that cannot be read, with the path of what is wrong in it; the message is one line. */
export class SaveError extends Error {
  constructor(
    readonly path: string,
    what: string,
  ) {
    super(`${path === "" ? "the save" : path} ${what}`.replace(NO_LINE, "?"));
    this.name = "SaveError";
  }
}

/** Whether a value is an object with fields, and no list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What a text of JSON says; undefined where it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The object that a text of JSON says; undefined where it says none. */
export function recordIn(text: string): Record<string, unknown> | undefined {
  const value = parsed(text);
  return isRecord(value) ? value : undefined;
}

/** The message of an error; what else was thrown, as a text. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
