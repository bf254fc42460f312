/**
 * Everything that must hold: types, lint, pins, tests, and MoonSharp where it is there. Tests wait for browsers and for
 * each other: beside them everything else has what time of the cores they leave.
 */
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { run, runStages } from "./stages.mjs";

const RESULT = ".cache/vitest.json";
/**
 * Tables and layouts live for a test or a part of it: with more room for the young they are not copied to the old.
 * Workers on all cores leave none for threads that collect garbage beside them.
 */
const VITEST =
  "node --single-threaded-gc --min-semi-space-size=64 --max-semi-space-size=128 node_modules/vitest/vitest.mjs";
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
  const ok = await run(`${VITEST} run --reporter=dot --reporter=json --outputFile.json=${RESULT}`, {
    quiet: true,
    env: { ALL_TESTS: "together" },
  });
  try {
    return { ok, remark: readCounts() };
  } catch {
    return { ok: false, remark: "vitest left no result" };
  }
}

/** Where MoonSharp cannot run its command says so and ends well: that is no pass, so this never says "ok". */
async function moonsharp() {
  const ok = await run("npm run -s test:moonsharp", { low: true });
  return { ok, word: "done", remark: "its own lines say whether it ran" };
}

/** @param {string} name @param {string} command */
const stage = (name, command, low = false) => ({
  name,
  work: async () => ({ ok: await run(command, { quiet: true, low }) }),
});

/** Scripts that only tests load: the bundles of all are made before, for each worker would make its own. */
const OF_TESTS = "toy=test/games/toy/script.ts objects=test/tts/script/objects.ts parity=test/lua/parity.ts";
const tests = [stage("bundles", `npm run -s bundles -- ${OF_TESTS}`), { name: "vitest", work: vitest }];
const checks = [
  stage("typecheck", "npm run -s typecheck", true),
  stage("oxlint", "npm run -s oxlint", true),
  stage("oxfmt", "npm run -s oxfmt", true),
  stage("eslint", "npm run -s eslint", true),
  stage("rooms", "npm run -s rooms", true),
  stage("unused", "npm run -s unused", true),
  stage("pins", "node scripts/pins.mjs --check", true),
  { name: "moonsharp", work: moonsharp },
];

// On one core each would only wait for the other.
const failed = await runStages(availableParallelism() > 1 ? [tests, checks] : [[...checks, ...tests]]);
if (failed.length > 0) console.log(`failed: ${failed.join(", ")}`);
if (counts === undefined) console.log("no test was run");
else console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
