/** npm run build: src/tts/main.ts and all it reaches become dist/castle-risk.lua, with its source map beside it. */
import { dirname } from "node:path";
import { BUNDLE_NAME, makeBundle, publishBundle } from "./lua/bundle";

const root = dirname(dirname(process.argv[1] ?? ""));
const SHOWN = 50;

function main(): number {
  if (process.argv.length > 2) {
    console.error(`build takes no arguments, but got "${process.argv[2]}".`);
    return 2;
  }
  const start = performance.now();
  const bundle = makeBundle(root);
  const { errors } = bundle;
  if (errors.length > 0) {
    for (const line of errors.slice(0, SHOWN)) console.error(line);
    if (errors.length > SHOWN) console.error(`... and ${errors.length - SHOWN} more`);
    console.error(`dist/ is as it was: ${errors.length} ${errors.length === 1 ? "error" : "errors"}.`);
    return 1;
  }
  publishBundle(root, bundle);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`dist/${BUNDLE_NAME}: ${(bundle.bytes / 1000).toFixed(1)} KB in ${seconds} s`);
  console.log(`globals it reads: ${bundle.reads.join(" ")}`);
  console.log(`globals it defines: ${bundle.defines.join(" ")}`);
  return 0;
}

process.exitCode = main();
