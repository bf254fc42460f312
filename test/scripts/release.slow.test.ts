/** The same tree gives the same release, wherever it lies. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const SOURCES = ["src", "mod", "tabletop", "scripts", "assets", "docs"];
const FILES = ["package.json", "tstl.json", "tsconfig.base.json", "CHANGELOG.md"];

/** Releases a copy of the tree in a new folder, with nothing compiled; gives its files by path. */
function releaseOfCopy(name: string): Map<string, string> {
  const copy = join(mkdtempSync(join(tmpdir(), "release-")), name);
  onTestFinished(() => rmSync(copy, { recursive: true, force: true, maxRetries: 3 }));
  for (const one of [...SOURCES, ...FILES]) cpSync(one, join(copy, one), { recursive: true });
  symlinkSync(join(process.cwd(), "node_modules"), join(copy, "node_modules"), "dir");
  const args = [join(copy, "scripts", "run.mjs"), "release", "--assets-url", "https://example.org/risk"];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  expect([status, stderr]).toEqual([0, ""]);
  const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
  const folder = join(copy, "release", version);
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    paths
      .map(({ parentPath, name: file }) => join(parentPath, file))
      .sort()
      .map((file) => [file.slice(folder.length), readFileSync(file, "base64")]),
  );
}

test("two copies of the tree in folders of other names give the same release, byte for byte", () => {
  const [one, other] = [releaseOfCopy("one"), releaseOfCopy("a folder with spaces")];
  expect([...one.keys()]).toEqual([...other.keys()]);
  expect([...one].filter(([path, bytes]) => other.get(path) !== bytes).map(([path]) => path)).toEqual([]);
  expect(one.size).toBeGreaterThan(150);
});
