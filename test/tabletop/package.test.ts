import { execFileSync, spawn, spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makePackage } from "../../scripts/package/make";

/** Puts a package that is installed here where another would have installed it. */
function link(name: string, modules: string): void {
  const nested = resolve("tabletop/node_modules", name);
  const to = join(modules, name);
  mkdirSync(dirname(to), { recursive: true });
  symlinkSync(existsSync(nested) ? nested : resolve("node_modules", name), to);
}

/** Starts the program of the package with a save, asks it for its page, and ends it. */
async function serves(program: string, save: string, folder: string): Promise<void> {
  const args = [program, "serve", save, "--port", "0", "--folder", join(folder, "games")];
  const child = spawn(process.execPath, args, { cwd: folder });
  onTestFinished(() => void child.kill("SIGKILL"));
  let said = "";
  const address = await new Promise<string>((done, fail) => {
    child.stdout.on("data", (piece: Buffer) => {
      said += piece.toString("utf8");
      const found = /http:\/\/localhost:\d+\//.exec(said)?.[0];
      if (found !== undefined) done(found);
    });
    child.stderr.on("data", (piece: Buffer) => (said += piece.toString("utf8")));
    child.on("exit", () => fail(new Error(said)));
  });
  for (const file of ["", "page.js", "page.css"]) expect((await fetch(address + file)).status).toBe(200);
  const ended = new Promise((done) => child.once("exit", done));
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
  expect(said).toContain("A new table stands.");
}

/** A test of a mod in TypeScript, as strict as can be. */
const TYPED = `import { expect } from "vitest";
import { createLua52, matchers, openTable, type ScriptError, type Table, type TableMatchers, type TableOptions } from "tts-stand-in";
declare module "vitest" { interface Matchers<T> extends TableMatchers {} }
expect.extend(matchers);
const options: TableOptions = { reading: "tts", missing: "throw", seed: 1, host: "Ann", engine: createLua52, web: ({ url }) => ({ code: 200, text: url }) };
const table: Table = await openTable("{}", options);
const errors: readonly ScriptError[] = table.errors;
expect(table).toHaveTold(table.object("Score").data.Nickname ?? "");
export const found: [boolean, number] = [await table.move("Red", "Score", { x: 1, z: 2 }), errors.length];
`;

/** Compiles that in a folder that has the package; what the compiler says. */
function compiled(folder: string): string {
  const compilerOptions = {
    ...{ strict: true, noEmit: true, exactOptionalPropertyTypes: true, skipLibCheck: true, types: ["node"] },
    ...{ module: "NodeNext", target: "ES2022", lib: ["ES2022", "DOM"] },
  };
  writeFileSync(join(folder, "typed.ts"), TYPED);
  writeFileSync(join(folder, "package.json"), `{ "type": "module" }`);
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["typed.ts"] }));
  const tsc = resolve("node_modules/typescript-native/bin/tsc");
  return spawnSync(process.execPath, [tsc, "-p", folder, "--pretty", "false"], { encoding: "utf8" }).stdout;
}

test("the package, in an empty folder, runs the test of its README, unpacks, packs, checks, installs and serves its example", async () => {
  const folder = mkdtempSync(join(tmpdir(), "stand-in-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const made = join(folder, "made");
  await makePackage(made);
  execFileSync("npm", ["pack", made, "--pack-destination", folder, "--silent"], { stdio: "pipe" });
  const modules = join(folder, "empty", "node_modules");
  const installed = join(modules, "tts-stand-in");
  mkdirSync(installed, { recursive: true });
  execFileSync("tar", [
    "-xzf",
    join(folder, "tts-stand-in-0.1.0.tgz"),
    "-C",
    installed,
    "--strip-components=1",
  ]);
  const { dependencies } = JSON.parse(readFileSync(join(installed, "package.json"), "utf8")) as {
    dependencies: Record<string, string>;
  };
  for (const name of [...Object.keys(dependencies), "vitest", "@types/node"]) link(name, modules);
  const [, example = ""] = /```ts\n([^]*?)```/.exec(readFileSync(join(installed, "README.md"), "utf8")) ?? [];
  writeFileSync(join(folder, "empty", "score.test.ts"), example);
  const vitest = resolve("node_modules/vitest/vitest.mjs");
  const run = spawnSync(process.execPath, [vitest, "run", "--reporter=json"], {
    cwd: join(folder, "empty"),
    encoding: "utf8",
    env: { PATH: process.env["PATH"] },
  });
  expect(run.stdout.slice(run.stdout.indexOf("{"))).toContain('"numPassedTests":1');
  expect(run.status).toBe(0);
  const tree = join(folder, "empty", "score");
  const saves = join(folder, "Saves");
  mkdirSync(saves);
  const [unpacked, packed, checked, put] = [
    ["unpack", join(installed, "example", "save.json"), tree],
    ["pack", tree, join(folder, "packed.json")],
    ["check", tree],
    ["install", tree, "--folder", saves],
  ].map((args) => spawnSync(process.execPath, [join(installed, "tts.js"), ...args], { encoding: "utf8" }));
  expect([unpacked.stderr, packed.stderr, checked.stdout]).toEqual(["", "", "0 errors, 0 warnings.\n"]);
  expect(put.stderr).toBe("");
  // A script of somebody's package, called from a folder below it, names files from the package's.
  const called = spawnSync(process.execPath, [join(installed, "tts.js"), "check", "score"], {
    cwd: join(folder, "empty"),
    env: { ...process.env, npm_lifecycle_event: "build", INIT_CWD: tree },
    encoding: "utf8",
  });
  expect([called.stderr, called.status]).toEqual(["", 0]);
  for (const save of [join(folder, "packed.json"), join(saves, "TS_Save_1.json")])
    expect(readFileSync(save)).toEqual(readFileSync(join(installed, "example", "save.json")));
  expect(compiled(join(folder, "empty"))).toBe("");
  await serves(join(installed, "main.js"), tree, folder);
}, 60_000);
