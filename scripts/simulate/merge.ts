/** Puts parts of a run together: those that were played in other folders, by whatever machine. */
import { createHash } from "node:crypto";
import { resolve } from "node:path";
import { Complaint } from "../complaint";
import {
  closeStore,
  hasEnded,
  linesIn,
  openStore,
  readStore,
  writeLines,
  type Kept,
  type Store,
} from "./store";

/** The lines of some folders in one; complains, before anything is written, about parts that do not fit together. */
export function mergeParts(folders: readonly string[], into: string): Kept & { readonly store: Store } {
  const parts = folders.map((folder) => readStore(resolve(folder)));
  const [first, ...others] = parts;
  for (const { store, plan, program } of others) {
    const differs = Object.keys({ ...first.plan, ...plan }).find(
      (key) => JSON.stringify(Reflect.get(first.plan, key)) !== JSON.stringify(Reflect.get(plan, key)),
    );
    if (differs !== undefined || program !== first.program)
      throw new Complaint(
        `${store.folder} does not fit ${first.store.folder}: ${
          differs === undefined
            ? "its games were played by another version of the rules or the computers"
            : `its games have another value of "${differs}"`
        }.`,
      );
  }
  const { plan, program } = first;
  const store = openStore(into, plan, program);
  try {
    const stores = [store, ...parts.map((part) => part.store)];
    const files = [...new Set(stores.flatMap(({ counts }) => [...counts.keys()]))].sort(
      (one, other) => one - other,
    );
    for (const file of files) compareFile(stores, file);
    for (const file of files) addFile(store, parts, file);
  } finally {
    closeStore(store);
  }
  return { store, plan, program };
}

/** So many lines are written at a time. */
const PIECE = 50;

/** Writes what is missing of a file, out of whichever part has it. */
function addFile(store: Store, parts: readonly { readonly store: Store }[], file: number): void {
  for (const part of parts) {
    let [numbers, texts]: [number[], string[]] = [[], []];
    for (const { n, text } of linesIn(part.store, file)) {
      if (hasEnded(store, n)) continue;
      numbers.push(n);
      texts.push(text);
      if (numbers.length < PIECE) continue;
      writeLines(store, numbers, texts);
      [numbers, texts] = [[], []];
    }
    writeLines(store, numbers, texts);
  }
}

/** Complains where two folders have a game otherwise; of each line a hash is kept. */
function compareFile(all: readonly Store[], file: number): void {
  const stores = all.filter(({ counts }) => counts.has(file));
  if (stores.length < 2) return;
  const seen = new Map<number, { readonly hash: string; readonly folder: string }>();
  for (const store of stores)
    for (const { n, text } of linesIn(store, file)) {
      const { folder } = store;
      const hash = createHash("sha256").update(text).digest("base64");
      const other = seen.get(n);
      if (other !== undefined && other.hash !== hash)
        throw new Complaint(
          `${folder} and ${other.folder} do not fit together: game ${n} is not the same in both.`,
        );
      seen.set(n, { hash, folder });
    }
}
