import { execFileSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { buildPlainPage } from "../page/build";
import { FOR_NODE } from "../bundle.mjs";

const TSC = "node_modules/typescript-native/bin/tsc";
/** Where the compiler puts the declarations of the stand-in: its tsconfig.json. */
const DECLARED = ".cache/tsc/tabletop";
/** What the server and the page alone are made of. */
const LEFT_OUT = new Set(["page", "program", "server", "wire"]);
/** The modules of the package: what tests import, the program that serves, its threads, and the one for writing mods. */
const ENTRIES = {
  index: "tabletop/index.ts",
  main: "tabletop/program/main.ts",
  table: "tabletop/server/table/worker.ts",
  trial: "tabletop/program/trial.ts",
  tts: "scripts/package/tts.ts",
};

/**
 * Makes the folder of a package: the stand-in for tests, the program that serves and tries saves, with its page, the
 * program that unpacks, packs, installs, pushes and checks mods, declarations of all that tests see, an example.
 */
export async function makePackage(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const { metafile } = await build({
    ...FOR_NODE,
    entryPoints: ENTRIES,
    outdir: folder,
    splitting: true,
    chunkNames: "shared/[hash]",
    sourcemap: "linked",
    logLevel: "error",
    metafile: true,
  });
  const needed = Object.values(metafile.outputs).flatMap(({ imports }) =>
    imports
      .filter(({ external }) => external === true)
      .map(({ path }) =>
        path
          .split("/")
          .slice(0, path.startsWith("@") ? 2 : 1)
          .join("/"),
      ),
  );
  await buildPlainPage(process.cwd(), join(folder, "page"));
  cpSync("node_modules/@fontsource/arimo/LICENSE", join(folder, "page", "fonts", "LICENSE"));
  writeFileSync(join(folder, "package.json"), manifest(new Set(needed)));
  cpSync("tabletop/README.md", join(folder, "README.md"));
  cpSync("LICENSE", join(folder, "LICENSE"));
  cpSync("tabletop/example", join(folder, "example"), { recursive: true });
  // For those who write the scripts of a mod in TypeScript.
  const isDeclaration = (path: string): boolean => !path.endsWith(".json");
  cpSync("tabletop/declared", join(folder, "declared"), { recursive: true, filter: isDeclaration });
  execFileSync(process.execPath, [TSC, "-b", "--pretty", "false", "tabletop"], { stdio: "inherit" });
  declare(join(folder, "types"));
}

interface Manifest {
  [key: string]: unknown;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** The workspace's own, with the packages alone that the module imports. */
function manifest(needed: ReadonlySet<string>): string {
  const {
    devDependencies: _,
    private: __,
    ...own
  } = JSON.parse(readFileSync("tabletop/package.json", "utf8")) as Manifest;
  const { devDependencies } = JSON.parse(readFileSync("package.json", "utf8")) as Manifest;
  const known = Object.entries({ ...devDependencies, ...own.dependencies });
  const dependencies = Object.fromEntries(known.filter(([name]) => needed.has(name)));
  const exports = {
    ".": { types: "./types/index.d.ts", default: "./index.js" },
    "./example/save.json": "./example/save.json",
    "./declared/*": "./declared/*",
  };
  const bin = { "tts-stand-in": "./main.js", tts: "./tts.js" };
  return `${JSON.stringify({ ...own, bin, exports, dependencies }, null, 2)}\n`;
}

function declare(types: string): void {
  for (const name of readdirSync(DECLARED))
    if (!LEFT_OUT.has(name)) cpSync(join(DECLARED, name), join(types, name), { recursive: true });
  for (const name of readdirSync(types, { recursive: true, encoding: "utf8" }))
    if (name.endsWith(".d.ts")) complete(join(types, name));
}

/** Node wants whole names of files: what is imported from beside gets its ending. */
function complete(file: string): void {
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace(/((?:from|import\()\s*"\.{1,2}\/[^"]*?)(?:\.js)?"/g, '$1.js"'));
}
