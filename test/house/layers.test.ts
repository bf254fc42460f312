import { describe, expect, it } from "vitest";
import { checkTree } from "../../scripts/layers/rules.mjs";

/** The complaints about a made-up tree, without those about exports that nobody imports. */
function complaints(tree: Record<string, string>): string[] {
  return check(tree).complaints.filter((c) => !c.includes("nothing but tests"));
}

function check(tree: Record<string, string>) {
  return checkTree(new Map(Object.entries(tree)));
}

describe("rooms", () => {
  const rooms = ["core", "battle", "games", "bots", "text", "session", "tts"];
  const forbidden = rooms.flatMap((from, i) =>
    rooms.filter((to, j) => j > i || (from === "text" && to === "bots")).map((to) => [from, to] as const),
  );

  it.each(forbidden)("%s does not import %s", (from, to) => {
    const tree = {
      [`src/${from}/a.ts`]: `import { b } from "../${to}/b";`,
      [`src/${to}/b.ts`]: "export const b = 1;",
    };
    expect(complaints(tree)).toEqual([
      expect.stringContaining(`src/${from}/a.ts:1: ${from} imports ${to}, `),
    ]);
  });

  it("lets a room import every room left of it, and its own files", () => {
    const text = ["core", "bots", "text", "games/x"].map((r, i) => `import { a as a${i} } from "../${r}/a";`);
    expect(complaints({ "src/session/a.ts": [...text, 'import "./b";'].join("\n") })).toEqual([]);
  });

  it("refuses a folder that is no room, and a file beside the rooms", () => {
    expect(complaints({ "src/misc/a.ts": "", "src/a.ts": "" })).toHaveLength(2);
  });

  it("keeps the games apart", () => {
    const tree = {
      "src/games/x/a.ts": 'import type { B } from "../y/b";',
      "src/games/y/b.ts": "export type B = 1;",
    };
    expect(complaints(tree)).toEqual([expect.stringContaining("src/games/x/a.ts:1: imports the game y, ")]);
  });

  it.each(["scripts/a", "tabletop/a", "test/a"])("src does not import %s", (path) => {
    const tree = { "src/core/a.ts": `\nexport * from "../../${path}";`, [`${path}.ts`]: "" };
    expect(complaints(tree)).toEqual([expect.stringContaining(`src/core/a.ts:2: imports ${path}`)]);
  });
});

describe("packages", () => {
  it("src imports none, but for the types of Lua in tts", () => {
    const text = 'import { readFileSync } from "node:fs";\nimport type {} from "lua-types/5.2";';
    expect(complaints({ "src/core/a.ts": text })).toHaveLength(2);
    expect(complaints({ "src/tts/a.ts": text })).toHaveLength(1);
  });

  it("keeps the peers of the bench in the bench", () => {
    const text = 'import { Chess } from "chessops/chess";';
    expect(complaints({ "scripts/bench/a.ts": text })).toEqual([]);
    expect(complaints({ "scripts/a.ts": text })).toEqual([
      expect.stringContaining("scripts/a.ts:1: imports chessops"),
    ]);
    expect(complaints({ "test/a.ts": 'await import("boardgame.io");' })).toHaveLength(1);
  });

  it("keeps names of Lua and TTS in tts", () => {
    const text = '/// <reference types="lua-types/5.2" />\ndeclare function spawnObject(): void;';
    expect(complaints({ "src/session/a.ts": text })).toHaveLength(2);
    expect(complaints({ "src/tts/a.ts": text })).toEqual([]);
  });
});

describe("circles", () => {
  const b = 'import { a } from "./a";\nexport const b = () => a;';

  it("refuses one, whatever its length", () => {
    const a = 'import { c } from "./c";\nexport const a = () => c;';
    const c = 'import { b } from "./b";\nexport const c = () => b;';
    expect(complaints({ "src/core/a.ts": a, "src/core/b.ts": b, "src/core/c.ts": c })).toEqual([
      expect.stringContaining(
        "src/core/a.ts:1: imports in a circle: src/core/a.ts, src/core/b.ts, src/core/c.ts",
      ),
    ]);
  });

  it.each(['import type { b } from "./b";', 'import { type b } from "./b";'])("only notes %s", (line) => {
    const found = check({
      "src/core/a.ts": `${line}\nexport const a = (x: typeof b) => x;`,
      "src/core/b.ts": b,
    });
    expect(found.complaints.filter((x) => x.includes("circle"))).toEqual([]);
    expect(found.notes).toContain("circle of types only: src/core/a.ts, src/core/b.ts");
  });
});

