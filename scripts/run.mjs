// Runs scripts/NAME.ts on any Node: bundles it into .cache/ (packages stay outside) and imports the result.
import { existsSync, renameSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const name = process.argv[2] ?? "";
const entry = join(root, "scripts", `${name}.ts`);
if (!/^[\w-]+$/.test(name) || !existsSync(entry)) {
  console.error(`There is no command "${name}": expected the name of a file scripts/NAME.ts.`);
  process.exit(2);
}
const bundle = join(root, ".cache", "scripts", `${name}.mjs`);
const outfile = `${bundle}.${process.pid}`;
await build({
  entryPoints: [entry],
  outfile,
  bundle: true,
  platform: "node",
  target: "node20",
  format: "esm",
  packages: "external",
  sourcemap: "inline",
  logLevel: "error",
}).catch(() => process.exit(2));
// Moved in whole: another process may be reading the last one.
renameSync(outfile, bundle);
process.setSourceMapsEnabled(true);
// The command sees its own arguments only: [node, script, ...arguments].
process.argv.splice(1, 2, entry);
await import(pathToFileURL(bundle).href);
