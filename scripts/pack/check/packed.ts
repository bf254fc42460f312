import type { SaveFile } from "../../../tabletop/save/types";
import type { Named } from "../../lua/named";
import type { Base } from "../addresses";

/** A save as it is about to be written, and what it is held against. */
export interface Packed {
  readonly save: SaveFile;
  /** The same as text. */
  readonly text: string;
  /** What the bundle that runs in it names, and the globals that it defines. */
  readonly named: Named;
  readonly defines: readonly string[];
  /** The bundle is longer than what ships. */
  readonly wide: boolean;
  readonly base: Base;
  /** The files that go into dist/assets, by name. */
  readonly assets: ReadonlyMap<string, Buffer>;
  /** Folders of this machine, which nobody else has. */
  readonly folders: readonly string[];
}

/** Calls `visit` for all that is in a value, with the path to it. */
export function visitAll(
  value: unknown,
  visit: (path: string, key: string, value: unknown) => void,
  path = "",
  key = "",
): void {
  visit(path, key, value);
  if (typeof value !== "object" || value === null) return;
  const isList = Array.isArray(value);
  for (const [name, inner] of Object.entries(value)) {
    const below = isList ? `${path}[${name}]` : path === "" ? name : `${path}.${name}`;
    visitAll(inner, visit, below, name);
  }
}
