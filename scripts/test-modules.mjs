/**
 * Makes modules of all tests and of what they import in .cache/modules, which `npm test` runs: Node imports them as they
 * are, and a name from another file costs no call there, as it does in what vitest makes of each file. Those of
 * *.slow.test.ts are left out.
 */
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { FOR_NODE } from "./bundle.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const outdir = join(root, ".cache", "modules");

/**
 * A file finds what lies beside it by the place that it has in the tree.
 * @type {import("esbuild").Plugin}
 */
const PLACES = {
  name: "places",
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.(ts|mjs)$/ }, ({ path }) => {
      const contents = readFileSync(path, "utf8")
        .replaceAll("import.meta.url", JSON.stringify(pathToFileURL(path).href))
        .replaceAll("import.meta.dirname", JSON.stringify(dirname(path)));
      return { contents, loader: path.endsWith(".ts") ? "ts" : "js" };
    }),
};

const tests = readdirSync(join(root, "test"), { recursive: true })
  .map(String)
  .filter((name) => name.endsWith(".test.ts") && !name.endsWith(".slow.test.ts"));

rmSync(outdir, { recursive: true, force: true });
await build({
  ...FOR_NODE,
  absWorkingDir: root,
  entryPoints: ["setup.ts", ...tests].map((name) => join(root, "test", name)),
  outdir,
  outbase: root,
  outExtension: { ".js": ".mjs" },
  // A worker loads what several files of tests import once, and shares its state as vitest's own modules do.
  splitting: true,
  chunkNames: "chunks/[hash]",
  sourcemap: true,
  sourcesContent: false,
  plugins: [PLACES],
  logLevel: "error",
});
