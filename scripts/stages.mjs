/** Runs commands as named stages, one after the other, and says how long each took. */
import { spawn } from "node:child_process";

/**
 * Runs one command to its end. npm packages' commands are found because npm puts them on the path.
 * @param {string} command A shell command, the same on every system
 * @param {{ quiet?: boolean }} [options] quiet: keep the output, and print it only on failure
 * @returns {Promise<boolean>} whether it went well
 */
export function run(command, { quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, {
      shell: true,
      stdio: ["ignore", quiet ? "pipe" : "inherit", quiet ? "pipe" : "inherit"],
    });
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
 * Runs stages until one fails. Each may end with a remark for its line, or a word other than "ok".
 * @param {readonly { name: string, work: () => Promise<{ ok: boolean, word?: string, remark?: string }> }[]} stages
 * @returns {Promise<string | undefined>} the name of the stage that failed
 */
export async function runStages(stages) {
  for (const { name, work } of stages) {
    const start = performance.now();
    const { ok, word = "ok", remark } = await work();
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(
      `${(ok ? word : "FAIL").padEnd(4)} ${name}, ${seconds} s${remark === undefined ? "" : `, ${remark}`}`,
    );
    if (!ok) return name;
  }
  return undefined;
}
