/**
 * Everything that must hold: types, lint, pins, tests, and MoonSharp where it is there. Tests in browsers wait for the
 * most part: the others run beside them, and everything else has what time of the cores both leave.
 */
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { run, runStages } from "./stages.mjs";
import { VITEST_FLAGS } from "./vitest-flags.mjs";

const VITEST = `node ${VITEST_FLAGS.join(" ")} node_modules/vitest/vitest.mjs`;
/** Says to vitest.config.ts that modules of all tests are there. */
const MADE = { TEST_MODULES: "made" };
/** What both runs of vitest have counted. */
const counts = { passed: 0, failed: 0 };

/**
 * Adds vitest's counts; a file that fails without a failed test (it does not load) counts as one.
 * @param {string} file
 */
function addCounts(file) {
  const result = JSON.parse(readFileSync(file, "utf8"));
  const broken = result.testResults.filter(
    (/** @type {{ status: string, assertionResults: { status: string }[] }} */ one) =>
      one.status === "failed" && !one.assertionResults.some((test) => test.status === "failed"),
  );
  const skipped = result.numPendingTests + result.numTodoTests;
  counts.passed += result.numPassedTests;
  counts.failed += result.numFailedTests + broken.length;
  return skipped > 0 ? `${skipped} skipped` : undefined;
}

/** @param {string} project */
async function vitest(project) {
  const result = `.cache/vitest-${project}.json`;
  mkdirSync(".cache", { recursive: true });
  rmSync(result, { force: true });
  const ok = await run(
    `${VITEST} run --project ${project} --reporter=dot --reporter=json --outputFile.json=${result}`,
    { quiet: true, env: MADE },
  );
  try {
    return { ok, remark: addCounts(result) };
  } catch {
    return { ok: false, remark: "vitest left no result" };
  }
}

/**
 * Where MoonSharp cannot run its command says so and ends well: that is no pass, so this never says "ok". It gives way,
 * but not to all: its calls have five minutes each. There is time enough for one worker, and each would load the whole mod.
 */
async function moonsharp() {
  const ok = await run("npm run -s test:moonsharp -- --maxWorkers=1", { nice: 5, env: MADE });
  return { ok, word: "done", remark: "its own lines say whether it ran" };
}

/** @param {string} name @param {string} command @param {{ nice?: number, env?: Record<string, string> }} how */
const stage = (name, command, how = {}) => ({
  name,
  work: async () => ({ ok: await run(command, { quiet: true, ...how }) }),
});
/** Commands as package.json has them: npm would take a quarter of a second of a core to start each. */
const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
/** What the others leave of the cores is less than one. */
const BESIDE = { nice: 19 };
/** Programs in Go: on several threads, or with little memory, they do more work and are no sooner done. */
const IN_GO = { ...BESIDE, env: { GOMAXPROCS: "1", GOGC: "300" } };

/** Scripts that only tests load: the bundles of all are made before, for each worker would make its own. */
const OF_TESTS = "toy=test/games/toy/script.ts objects=test/tts/script/objects.ts parity=test/lua/parity.ts";
const bundles = stage("bundles", `${scripts.bundles} ${OF_TESTS}`);
const modules = stage("modules", "node scripts/test-modules.mjs");
const browser = { name: "browser", work: () => vitest("browser") };
const others = { name: "vitest", work: () => vitest("all") };
const checks = [
  stage("typecheck", `${scripts.typecheck} --checkers 1`, IN_GO),
  stage("oxlint", scripts.oxlint, IN_GO),
  stage("oxfmt", scripts.oxfmt, BESIDE),
  stage("eslint", scripts.eslint, BESIDE),
  stage("rooms", scripts.rooms, BESIDE),
  stage("unused", `${scripts.knip} && ${scripts.knip} --production`, BESIDE),
  stage("pins", "node scripts/pins.mjs --check", BESIDE),
];
const machines = { name: "moonsharp", work: moonsharp };

/** Each worker would make bundles of its own while they are not there, and modules are what it runs. */
const tests = async () => [
  ...(await runStages([[bundles], [modules]])),
  ...(await runStages([[browser], [others], [machines]])),
];

// On one core each would only wait for the other.
const failed =
  availableParallelism() > 1
    ? (await Promise.all([tests(), runStages([checks])])).flat()
    : await runStages([[...checks, bundles, modules, browser, others, machines]]);
if (failed.length > 0) console.log(`failed: ${failed.join(", ")}`);
if (counts.passed + counts.failed === 0) console.log("no test was run");
else console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
