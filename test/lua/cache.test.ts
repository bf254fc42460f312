import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { cached } from "../../scripts/lua/cache";

test("of more programs than are kept the one goes that nobody has asked for longest", () => {
  const root = mkdtempSync(join(tmpdir(), "cache-test-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const folder = join(root, ".cache", "lua");
  mkdirSync(folder, { recursive: true });
  const made = (n: number): number => cached(root, `program-${n}`, () => ({ errors: [], n })).n;
  for (let n = 0; n < 64; n++) {
    expect(made(n)).toBe(n);
    utimesSync(join(folder, `program-${n}.json`), n, n);
  }
  expect(made(0)).toBe(0);
  made(64);
  const there = readdirSync(folder);
  expect(there).toHaveLength(64);
  expect(there).toContain("program-0.json");
  expect(there).not.toContain("program-1.json");
});
