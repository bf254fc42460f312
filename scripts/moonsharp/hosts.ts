/** Builds the MoonSharp program of test/moonsharp/ for the runtimes this machine has. */
import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { quietly } from "./quietly";

export interface MoonSharpHost {
  name: ".NET" | "Mono";
  /** The program and its arguments, for `createMoonSharp`. */
  command: string[];
}

export interface MoonSharpHosts {
  hosts: MoonSharpHost[];
  /** For each runtime that is missing: one line on why. */
  missing: string[];
}

const OLDEST_SDK = 8;
const NET4_FOLDERS = ["net40-client", "net40", "net45", "net35-client"];

/**
 * Takes the project's root; builds into `.cache/moonsharp/`, anew only when a source or the SDK has changed. `nearest`:
 * of several runtimes only that of Tabletop Simulator's family, Mono; the others are not built for it.
 */
export function moonSharpHosts(root: string, nearest = false): MoonSharpHosts {
  const sources = join(root, "test", "moonsharp");
  const cache = join(root, ".cache", "moonsharp");
  const sdk = newestSdk();
  if (typeof sdk === "string") return { hosts: [], missing: [`.NET: ${sdk}`] };
  const stamp = fingerprint(sources, sdk);
  const noPackage = once(join(cache, "obj"), stamp, () => restore(sources, cache, sdk));
  if (noPackage !== undefined) return { hosts: [], missing: [`.NET: ${noPackage}`] };
  const mono: MoonSharpHost = { name: "Mono", command: ["mono", join(cache, "mono", "MoonSharpHost.exe")] };
  const noMono = once(join(cache, "mono"), stamp, () => buildMono(sources, cache));
  if (nearest && noMono === undefined) return { hosts: [mono], missing: [] };
  const net: MoonSharpHost = { name: ".NET", command: ["dotnet", join(cache, "net", "MoonSharpHost.dll")] };
  const noNet = once(join(cache, "net"), stamp, () => buildNet(sources, cache, sdk));
  const all = [
    { host: net, why: noNet },
    { host: mono, why: noMono },
  ];
  return {
    hosts: all.flatMap(({ host, why }) => (why === undefined ? [host] : [])),
    missing: all.flatMap(({ host, why }) => (why === undefined ? [] : [`${host.name}: ${why}`])),
  };
}

/** Makes what a folder holds where it was not made of the same; gives why that failed. */
function once(folder: string, stamp: string, make: () => string | undefined): string | undefined {
  const file = join(folder, "stamp");
  if (existsSync(file) && readFileSync(file, "utf8") === stamp) return undefined;
  const failed = make();
  if (failed === undefined) writeFileSync(file, stamp);
  return failed;
}

/** The major version of the newest SDK, or why there is none. */
function newestSdk(): number | string {
  const list = quietly("dotnet", ["--list-sdks"], 30_000);
  if (!list.ok) return list.why;
  const majors = [...list.output.matchAll(/^(\d+)\.\d+\.\d+/gm)].map((match) => Number(match[1]));
  const newest = Math.max(0, ...majors);
  return newest >= OLDEST_SDK ? newest : `no SDK of version ${OLDEST_SDK} or later`;
}

function fingerprint(sources: string, sdk: number): string {
  const hash = createHash("sha256").update(String(sdk));
  for (const name of readdirSync(sources).sort())
    if (/\.(cs|csproj)$/.test(name)) hash.update(name).update(readFileSync(join(sources, name)));
  return hash.digest("hex");
}

const settingsOf = (cache: string, sdk: number): string[] => [
  `-p:HostFramework=net${sdk}.0`,
  `-p:BaseIntermediateOutputPath=${join(cache, "obj")}/`,
  `-p:BaseOutputPath=${join(cache, "bin")}/`,
  "-p:UseAppHost=false",
  "-p:UseSharedCompilation=false",
  "-nodeReuse:false",
  "--nologo",
];

const projectIn = (sources: string): string => join(sources, "MoonSharpHost.csproj");

/** Fetches the package, whose library both runtimes run. */
function restore(sources: string, cache: string, sdk: number): string | undefined {
  mkdirSync(cache, { recursive: true });
  const done = quietly("dotnet", ["restore", projectIn(sources), ...settingsOf(cache, sdk)], 120_000);
  return done.ok ? undefined : done.why;
}

function buildNet(sources: string, cache: string, sdk: number): string | undefined {
  rmSync(join(cache, "net"), { recursive: true, force: true });
  const how = ["--no-restore", "-c", "Release", "-o", join(cache, "net")];
  const built = quietly("dotnet", ["build", projectIn(sources), ...how, ...settingsOf(cache, sdk)], 180_000);
  return built.ok ? undefined : built.why;
}

function buildMono(sources: string, cache: string): string | undefined {
  const mono = quietly("mono", ["--version"], 30_000);
  if (!mono.ok) return mono.why;
  const library = net4Library(cache);
  if (library === undefined) return "the MoonSharp package has no library for .NET Framework 4";
  const folder = join(cache, "mono");
  mkdirSync(folder, { recursive: true });
  copyFileSync(library, join(folder, "MoonSharp.Interpreter.dll"));
  const files = readdirSync(sources)
    .filter((name) => name.endsWith(".cs"))
    .map((name) => join(sources, name));
  const out = `-out:${join(folder, "MoonSharpHost.exe")}`;
  const built = quietly(
    "mcs",
    ["-optimize+", out, `-r:${join(folder, "MoonSharp.Interpreter.dll")}`, ...files],
    120_000,
  );
  return built.ok ? undefined : built.why;
}

/** Where restore has put the library; its own notes name the folders of packages. */
function net4Library(cache: string): string | undefined {
  const assets = JSON.parse(readFileSync(join(cache, "obj", "project.assets.json"), "utf8")) as {
    packageFolders: Record<string, unknown>;
  };
  return Object.keys(assets.packageFolders)
    .flatMap((packages) => NET4_FOLDERS.map((lib) => join(packages, "moonsharp", "2.0.0", "lib", lib)))
    .map((folder) => join(folder, "MoonSharp.Interpreter.dll"))
    .find((file) => existsSync(file));
}
