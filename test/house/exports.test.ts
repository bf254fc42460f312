import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";

const root = process.cwd();
const tree = mkdtempSync(join(tmpdir(), "exports-"));
afterAll(() => rmSync(tree, { recursive: true, force: true }));

const TREE: Readonly<Record<string, string>> = {
  "src/tts/main.ts":
    'import { used } from "../core/a";\nimport type { B } from "../core/b";\nexport const b: B = used;\n',
  "src/core/a.ts":
    "export const used = 1;\nexport const tested = 2;\nexport const forgotten = 3;\n" +
    "export interface Own {}\nexport const f = (x: Own): Own => x;\nexport interface Nowhere {}\n",
  "src/core/b.ts": 'export type B = number;\nexport * from "./c";\n',
  "src/core/c.ts": "export const passedOn = 1;\n",
  "src/core/unread.ts": "export const unread = 1;\n",
  "scripts/tool.ts": 'import { f } from "../src/core/a";\nf({});\nexport const command = 1;\n',
  "test/a.test.ts": 'import "vitest";\nimport { tested } from "../src/core/a";\ntested;\n',
  "package.json": JSON.stringify({
    name: "tree",
    type: "module",
    devDependencies: { ws: "8.0.0", vitest: "4" },
  }),
  "tsconfig.json": "{}",
};
for (const [path, text] of Object.entries(TREE)) {
  mkdirSync(dirname(join(tree, path)), { recursive: true });
  writeFileSync(join(tree, path), text);
}
copyFileSync(join(root, "knip.json"), join(tree, "knip.json"));

/** What our settings of knip find in the tree. */
function find(...options: string[]): string {
  const bin = join(root, "node_modules", "knip", "bin", "knip.js");
  const args = [bin, "--no-progress", "--no-config-hints", "--reporter", "compact", ...options];
  return spawnSync(process.execPath, args, { cwd: tree, encoding: "utf8" }).stdout;
}

describe("unused", () => {
  const all = find();
  const shipped = find("--production");

  it("exports are refused, those too that a module passes on", () => {
    expect(all).toContain("forgotten");
    expect(all).toContain("Nowhere");
    expect(all).toContain("passedOn");
    expect(all).not.toMatch(/\bused\b/);
  });

  it("exports are refused where nothing but a test imports them", () => {
    expect(all).not.toContain("tested");
    expect(shipped).toContain("tested");
  });

  it("files and packages are refused", () => {
    expect(all).toContain("src/core/unread.ts");
    expect(all).toContain("ws");
  });

  it("types that their own file uses may stay, and so may what a command exports", () => {
    expect(all + shipped).not.toContain("Own");
    expect(all + shipped).not.toContain("command");
  });
});
