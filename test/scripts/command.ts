import { spawn } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll } from "vitest";
import { bundle } from "../../scripts/bundle.mjs";
import type { Result } from "../../scripts/complaint";

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Bundles scripts/NAME.ts as scripts/run.mjs does. */
export async function bundleScript(name: string): Promise<void> {
  await bundle(root, `scripts/${name}.ts`);
}

/**
 * Runs a bundled script with the arguments that npm would give it; `input` goes to its standard input, and
 * its standard output to a file where one is named.
 */
export function runScript(
  name: string,
  args: readonly string[],
  input: string | Buffer = "",
  output?: string,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const entry = JSON.stringify(join(root, "scripts", `${name}.ts`));
    const bundled = JSON.stringify(
      pathToFileURL(join(root, ".cache", "bundles", "scripts", `${name}.mjs`)).href,
    );
    const start = `process.argv.splice(1, 0, ${entry}); void import(${bundled});`;
    const to = output === undefined ? "pipe" : openSync(output, "w");
    const child = spawn(process.execPath, ["-e", start, "--", ...args], {
      cwd: root,
      stdio: ["pipe", to, "pipe"],
    });
    if (typeof to === "number") closeSync(to);
    let out = "";
    let err = "";
    child.stdout?.setEncoding("utf8").on("data", (piece: string) => (out += piece));
    child.stderr?.setEncoding("utf8").on("data", (piece: string) => (err += piece));
    child.on("error", reject);
    child.on("close", (code) => resolve({ code: code ?? -1, out, err }));
    // A command that complains about its arguments does not read what it is given.
    child.stdin?.on("error", () => undefined);
    child.stdin?.end(input);
  });
}

/** A folder for the files of one test file, gone at its end; gives a function that writes into it. */
export function scratch(): (name: string, text: string | Buffer) => string {
  const folder = mkdtempSync(join(tmpdir(), "castle-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return (name, text) => {
    const file = join(folder, name);
    writeFileSync(file, text);
    return file;
  };
}
