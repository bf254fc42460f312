/** npm run build: src/tts/main.ts and all it reaches become dist/castle-risk.lua, with its source map beside it. */
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { checkBundle } from "./lua/check";
import { compileBundle } from "./lua/compile";
import { positionMapper } from "../tabletop/lua/traceback";

const root = dirname(dirname(process.argv[1] ?? ""));
const NAME = "castle-risk.lua";
const SHOWN = 50;

function fail(lines: readonly string[]): number {
  for (const line of lines.slice(0, SHOWN)) console.error(line);
  if (lines.length > SHOWN) console.error(`... and ${lines.length - SHOWN} more`);
  console.error(`dist/ is as it was: ${lines.length} ${lines.length === 1 ? "error" : "errors"}.`);
  return 1;
}

/** Writes files beside their place and moves them in, so that none is ever half there. */
function publish(files: Readonly<Record<string, string>>): void {
  const dist = join(root, "dist");
  mkdirSync(dist, { recursive: true });
  const staged = Object.keys(files).map((name) => [join(dist, `.${name}.${process.pid}`), join(dist, name)] as const);
  try {
    for (const [i, name] of Object.keys(files).entries()) writeFileSync(staged[i]![0], files[name]!);
    for (const [from, to] of staged) renameSync(from, to);
  } finally {
    for (const [from] of staged) rmSync(from, { force: true });
  }
}

function main(): number {
  if (process.argv.length > 2) {
    console.error(`build takes no arguments, but got "${process.argv[2]}".`);
    return 2;
  }
  const start = performance.now();
  const compiled = compileBundle(join(root, "tstl.json"));
  if (compiled.errors.length > 0) return fail(compiled.errors);
  const report = checkBundle(compiled.code);
  const toSource = positionMapper(compiled.map);
  if (report.findings.length > 0) {
    return fail(report.findings.map((f) => {
      const at = toSource(f.line, f.column);
      const source = at === undefined ? "" : ` (from ${at.file}:${at.line}:${at.column})`;
      return `${NAME}:${f.line}: ${f.text}${source}`;
    }));
  }
  publish({ [NAME]: compiled.code, [`${NAME}.map`]: compiled.map });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`dist/${NAME}: ${(report.bytes / 1000).toFixed(1)} KB in ${seconds} s; globals: ${report.reads.join(" ")}`);
  return 0;
}

process.exitCode = main();
