// Bundles one TypeScript entry on the fly and runs it: node assets/run.mjs <entry.ts> [arguments]
import { mkdirSync } from "node:fs";
import { basename, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";

const [entry, ...args] = process.argv.slice(2);
mkdirSync(".cache", { recursive: true });
const out = resolve(".cache", `${basename(entry, ".ts")}.mjs`);
await build({
  entryPoints: [entry],
  outfile: out,
  bundle: true,
  platform: "node",
  format: "esm",
  packages: "external",
  logLevel: "warning",
  sourcemap: "inline",
});
process.argv = [process.argv[0], entry, ...args];
await import(pathToFileURL(out).href);
