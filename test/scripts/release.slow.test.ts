/** The same tree gives the same release, wherever it lies. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const SOURCES = ["src", "mod", "tabletop", "scripts", "assets", "docs"];
const FILES = ["package.json", "tstl.json", "tsconfig.base.json", "CHANGELOG.md"];

/** A copy of the tree in a new folder, with nothing compiled. */
function copyTree(name: string): string {
  const copy = join(mkdtempSync(join(tmpdir(), "release-")), name);
  onTestFinished(() => rmSync(copy, { recursive: true, force: true, maxRetries: 3 }));
  for (const one of [...SOURCES, ...FILES]) cpSync(one, join(copy, one), { recursive: true });
  symlinkSync(join(process.cwd(), "node_modules"), join(copy, "node_modules"), "dir");
  return copy;
}

/** Releases a copy of the tree with a Node; gives the files by path. */
function releaseOf(copy: string, node = process.execPath): Map<string, string> {
  const args = [join(copy, "scripts", "run.mjs"), "release", "--assets-url", "https://example.org/risk"];
  const { status, stderr } = spawnSync(node, args, { encoding: "utf8" });
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

/** Another Node than the one that runs this: `OTHER_NODE=/path/to/node npm run test:slow`. */
const OTHER_NODE = process.env["OTHER_NODE"] ?? "";
if (OTHER_NODE === "") console.warn("OTHER_NODE names no other Node: the release is made by this one alone.");

const WAYS = [
  ["in a folder of another name", "a folder with spaces", process.execPath],
  ...(OTHER_NODE === "" ? [] : [["on another Node", "other", OTHER_NODE] as const]),
] as const;

test.each(WAYS)("a release is the same byte for byte %s", (_, name, node) => {
  const one = releaseOf(copyTree("one"));
  const other = releaseOf(copyTree(name), node);
  expect([...one.keys()]).toEqual([...other.keys()]);
  expect([...one].filter(([path, bytes]) => other.get(path) !== bytes).map(([path]) => path)).toEqual([]);
  expect(one.size).toBeGreaterThan(150);
});
