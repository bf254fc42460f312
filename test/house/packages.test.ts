/** What is installed: docs/checks.md says what is a dependency, and what stands in the lists of the bench alone. */
import { readFileSync } from "node:fs";
import { build } from "esbuild";
import { expect, test } from "vitest";

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  /** A workspace of the tree, which has no hash. */
  readonly link?: boolean;
  readonly integrity?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
interface Lock {
  packages: Record<string, LockedPackage | undefined>;
}

const read = <T>(file: string): T => JSON.parse(readFileSync(file, "utf8")) as T;
const manifests = ["package.json", "tabletop/package.json", "assets/package.json"].map((file) =>
  read<Record<"dependencies" | "devDependencies", Record<string, string>>>(file),
);
const dependencies = Object.assign({}, ...manifests.map((one) => one.dependencies)) as Record<string, string>;
const lock = read<Lock>("package-lock.json");
const peers = read<Lock>("scripts/bench/peers/package-lock.json");

test("what npm start, install:tts and the thread of the table import is a dependency, so that an audit sees it", async () => {
  const { metafile } = await build({
    entryPoints: [
      "scripts/start.ts",
      "scripts/install-tts.ts",
      "tabletop/server/table/worker.ts",
      "scripts/run.mjs",
    ],
    ...{ outdir: ".cache/never", write: false, metafile: true, bundle: true, logLevel: "silent" },
    ...{ platform: "node", format: "esm", packages: "external" },
    loader: { ".lua": "text" },
  });
  const imported = Object.values(metafile.inputs).flatMap(({ imports }) =>
    imports.flatMap(({ path, external }) => (external === true ? [path] : [])),
  );
  const packages = imported
    .filter((path) => !path.startsWith("node:") && !path.startsWith("."))
    .map((path) => /^(@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path);
  expect([...new Set(packages)].filter((name) => !Object.hasOwn(dependencies, name))).toEqual([]);
  // Letters are read as files: assets/draw/kit/type.ts, scripts/page/fonts.ts.
  const files = Object.keys(dependencies).filter((name) => !packages.includes(name));
  expect(files.every((name) => name.startsWith("@fontsource/"))).toBe(true);
});

test("nothing under the GPL is installed for those who play or build; all is pinned and known by its hash", () => {
  const all = Object.entries(lock.packages).filter(
    ([path, one]) => /node_modules/.test(path) && one?.link !== true,
  );
  const licences = all.map(([path, one]) => `${path}: ${one?.license ?? "none"}`);
  expect(licences.filter((line) => /GPL|: none$/.test(line))).toEqual([]);
  for (const [path, one] of [...all, ...Object.entries(peers.packages).filter(([name]) => name !== "")])
    expect([path, one?.integrity?.startsWith("sha512-")]).toEqual([path, true]);
  for (const one of manifests)
    for (const version of Object.values({ ...one.dependencies, ...one.devDependencies }))
      expect(version).toMatch(/^(npm:typescript@)?\d+\.\d+\.\d+$/);
});

test("a package that several manifests name has one version", () => {
  const versions = manifests.flatMap((one) =>
    Object.entries({ ...one.dependencies, ...one.devDependencies }),
  );
  const others = versions.filter(([name, version]) => versions.some(([n, v]) => n === name && v !== version));
  expect(others).toEqual([]);
});

test("npm ci finds what a package has for each system, not only for the one that wrote the list", () => {
  const wanted = Object.values(lock.packages).flatMap((one) =>
    Object.entries(one?.optionalDependencies ?? {}),
  );
  const missing = wanted.filter(([name, version]) => {
    const found = Object.entries(lock.packages).filter(([path]) => path.endsWith(`node_modules/${name}`));
    // What is not of one version is a range, and npm has chosen.
    return !found.some(([, one]) => !/^\d/.test(version) || one?.version === version);
  });
  expect(missing).toEqual([]);
  expect(wanted.filter(([name]) => /win32|darwin/.test(name)).length).toBeGreaterThan(10);
});

test("what the bench is measured against is in its own lists alone, with the versions that it names", () => {
  const wanted = read<{ dependencies: Record<string, string> }>(
    "scripts/bench/peers/package.json",
  ).dependencies;
  expect(Object.keys(wanted)).toEqual(["boardgame.io", "chessops"]);
  for (const [name, version] of Object.entries(wanted)) {
    expect(peers.packages[`node_modules/${name}`]?.version).toBe(version);
    expect(lock.packages[`node_modules/${name}`]).toBeUndefined();
  }
});
