/** npm run dev on a copy of the tree: what is written into it is on the table. */
import { spawn } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { quickOf } from "../../scripts/page/drawings";
import { clicksFor, usualWish } from "../../tabletop/page/home/quick-plan";
import type { View } from "../../tabletop/wire/view";
import { browse, elementOf, is } from "../tabletop/server/browser";
import { CASTLE_RISK } from "../../mod/saves/castle-risk";

/** The tree without what is drawn, installed or built: that is only linked to. */
function copyTree(): string {
  const copy = mkdtempSync(join(tmpdir(), "dev-test-"));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true, maxRetries: 3 }));
  const root = process.cwd();
  for (const name of ["src", "mod", "tabletop", "scripts", "package.json", "tstl.json", "tsconfig.base.json"])
    cpSync(join(root, name), join(copy, name), { recursive: true });
  for (const name of ["assets", "node_modules", "test"])
    symlinkSync(join(root, name), join(copy, name), "dir");
  // The compiled bundle is there, if another test has compiled it.
  mkdirSync(join(copy, ".cache"));
  if (existsSync(".cache/lua"))
    cpSync(join(root, ".cache", "lua"), join(copy, ".cache", "lua"), { recursive: true });
  return copy;
}

/** Waits until something is so: compiling everything takes a while on a machine that has a lot to do. */
async function until(so: () => boolean): Promise<void> {
  await expect.poll(so, { timeout: 60_000, interval: 20 }).toBe(true);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

/** Starts the command; the answer is all that it has printed so far. */
function start(copy: string, port: number): () => string {
  let printed = "";
  const child = spawn(
    process.execPath,
    [join(copy, "scripts", "run.mjs"), "dev", "--no-open", "--port", String(port), "--folder", "games"],
    { cwd: copy, env: { ...process.env, INIT_CWD: copy } },
  );
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (data: Buffer) => (printed += data.toString()));
  onTestFinished(async () => {
    const ended = new Promise((done) => child.once("exit", done));
    child.kill("SIGTERM");
    await ended;
  });
  return () => printed;
}

function edit(copy: string, file: string, from: string, to: string): void {
  const path = join(copy, file);
  const text = readFileSync(path, "utf8");
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

/** Whether a game is on, and no longer set up. */
function plays({ ui }: View): boolean {
  const ids = Object.values(ui.elements).map(({ attributes }) => attributes["id"]);
  return !ui.loading && ids.length > 0 && !ids.includes("setup-start");
}

test("what is written is on the table, what does not build is said, and the game goes on", async () => {
  const copy = copyTree();
  const port = await freePort();
  const printed = start(copy, port);
  const says = async (text: string): Promise<void> => until(() => printed().includes(text));
  await says("are watched");
  const host = /#host=(\S+)/.exec(printed())?.[1];
  const ann = await browse(port, { host, name: "Ann", seat: "Red" });
  onTestFinished(async () => ann.close());
  await ann.sees(({ ui, you }) => !ui.loading && you.color === "Red");
  const quick = quickOf(CASTLE_RISK);
  for (const { id } of clicksFor(quick, usualWish(quick), () => false).filter(({ needed }) => needed)) {
    await ann.sees(({ ui }) => Object.values(ui.elements).some(({ attributes }) => attributes["id"] === id));
    expect(await ann.ask({ t: "click", element: elementOf(ann.view(), id) })).toBe("done");
  }
  await ann.sees(plays);
  const loads = (): number => ann.answers.filter(is("notice")).filter(({ code }) => code === "loaded").length;

  edit(copy, "src/games/castle-risk/text/en/save.ts", "Castle Risk", "Fortress Risk");
  await until(() => loads() === 1);
  await says("src/games/castle-risk/text/en/save.ts: mod built in");
  await ann.sees(({ table, you }) => table.name.includes("Fortress Risk") && you.color === "Red");

  edit(copy, "src/text/en/panel.ts", "export", "export const wrong: number = 'one';\nexport");
  await says(
    "src/text/en/panel.ts: the mod does not build, and the old one goes on.\n  src/text/en/panel.ts:",
  );

  edit(copy, "src/session/panels/document.ts", "export", "const wrong = ;\nexport");
  edit(copy, "src/text/en/panel.ts", "export const wrong: number = 'one';\n", "");
  await says('ERROR: Unexpected ";"');
  edit(copy, "src/session/panels/document.ts", "const wrong = ;\n", "");
  await until(() => loads() === 2);
  await ann.sees((view) => plays(view) && view.you.color === "Red");

  edit(copy, "tabletop/page/page.css", ":root", "/* new */ :root");
  await ann.until(
    (answer): answer is typeof answer & { t: "notice" } => is("notice")(answer) && answer.code === "renewed",
  );
  await says("tabletop/page/page.css: page built in");
}, 120_000);
