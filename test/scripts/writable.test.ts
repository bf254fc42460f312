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

function writeWord(root: string, word: string): void {
  const file = join(root, "scripts", "word.ts");
  writeFileSync(file, `export const word = "${word}";`);
}

/** Makes a project that has little more than one command. */
function project(): string {
  const root = folder();
  mkdirSync(join(root, "scripts"), { recursive: true });
  for (const name of ["run.mjs", "bundle.mjs", "writable.mjs"])
    cpSync(join("scripts", name), join(root, "scripts", name));
  symlinkSync(join(process.cwd(), "node_modules"), join(root, "node_modules"));
  writeFileSync(join(root, "package.json"), '{"type": "module"}');
  writeFileSync(join(root, "scripts", "hello.ts"), 'import { word } from "./word";\nconsole.log(word);');
  writeWord(root, "hello");
  return root;
}

function run(root: string): { status: number | null; stdout: string; stderr: string } {
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
  const root = project();
  writeFileSync(join(root, ".cache"), "in the way");
  expect(run(root)).toMatchObject({ status: 1, stdout: "", stderr: `${sentence(join(root, ".cache"))}\n` });
  expect(run(project())).toMatchObject({ status: 0, stdout: "hello\n", stderr: "" });
});

test("a command is made anew where a file that it imports has changed since, in its text alone", async () => {
  const root = project();
  run(root);
  // So long a file must be left alone to be believed.
  await new Promise((done) => setTimeout(done, 100));
  expect([run(root).stdout, run(root).stdout]).toEqual(["hello\n", "hello\n"]);
  writeWord(root, "later");
  expect(run(root).stdout).toBe("later\n");
});
