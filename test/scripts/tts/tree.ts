import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { Complaint } from "../../../scripts/complaint";
import { pack } from "../../../scripts/tts/pack";
import { SaveError } from "../../../tabletop/save/check";
import { unpack, type Unpacked } from "../../../scripts/tts/unpack";

/** A path where nothing is, in a folder of its own that is gone when the test ends. */
export function newPath(): string {
  const folder = mkdtempSync(join(tmpdir(), "unpack-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, "it");
}

export const NORMAL = { exact: false, force: false };

/** A tree on disk, and what tests do to it. */
interface Tree {
  readonly folder: string;
  readonly unpack: (save: string, options?: Partial<typeof NORMAL>) => Unpacked;
  readonly pack: () => string;
  readonly files: () => readonly string[];
  readonly read: (path: string) => string;
  readonly write: (path: string, text: string) => void;
}

export function newTree(): Tree {
  const folder = newPath();
  return {
    folder,
    unpack(save, options) {
      const file = newPath();
      writeFileSync(file, save);
      return unpack(file, folder, { ...NORMAL, ...options });
    },
    pack() {
      const file = newPath();
      pack(folder, file, { force: false });
      return readFileSync(file, "utf8");
    },
    files: () =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) =>
          join(parentPath, name)
            .slice(folder.length + 1)
            .replaceAll("\\", "/"),
        )
        .filter((path) => !["layout.json", "unpacked.json", ".gitattributes"].includes(path))
        .sort(),
    read: (path) => readFileSync(join(folder, path), "utf8"),
    write(path, text) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    },
  };
}

/** The tree of a save, which becomes the same bytes again. */
export function treeOf(save: string): Tree {
  const tree = newTree();
  tree.unpack(save);
  expect(tree.pack()).toBe(save);
  return tree;
}

export const saveOf = (objects: readonly object[], more: object = {}): string =>
  JSON.stringify({ SaveName: "A small mod", ...more, ObjectStates: objects }, undefined, 2);

/** What a command complains of. */
export function complaint(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof Complaint || error instanceof SaveError) return error.message;
    throw error;
  }
  return "nothing";
}
