/** Runs commands as named stages and says how long each took. */
import { spawn } from "node:child_process";

/**
 * Runs one command to its end. npm packages' commands are found because npm puts them on the path.
 * @param {string} command A shell command, the same on every system
 * @param {{ quiet?: boolean, nice?: number, env?: Record<string, string> }} [options] quiet: keep the output, and print
 * it only on failure; nice: how far it gives way to everything else, up to 19 (what time of the cores that leaves), but on
 * Windows; env: what the command finds in its environment besides
 * @returns {Promise<boolean>} whether it went well
 */
export function run(command, { quiet = false, nice = 0, env = {} } = {}) {
  return new Promise((resolve) => {
    /** @type {import("node:child_process").SpawnOptions} */
    const options = {
      env: { ...process.env, ...env },
      stdio: ["ignore", quiet ? "pipe" : "inherit", quiet ? "pipe" : "inherit"],
    };
    const child =
      nice > 0 && process.platform !== "win32"
        ? spawn("nice", ["-n", String(nice), "sh", "-c", command], options)
        : spawn(command, { ...options, shell: true });
    /** @type {Buffer[]} */
    const output = [];
    child.stdout?.on("data", (/** @type {Buffer} */ data) => output.push(data));
    child.stderr?.on("data", (/** @type {Buffer} */ data) => output.push(data));
    child.on("error", () => resolve(false));
    child.on("close", (code) => {
      if (quiet && code !== 0) process.stdout.write(Buffer.concat(output));
      resolve(code === 0);
    });
  });
}

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {() => Promise<{ ok: boolean, word?: string, remark?: string | undefined }>} work
 * may end with a remark for its line, or a word other than "ok"
 */

/**
 * Runs lists of stages beside each other, each list in its order, and prints a line for each stage that has ended. A
 * stage that fails does not keep the others from saying what else is wrong.
 * @param {readonly (readonly Stage[])[]} lanes
 * @returns {Promise<string[]>} the names of the stages that failed
 */
export async function runStages(lanes) {
  /** @type {string[]} */
  const failed = [];
  /** @param {readonly Stage[]} stages */
  const runLane = async (stages) => {
    for (const { name, work } of stages) {
      const start = performance.now();
      const { ok, word = "ok", remark } = await work();
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      const more = remark === undefined ? "" : `, ${remark}`;
      console.log(`${(ok ? word : "FAIL").padEnd(4)} ${name}, ${seconds} s${more}`);
      if (!ok) failed.push(name);
    }
  };
  await Promise.all(lanes.map(runLane));
  return failed;
}
