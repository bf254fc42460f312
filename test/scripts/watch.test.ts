import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { watch } from "../../scripts/dev/watch";

test("a watch tells what has changed, come or gone, and outlives folders that go and work that fails", async () => {
  const root = mkdtempSync(join(tmpdir(), "watch-test-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(join(root, "src", "inner"), { recursive: true });
  writeFileSync(join(root, "src", "inner", "one.ts"), "1");
  const told: string[] = [];
  const faults: string[] = [];
  const stop = watch(
    root,
    ["src", "mod"],
    async (files) => {
      told.push(...files);
      return files.includes("src/two.ts") ? Promise.reject(new Error("no")) : Promise.resolve();
    },
    (error) => faults.push(String(error)),
  );
  onTestFinished(stop);
  const says = async (file: string): Promise<void> =>
    expect.poll(() => told, { timeout: 20_000 }).toContain(file);
  writeFileSync(join(root, "src", "two.ts"), "2");
  writeFileSync(join(root, "src", "notes.txt"), "nothing to do with it");
  await says("src/two.ts");
  rmSync(join(root, "src"), { recursive: true });
  await says("src/inner/one.ts");
  mkdirSync(join(root, "mod"));
  writeFileSync(join(root, "mod", "three.ts"), "3");
  await says("mod/three.ts");
  expect(faults).toContain("Error: no");
  expect(told).not.toContain("src/notes.txt");
});
