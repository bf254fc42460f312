import type { JsonFields } from "../../../tabletop/tree/json";

/** A place that people can go to. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

/** A part of a script or an interface, and where its text stands. */
export interface Part {
  readonly text: string;
  /** Where its first line stands. */
  readonly at: Place;
  /** Whether it is lines of that file; else it is one string of JSON there. */
  readonly isFile: boolean;
  /** The module of a bundled script that it is. */
  readonly module?: string | undefined;
}

/** A script or an interface: one text of one or several parts; empty where there is none. */
export interface ModText {
  readonly text: string;
  readonly parts: readonly Part[];
}

/** An object of a mod, wherever it lies. */
export interface ModObject {
  readonly guid: string;
  /** Its kind, as saves name it: `Custom_Model`. */
  readonly kind: string;
  readonly nickname: string;
  readonly fields: JsonFields;
  readonly script: ModText;
  readonly ui: ModText;
  /** Whether it lies on the table, and not in a container, among states or on another object. */
  readonly isOnTable: boolean;
  /** Where a field of it stands, or of fields in it; where the object begins, for what it has not. */
  readonly placeOf: (key: string, within?: JsonFields) => Place;
  readonly inner: readonly ModObject[];
}

/** A mod as it stands in a save or in an unpacked folder. */
export interface Mod extends Pick<ModObject, "fields" | "script" | "ui" | "placeOf"> {
  /** What the save is called in the game. */
  readonly name: string;
  /** Those on the table, in their order. */
  readonly objects: readonly ModObject[];
}

export const NO_TEXT: ModText = { text: "", parts: [] };

/** All objects, each before what is in it. */
export function allObjects(objects: readonly ModObject[]): readonly ModObject[] {
  return objects.flatMap((object) => [object, ...allObjects(object.inner)]);
}

/** Where a line of a text (from 1) stands, and after it what a place in a file cannot say. */
export function placeInText(
  { parts }: ModText,
  line: number,
): (Place & { readonly note: string }) | undefined {
  let first = 1;
  for (const [i, { text, at, isFile, module }] of parts.entries()) {
    const own = line - first;
    const lines = text.split("\n").length - 1;
    // The last line of a part is the next one's first, unless something stands in it.
    const hasLast = i === parts.length - 1 || !/(?:^|\n)$/.test(text);
    if (own < lines || (own === lines && hasLast)) {
      if (isFile) return { file: at.file, line: at.line + own, note: "" };
      const whose = module === undefined ? "" : ` of the module ${module}`;
      return { ...at, note: ` (line ${own + 1}${whose} in the text there)` };
    }
    first += lines;
  }
  return undefined;
}
