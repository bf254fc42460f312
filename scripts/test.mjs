/**
 * Everything that must hold: types, lint, pins, tests, and MoonSharp where it is there. All checks together take about
 * as long as the bundles, which want one core, and run beside them; MoonSharp and the tests, which take all there are,
 * come last.
 */
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
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
  const ok = await run(`vitest run --reporter=dot --reporter=json --outputFile.json=${RESULT}`, {
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
  const ok = await run("npm run -s test:moonsharp");
  return { ok, word: "done", remark: "its own lines say whether it ran" };
}

/** @param {string} name @param {string} command */
const stage = (name, command) => ({ name, work: async () => ({ ok: await run(command, { quiet: true }) }) });

/** Scripts that only tests load: the bundles of all are made before, for each worker would make its own. */
const OF_TESTS = "toy=test/games/toy/script.ts objects=test/tts/script/objects.ts";
const checks = [
  stage("typecheck", "npm run -s typecheck"),
  stage("oxlint", "npm run -s oxlint"),
  stage("oxfmt", "npm run -s oxfmt"),
  stage("eslint", "npm run -s eslint"),
  stage("rooms", "npm run -s rooms"),
  stage("unused", "npm run -s unused"),
  stage("pins", "node scripts/pins.mjs --check"),
];
const bundles = [
  stage("bundles", `npm run -s bundles -- ${OF_TESTS}`),
  { name: "moonsharp", work: moonsharp },
];

// On one core each would only wait for the other.
const lanes = availableParallelism() > 1 ? [checks, bundles] : [[...checks, ...bundles]];
const failed = [...(await runStages(lanes)), ...(await runStages([[{ name: "vitest", work: vitest }]]))];
if (failed.length > 0) console.log(`failed: ${failed.join(", ")}`);
if (counts === undefined) console.log("no test was run");
else console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
