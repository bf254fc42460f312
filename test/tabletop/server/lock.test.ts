import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createInterface } from "node:readline";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { bundle } from "../../../scripts/bundle.mjs";
import { folder } from "./open";
import { lock } from "../../../tabletop/server/lock";

let module = "";
beforeAll(async () => {
  module = pathToFileURL(await bundle(process.cwd(), "tabletop/server/lock.ts")).href;
});

/** A process that takes a folder once it is told to; it lives until it is killed. */
interface Taker {
  child: ChildProcess;
  line: () => Promise<string>;
  go: () => void;
}

async function taker(path: string, env: NodeJS.ProcessEnv = {}): Promise<Taker> {
  const code = `const { lock } = await import(${JSON.stringify(module)});
    console.log("ready");
    process.stdin.once("data", async () => {
      console.log((await lock(${JSON.stringify(path)})) === undefined ? "refused" : "held");
      setInterval(() => {}, 1000);
    });`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", code], {
    stdio: ["pipe", "pipe", "inherit"],
    env: { ...process.env, ...env },
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const line = async (): Promise<string> => String((await lines.next()).value);
  expect(await line()).toBe("ready");
  return { child, line, go: () => child.stdin?.write("\n") };
}

async function crash({ child }: Taker): Promise<void> {
  child.kill("SIGKILL");
  await once(child, "exit");
}

test("of many that start at once after a crash, one has the folder", async () => {
  const path = folder();
  for (let round = 0; round < 3; round++) {
    const takers = await Promise.all(Array.from({ length: 8 }, async () => taker(path)));
    for (const { go } of takers) go();
    const answers = await Promise.all(takers.map(async ({ line }) => line()));
    expect(answers.filter((answer) => answer === "held")).toHaveLength(1);
    await Promise.all(takers.map(crash));
  }
  const release = await lock(path);
  expect(release).toBeDefined();
  // What the dead have left is gone.
  expect(readdirSync(path)).toHaveLength(1);
  await release?.();
  expect(readdirSync(path)).toEqual([]);
}, 30_000);

test("of many in one process that take a folder at once, one has it; the next has it when that has gone", async () => {
  const path = folder();
  const releases = await Promise.all(Array.from({ length: 20 }, async () => lock(path)));
  const held = releases.filter((release) => release !== undefined);
  expect(held).toHaveLength(1);
  expect(await lock(path)).toBeUndefined();
  await held[0]();
  const again = await lock(path);
  expect(again).toBeDefined();
  await again?.();
});

test.skipIf(process.platform === "win32")(
  "a folder is one folder by a link and under another TMPDIR",
  async () => {
    const path = folder();
    const other = folder();
    symlinkSync(path, join(other, "link"));
    const one = await taker(path);
    one.go();
    expect(await one.line()).toBe("held");
    const two = await taker(join(other, "link"), { TMPDIR: other });
    two.go();
    expect(await two.line()).toBe("refused");
  },
);

test.skipIf(process.platform === "win32")(
  "sockets that earlier versions have left in the temporary folder are removed",
  async () => {
    const temporary = folder();
    const dead = `table-${"a".repeat(24)}.sock`;
    const living = `table-${"b".repeat(24)}.sock`;
    // Node takes a socket's file away when it closes: this one's process is killed.
    const code = `require("net").createServer().listen(${JSON.stringify(join(temporary, dead))}, () => console.log())`;
    const child = spawn(process.execPath, ["-e", code], { stdio: ["ignore", "pipe", "inherit"] });
    await once(child.stdout, "data");
    child.kill("SIGKILL");
    await once(child, "exit");
    const server = createServer().listen(join(temporary, living));
    await once(server, "listening");
    onTestFinished(() => void server.close());
    mkdirSync(join(temporary, `table-${"c".repeat(24)}.sock`));
    symlinkSync("nowhere", join(temporary, "table-mine.sock"));
    const one = await taker(folder(), { TMPDIR: temporary });
    one.go();
    expect(await one.line()).toBe("held");
    expect(readdirSync(temporary).sort()).toEqual(
      [living, `table-${"c".repeat(24)}.sock`, "table-mine.sock"].sort(),
    );
  },
);
