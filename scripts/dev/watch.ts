import { readdirSync, statSync, type Dirent } from "node:fs";
import { join } from "node:path";

/** Milliseconds between two looks. Looking finds changes on every system, through links and over the net. */
const PAUSE = 120;
const FILES = /\.(ts|css|html|json|svg|xml)$/;

/**
 * Calls `changed` with the files below the folders that have changed, come or gone, one call after the other. `failed`
 * is told what went wrong in one; the watch goes on, until the answer is called.
 */
export function watch(
  root: string,
  folders: readonly string[],
  changed: (files: string[]) => Promise<void>,
  failed: (error: unknown) => void,
): () => void {
  let known = look(root, folders);
  const step = async (): Promise<void> => {
    const now = look(root, folders);
    const files = [...new Set([...known.keys(), ...now.keys()])].filter(
      (file) => known.get(file) !== now.get(file),
    );
    known = now;
    if (files.length > 0) await changed(files.sort()).catch(failed);
    if (!over) timer = setTimeout(() => void step(), PAUSE);
  };
  let over = false;
  let timer = setTimeout(() => void step(), PAUSE);
  return () => {
    over = true;
    clearTimeout(timer);
  };
}

/** When each file was changed last; what goes while it is looked at is not there. */
function look(root: string, folders: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (folder: string): void => {
    for (const entry of entriesOf(join(root, folder))) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) visit(path);
      else if (FILES.test(entry.name)) {
        const stat = statSync(join(root, path), { throwIfNoEntry: false });
        if (stat !== undefined) found.set(path, `${stat.mtimeMs} ${stat.size}`);
      }
    }
  };
  for (const folder of folders) visit(folder);
  return found;
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
