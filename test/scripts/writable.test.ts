/** A project in which nothing can be written is said in one sentence that names the place and what to do. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { unwritable } from "../../scripts/writable.mjs";

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), "project-"));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

const sentence = (at: string): string =>
  `${at} cannot be written: make it a folder that you may write, or copy the project to a folder of your own.`;

/** Runs a command of a project that has little more than that command. */
function run(root: string): { status: number | null; stdout: string; stderr: string } {
  mkdirSync(join(root, "scripts"), { recursive: true });
  for (const name of ["run.mjs", "bundle.mjs", "writable.mjs"])
    cpSync(join("scripts", name), join(root, "scripts", name));
  symlinkSync(join(process.cwd(), "node_modules"), join(root, "node_modules"));
  writeFileSync(join(root, "package.json"), '{"type": "module"}');
  writeFileSync(join(root, "scripts", "hello.ts"), 'console.log("hello");');
  return spawnSync(process.execPath, [join(root, "scripts", "run.mjs"), "hello"], { encoding: "utf8" });
}

test("a folder that can be made, or is there, is writable; below a file, or where nothing may be made, none is", () => {
  const root = folder();
  writeFileSync(join(root, "dist"), "in the way");
  expect([unwritable(root), unwritable(join(root, "a", "b"))]).toEqual([undefined, undefined]);
  expect(unwritable(join(root, "dist", "page"))).toBe(sentence(join(root, "dist")));
});

// Where this process may write everywhere, nothing is forbidden to it.
test.skipIf(process.getuid?.() === 0 || process.platform === "win32")("nor one that may only be read", () => {
  const root = join(folder(), "read");
  mkdirSync(root, { mode: 0o500 });
  expect(unwritable(join(root, "dist"))).toBe(sentence(root));
});

test("a command of such a project prints that sentence and nothing else; of another one it runs", () => {
  const root = folder();
  writeFileSync(join(root, ".cache"), "in the way");
  expect(run(root)).toMatchObject({ status: 1, stdout: "", stderr: `${sentence(join(root, ".cache"))}\n` });
  expect(run(folder())).toMatchObject({ status: 0, stdout: "hello\n", stderr: "" });
});
