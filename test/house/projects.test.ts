import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";

const SKIPPED = new Set(["node_modules", "dist", "bin", "obj"]);

/** Every tsconfig.json below a folder. */
function projectsIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  const here = entries.filter((e) => e.name === "tsconfig.json").map((e) => join(folder, e.name));
  const below = entries.filter((e) => e.isDirectory() && !e.name.startsWith(".") && !SKIPPED.has(e.name));
  return here.concat(below.flatMap((e) => projectsIn(join(folder, e.name))));
}

interface Project {
  readonly references?: readonly { readonly path: string }[];
  readonly compilerOptions?: Readonly<Record<string, unknown>>;
}
const read = (file: string): Project => JSON.parse(readFileSync(file, "utf8")) as Project;

function reach(file: string, found: Set<string>): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const { path } of read(file).references ?? []) {
    reach(normalize(join(dirname(file), path, "tsconfig.json")), found);
  }
  return found;
}

describe("the projects of npm run typecheck", () => {
  const all = projectsIn(".");

  it("are all that there are: each is named in the command, or referred to from one that is", () => {
    const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
      scripts: Readonly<Record<string, string>>;
    };
    const [, named = ""] = (scripts["typecheck"] ?? "").split("tsc -b --pretty false ");
    const found = new Set<string>();
    for (const folder of named.split(" ")) reach(normalize(join(folder, "tsconfig.json")), found);
    expect([...found].sort()).toEqual(all.sort());
    expect(all.length).toBeGreaterThan(4);
  });

  it.each(all)("%s is strict, as the base is", (file) => {
    const base = { ...read("tsconfig.base.json").compilerOptions } as Record<string, unknown>;
    expect(base["strict"]).toBe(true);
    const own = Object.keys(read(file).compilerOptions ?? {});
    const loose = own.filter((name) => /^(strict|no(Unused|Unchecked|Implicit|Fall)|exact)/.test(name));
    expect(loose).toEqual([]);
  });
});
