/** Bundles TypeScript of the tree for Node. */
import { appendFileSync, readFileSync, renameSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { threadId } from "node:worker_threads";
import { unwritable } from "./writable.mjs";

/** Why nothing can be bundled: the project's folder cannot be written, which the message says in one sentence. */
export class Unwritable extends Error {
  syscall = "access";
}

/** @satisfies {import("esbuild").BuildOptions} */
export const FOR_NODE = {
  bundle: true,
  platform: "node",
  target: "node20",
  format: "esm",
  packages: "external",
  loader: { ".lua": "text" },
};

/**
 * What a module with its packages in it is made with; Lua's reads a file that lies beside it.
 * @satisfies {import("esbuild").BuildOptions}
 */
const WITH_PACKAGES = { packages: "bundle", external: ["lua-wasm-bindings"] };

/** Begins the last line of a bundle: when each file that it is made of was changed. */
const MADE_OF = "\n// made of ";
/** What a bundle is made of besides: how it is made. */
const MAKERS = [
  "package.json",
  "tsconfig.json",
  "tsconfig.base.json",
  "scripts/bundle.mjs",
  "node_modules/esbuild/package.json",
];
/** Milliseconds within which a file may be changed twice and not look it. */
const UNSURE = 50;

/**
 * Makes one module in .cache/ of a file of TypeScript and all of ours that it imports, and says where it is; packages
 * stay outside unless it is `whole`, which a thread loads in less time. One that is there is taken as it is where no
 * file has changed since. Rejects with an `Unwritable`, or where it does not build, which esbuild has printed then.
 * @param {string} root the root of the tree
 * @param {string} path the file's path from there
 */
export async function bundle(root, path, whole = false) {
  const file = join(root, ".cache", "bundles", path.replace(/\.ts$/, ".mjs"));
  const why = unwritable(dirname(file));
  if (why !== undefined) throw new Unwritable(why);
  if (isFresh(root, file)) return file;
  const staged = `${file}.${process.pid}-${threadId}`;
  const start = Date.now();
  const { build } = await import("esbuild");
  const { metafile } = await build({
    ...FOR_NODE,
    ...(whole ? WITH_PACKAGES : {}),
    absWorkingDir: root,
    entryPoints: [join(root, path)],
    outfile: staged,
    sourcemap: "inline",
    // Node reads the whole map as it starts, and stack traces want places alone.
    sourcesContent: false,
    metafile: true,
    logLevel: "error",
  });
  const made = madeOf(root, Object.keys(metafile.inputs));
  const isSure = Object.values(made).every(([changed]) => changed < start - UNSURE);
  if (isSure) appendFileSync(staged, MADE_OF + JSON.stringify(made));
  // Moved in whole: another process may be reading the last one.
  renameSync(staged, file);
  return file;
}

/**
 * @typedef {Readonly<Record<string, readonly [changed: number, size: number]>>} Made
 * @param {string} root
 * @param {readonly string[]} inputs
 * @returns {Made}
 */
function madeOf(root, inputs) {
  return Object.fromEntries([...inputs, ...MAKERS].map((name) => [name, lookAt(root, name)]));
}

/**
 * When a file was changed last, also by a copy of older date, and its size; zeros where there is none.
 * @param {string} root
 * @param {string} name
 * @returns {readonly [changed: number, size: number]}
 */
function lookAt(root, name) {
  const stat = statSync(resolve(root, name), { throwIfNoEntry: false });
  return stat === undefined ? [0, 0] : [Math.max(stat.mtimeMs, stat.ctimeMs), stat.size];
}

/**
 * @param {string} root
 * @param {string} file
 */
function isFresh(root, file) {
  try {
    const bytes = readFileSync(file);
    const at = bytes.lastIndexOf(MADE_OF);
    /** @type {Made} */
    const made = at < 0 ? {} : JSON.parse(bytes.subarray(at + MADE_OF.length).toString());
    const entries = Object.entries(made);
    return (
      entries.length > 0 &&
      entries.every(([name, [changed, size]]) => {
        const now = lookAt(root, name);
        return now[0] === changed && now[1] === size;
      })
    );
  } catch {
    // None is there, or it was cut.
    return false;
  }
}
