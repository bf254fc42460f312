import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { afterAll, describe, expect, it } from "vitest";

const root = process.cwd();
const tree = mkdtempSync(join(tmpdir(), "house-"));
afterAll(() => rmSync(tree, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(tree, path)), { recursive: true });
  writeFileSync(join(tree, path), text);
}

/** An import from one file to another, by the paths of both. */
type Import = readonly [from: string, to: string];

const files = new Map<string, string[]>();
function add([from, to]: Import): void {
  const way = relative(dirname(from), to).replace(/\.ts$/, "");
  files.set(from, [...(files.get(from) ?? []), `import "${way.startsWith(".") ? way : `./${way}`}";`]);
  files.set(to, files.get(to) ?? []);
}

/** What each room may import, besides itself; all other pairs of rooms are refused. */
const MAY: Readonly<Record<string, readonly string[]>> = {
  "src/core": [],
  "src/risk": ["src/core"],
  "src/text": ["src/core"],
  "src/session/panels": ["src/core", "src/text"],
  "src/tts": ["src/core", "src/text", "src/session/panels"],
  "src/games/alpha/rules": ["src/core", "src/risk", "src/games/alpha/bots"],
  "src/games/alpha/bots": ["src/core", "src/risk", "src/games/alpha/rules"],
  "src/games/alpha/panels": [
    ...["src/core", "src/risk", "src/text", "src/session/panels"],
    ...["src/games/alpha/rules", "src/games/alpha/bots"],
  ],
  tabletop: [],
  "mod/boxes": [
    "src/core",
    "src/risk",
    "src/text",
    "src/session/panels",
    "src/tts",
    "tabletop",
    "mod/saves/alpha",
  ],
  "mod/saves/alpha": [
    ...["src/core", "src/risk", "src/text", "src/session/panels", "src/tts"],
    ...["src/games/alpha/rules", "src/games/alpha/bots", "src/games/alpha/panels", "tabletop", "mod/boxes"],
  ],
};
const ROOMS = Object.keys(MAY);
const pairs = ROOMS.flatMap((from) => ROOMS.filter((to) => to !== from).map((to) => [from, to] as const));
/** Importers have names of their own, so that no pair closes a circle with another. */
const importOf = ([from, to]: Import): Import => [
  `${from}/to-${to.replaceAll("/", "-")}.ts`,
  `${to}/leaf.ts`,
];
for (const pair of pairs) add(importOf(pair));

const REFUSED: readonly (readonly [rule: string, from: string, to: string])[] = [
  ["other-game", "src/games/alpha/rules/a.ts", "src/games/beta/rules/leaf.ts"],
  ["other-game", "src/games/alpha/module.ts", "src/games/beta/module.ts"],
  ["games-index", "src/games/index.ts", "src/games/alpha/rules/leaf.ts"],
  ["saves", "src/saves/alpha.ts", "src/games/beta/module.ts"],
  ["saves", "src/saves/alpha.ts", "src/session/panels/leaf.ts"],
  ["tts", "src/tts/a.ts", "src/saves/beta.ts"],
  ["scripts", "scripts/tool/a.ts", "src/games/alpha/module.ts"],
  ["scripts", "scripts/tool/a.ts", "src/saves/beta.ts"],
  ["mod-saves", "mod/saves/alpha/a.ts", "src/games/beta/rules/leaf.ts"],
  ["mod", "mod/settings.ts", "src/games/index.ts"],
  ["mod-below", "mod/settings.ts", "scripts/tool/leaf.ts"],
  ["mod-reads-nothing", "mod/settings.ts", "node:fs"],
  ["assets", "assets/draw/map.ts", "src/games/alpha/rules/leaf.ts"],
  ["assets-games", "assets/draw/games/alpha/cards.ts", "src/games/beta/rules/leaf.ts"],
  ["src-alone", "src/core/a.ts", "scripts/tool/leaf.ts"],
  ["src-alone", "src/tts/b.ts", "tabletop/leaf.ts"],
  ["src-alone", "src/text/b.ts", "test/leaf.ts"],
  ["tests-on-top", "scripts/tool/b.ts", "test/leaf.ts"],
  ["src-packages", "src/core/b.ts", "node:fs"],
  ["src/session/scene", "src/session/scene/a.ts", "src/session/match/leaf.ts"],
  ["src/session/ui", "src/session/ui/a.ts", "src/session/panels/leaf.ts"],
  ["tabletop/page", "tabletop/page/a.ts", "tabletop/server/leaf.ts"],
  ["tabletop/api", "tabletop/api/a.ts", "tabletop/page/leaf.ts"],
  ["tabletop/world", "tabletop/world/a.ts", "tabletop/table.ts"],
  ["unresolvable", "scripts/tool/c.ts", "scripts/tool/gone.ts"],
];
const ALLOWED: readonly Import[] = [
  ["src/games/index.ts", "src/games/alpha/meta.ts"],
  ["src/games/index.ts", "src/games/alpha/module.ts"],
  ["src/games/alpha/module.ts", "src/games/alpha/panels/leaf.ts"],
  ["src/games/alpha/module.ts", "src/session/panels/leaf.ts"],
  ["src/saves/alpha.ts", "src/games/alpha/module.ts"],
  ["src/saves/alpha.ts", "src/tts/leaf.ts"],
  ["scripts/tool/a.ts", "src/games/index.ts"],
  ["scripts/bench/a.ts", "test/leaf.ts"],
  ["assets/draw/games/alpha/cards.ts", "src/games/alpha/rules/leaf.ts"],
  ["assets/draw/map.ts", "src/risk/leaf.ts"],
  ["test/a.ts", "src/games/beta/rules/leaf.ts"],
];
for (const one of REFUSED) {
  if (one[2].startsWith("node:")) files.set(one[1], [...(files.get(one[1]) ?? []), `import "${one[2]}";`]);
  else add([one[1], one[2]]);
}
for (const one of ALLOWED) add(one);
files.delete("scripts/tool/gone.ts");
for (const [path, lines] of files) write(path, `${lines.join("\n")}\nexport {};\n`);

