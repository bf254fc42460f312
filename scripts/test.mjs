/** Everything that must hold, cheapest first: types, lint, tests, and MoonSharp where it is there. */
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { run, runStages } from "./stages.mjs";

const RESULT = ".cache/vitest.json";
/** @type {{ passed: number, failed: number } | undefined} */
let counts;

/** Reads vitest's counts; a file that fails without a failed test (it does not load) counts as one. */
function readCounts() {
  const result = JSON.parse(readFileSync(RESULT, "utf8"));
  const broken = result.testResults.filter(
    (/** @type {{ status: string, assertionResults: { status: string }[] }} */ file) =>
      file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed"),
  );
  const skipped = result.numPendingTests + result.numTodoTests;
  counts = { passed: result.numPassedTests, failed: result.numFailedTests + broken.length };
  return skipped > 0 ? `${skipped} skipped` : undefined;
}

async function vitest() {
  mkdirSync(".cache", { recursive: true });
  rmSync(RESULT, { force: true });
  const ok = await run(`vitest run --reporter=dot --reporter=json --outputFile.json=${RESULT}`);
  try {
    return { ok, remark: readCounts() };
  } catch {
    return { ok: false, remark: "vitest left no result" };
  }
}

/** Where MoonSharp cannot run its command says so and ends well: that is no pass, so this never says "ok". */
async function moonsharp() {
  const ok = await run("npm run -s test:moonsharp");
  return { ok, word: "done", remark: "its own lines say whether it ran" };
}

const failed = await runStages([
  { name: "typecheck", work: async () => ({ ok: await run("npm run -s typecheck") }) },
  { name: "lint", work: async () => ({ ok: await run("npm run -s lint") }) },
  { name: "pins", work: async () => ({ ok: await run("node scripts/pins.mjs --check") }) },
  { name: "vitest", work: vitest },
  { name: "moonsharp", work: moonsharp },
]);
if (failed !== undefined) console.log(`stopped at ${failed}`);
if (counts === undefined) console.log("no test was run");
else console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = failed === undefined ? 0 : 1;