describe("exports", () => {
  const unused = (tree: Record<string, string>) =>
    check(tree)
      .complaints.filter((c) => c.includes("nothing but tests"))
      .map((c) => c.split(",")[0]);

  it("refuses one that only tests import", () => {
    const tree = {
      "src/core/a.ts": "export const a = 1;",
      "test/a.test.ts": 'import { a } from "../src/core/a";',
    };
    expect(unused(tree)).toEqual(["src/core/a.ts:1: nothing but tests imports a"]);
  });

  it.each([
    'import { a } from "./a";',
    'import { a as x } from "./a";',
    'import * as x from "./a";',
    'export { a as default } from "./a";',
    'export * from "./a";\nimport { a } from "./b";',
    'const x = await import("./a");',
    'export type B = import("./a").a;',
  ])("counts %s as use", (line) => {
    const found = unused({ "scripts/x/a.ts": "export const a = 1;", "scripts/x/b.ts": line });
    expect(found.filter((c) => c.includes("/a.ts"))).toEqual([]);
  });

  it("follows re-exports: passing on is no use", () => {
    const tree = { "src/core/a.ts": "export const a = 1;", "src/core/b.ts": 'export * from "./a";' };
    expect(unused(tree)).toEqual(["src/core/a.ts:1: nothing but tests imports a"]);
  });

  it("lets be entry points, and types that the file itself uses", () => {
    expect(unused({ "scripts/run.ts": "export const a = 1;" })).toEqual([]);
    expect(unused({ "src/core/a.ts": "export interface A {}\nfunction f(a: A) {}" })).toEqual([]);
    expect(unused({ "src/core/a.ts": "export interface A {}" })).toHaveLength(1);
  });
});

describe("state in modules", () => {
  it.each([
    "let n = 0;",
    "export let n = 0;",
    "const [a] = [0];\nvar b = 1;",
    "const a: number[] = [];\nexport function f() { a.push(1); }",
    "const a = { n: 0 };\nconst f = () => { a.n++; };",
    "const a = { b: [0] };\nconst f = () => { a.b[0] = 1; };",
    "const a: Record<string, number> = {};\nfunction f() { delete a.x; }",
    "const a = new Map();\nfunction f() { for (const b of []) a.set(b, 1); }",
  ])("refuses %s", (text) => {
    expect(complaints({ "src/core/a.ts": text })).toEqual([expect.stringContaining("modules keep no state")]);
    expect(complaints({ "src/tts/a.ts": text })).toEqual([]);
  });

  it.each([
    "const a: number[] = [];\nfor (const x of [1]) a.push(x);",
    "const a = [1];\nfunction f(a: number[]) { a.push(1); }",
    "const a = [1];\nfunction f() { const a = []; a.push(1); }",
    "function f() { let n = 0; n++; }",
  ])("lets %s be", (text) => {
    expect(complaints({ "src/core/a.ts": text })).toEqual([]);
  });
});

describe("size, GUIDs and words", () => {
  const long = "// a line\n".repeat(401);

  it("refuses files above 400 lines that are no tables", () => {
    expect(complaints({ "src/core/a.ts": long, "test/a.ts": long, "tabletop/a.css": long })).toHaveLength(3);
    expect(
      complaints({ "src/games/x/board.ts": long, "test/a.data.ts": long, "src/core/a.ts": long.slice(10) }),
    ).toEqual([]);
  });

  it("refuses what looks like a GUID in src", () => {
    expect(complaints({ "src/tts/a.ts": 'const a = ["3f9a01", "facade", "#aabbcc", "purple"];' })).toEqual([
      expect.stringContaining('src/tts/a.ts:1: "3f9a01" looks like a GUID'),
    ]);
  });

  it("refuses words of a game in tabletop", () => {
    const text = "// an asterisk\nconst castleRisk = 1;\n";
    const found = complaints({ "tabletop/a.ts": text, "tabletop/risk.css": "" });
    expect(found.map((c) => c.split(",")[0])).toEqual([
      'tabletop/a.ts:2: says "castle"',
      'tabletop/a.ts:2: says "Risk"',
      'tabletop/risk.css:1: says "risk"',
    ]);
  });
});
