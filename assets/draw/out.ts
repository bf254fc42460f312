/** Where results go: written once, remembered for the manifest. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** What a file of the assets is for, and which drawing makes it. */
export interface Entry {
  path: string;
  use: string;
  source: string;
}

const list: Entry[] = [];

/** Writes a file under assets/ and notes it for the manifest. */
export function put(path: string, content: string | Buffer, use: string, source: string): void {
  const file = `assets/${path}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  list.push({ path, use, source });
}

/** Writes a picture for the documentation, which the manifest leaves out. */
export function putDoc(path: string, content: string | Buffer): void {
  const file = `docs/art/${path}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

export const written = (): readonly Entry[] => list;
