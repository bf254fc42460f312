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

/** Takes the project's root; builds into `.cache/moonsharp/`, anew only when a source or the SDK has changed. */
export function moonSharpHosts(root: string): MoonSharpHosts {
  const sources = join(root, "test", "moonsharp");
  const cache = join(root, ".cache", "moonsharp");
  const sdk = newestSdk();
  if (typeof sdk === "string") return { hosts: [], missing: [`.NET: ${sdk}`] };
  const stamp = fingerprint(sources, sdk);
  const net: MoonSharpHost = { name: ".NET", command: ["dotnet", join(cache, "net", "MoonSharpHost.dll")] };
  const failed = isBuilt(join(cache, "net"), stamp) ? undefined : buildNet(sources, cache, sdk);
  if (failed !== undefined) return { hosts: [], missing: [`.NET: ${failed}`] };
  writeFileSync(join(cache, "net", "stamp"), stamp);
  const mono: MoonSharpHost = { name: "Mono", command: ["mono", join(cache, "mono", "MoonSharpHost.exe")] };
  const noMono = isBuilt(join(cache, "mono"), stamp) ? undefined : buildMono(sources, cache);
  if (noMono !== undefined) return { hosts: [net], missing: [`Mono: ${noMono}`] };
  writeFileSync(join(cache, "mono", "stamp"), stamp);
  return { hosts: [net, mono], missing: [] };
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

function isBuilt(folder: string, stamp: string): boolean {
  const file = join(folder, "stamp");
  return existsSync(file) && readFileSync(file, "utf8") === stamp;
}

function buildNet(sources: string, cache: string, sdk: number): string | undefined {
  const project = join(sources, "MoonSharpHost.csproj");
  const settings = [
    `-p:HostFramework=net${sdk}.0`,
    `-p:BaseIntermediateOutputPath=${join(cache, "obj")}/`,
    `-p:BaseOutputPath=${join(cache, "bin")}/`,
    "-p:UseAppHost=false",
    "-p:UseSharedCompilation=false",
    "-nodeReuse:false",
    "--nologo",
  ];
  mkdirSync(cache, { recursive: true });
  rmSync(join(cache, "net"), { recursive: true, force: true });
  const restored = quietly("dotnet", ["restore", project, ...settings], 120_000);
  if (!restored.ok) return restored.why;
  const built = quietly(
    "dotnet",
    ["build", project, "--no-restore", "-c", "Release", "-o", join(cache, "net"), ...settings],
    180_000,
  );
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