write("src/core/one.ts", 'import type { Two } from "./two";\nexport type One = Two;\n');
write("src/core/two.ts", 'import type { One } from "./one";\nexport type Two = One[];\n');
write("scripts/tool/lone.ts", "export const lone = 1;\n");
write("scripts/lone.ts", "export const lone = 1;\n");
write("src/misc/a.ts", 'import "../core/leaf";\n');
write("src/a.ts", 'import "./core/leaf";\n');
write("src/games/alpha/scores.ts", 'import "../../core/leaf";\n');
write(
  "node_modules/lua-types/package.json",
  JSON.stringify({ name: "lua-types", version: "1.0.0", main: "index.js" }),
);
write("node_modules/lua-types/index.js", "export {};\n");
write("src/tts/names.ts", 'import type {} from "lua-types";\n');
write("src/core/names.ts", 'import type {} from "lua-types";\n');
write("tsconfig.json", "{}");
write("package.json", "{}");
copyFileSync(join(root, ".dependency-cruiser.mjs"), join(tree, ".dependency-cruiser.mjs"));

interface Violation {
  readonly from: string;
  readonly to: string;
  readonly rule: { readonly name: string };
}

/** What the rules say of the tree, as `RULE FROM TO`. */
const found = ((): ReadonlySet<string> => {
  const bin = join(root, "node_modules", "dependency-cruiser", "bin", "dependency-cruise.mjs");
  const folders = ["src", "mod", "assets", "tabletop", "scripts", "test"];
  const { stdout } = spawnSync(process.execPath, [bin, "--output-type", "json", ...folders], {
    cwd: tree,
    encoding: "utf8",
    maxBuffer: 100_000_000,
  });
  const { summary } = JSON.parse(stdout) as { summary: { violations: readonly Violation[] } };
  return new Set(summary.violations.map(({ rule, from, to }) => `${rule.name} ${from} ${to}`));
})();

/** What is said of one import, whatever the rule. */
const said = ([from, to]: Import): string[] =>
  [...found].filter((one) => one.endsWith(` ${from} ${to}`)).map((one) => one.split(" ")[0] ?? "");

describe("rooms", () => {
  it.each(pairs)("%s imports %s only if it may", (from, to) => {
    expect(said(importOf([from, to])).length > 0).toBe(!MAY[from]?.includes(to));
  });

  it.each(REFUSED)("%s: %s does not import %s", (rule, from, to) => {
    const target = to.startsWith("node:") ? to.slice("node:".length) : to;
    const missing = rule === "unresolvable" ? "./gone" : target;
    expect(said([from, missing])).toContain(rule);
  });

  it.each(ALLOWED)("%s may import %s", (from, to) => expect(said([from, to])).toEqual([]));
});

describe("the tree", () => {
  const about = (path: string): string[] =>
    [...found].filter((one) => one.split(" ")[1] === path).map((one) => one.split(" ")[0] ?? "");

  it("has no circle, not of types either", () => {
    expect([...about("src/core/one.ts"), ...about("src/core/two.ts")]).toEqual(["circle"]);
  });

  it("has no file that stands alone, commands excepted", () => {
    expect(about("scripts/tool/lone.ts")).toEqual(["orphan"]);
    expect(about("scripts/lone.ts")).toEqual([]);
  });

  it.each(["src/misc/a.ts", "src/a.ts", "src/games/alpha/scores.ts"])("has no room for %s", (path) => {
    expect(about(path)).toContain("no-room");
  });

  it("keeps the names of Lua in tts", () => {
    expect(about("src/core/names.ts")).toEqual(["lua-types"]);
    expect(about("src/tts/names.ts")).toEqual([]);
  });
});
