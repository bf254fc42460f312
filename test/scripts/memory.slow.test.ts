/** A run of many lines takes no more memory than one of few: each command reads and writes them as they come. */
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bundleScript, runScript } from "./command";

const MINUTES = 60_000;
const [FEW, MANY, PER_FILE] = [1000, 100_000, 1000];
/** Of V8's heap it is chance when it is cleared; what held the lines would be ten times as much and more. */
const MORE = 1.4;
const RUN = ["--preset", "evening", "--players", "2", "--level", "random"];
const folder = mkdtempSync(join(tmpdir(), "memory-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The largest that a command was, in kilobytes; throws where it is refused. */
function peakOf(args: readonly string[]): Promise<number> {
  const root = process.cwd();
  const entry = JSON.stringify(join(root, "scripts", "simulate.ts"));
  const bundled = JSON.stringify(pathToFileURL(join(root, ".cache/bundles/scripts/simulate.mjs")).href);
  const told = 'process.on("exit", () => process.stderr.write("peak " + process.resourceUsage().maxRSS));';
  const start = `process.argv.splice(1, 0, ${entry}); ${told} void import(${bundled});`;
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["-e", start, "--", ...args], {
      stdio: ["ignore", "ignore", "pipe"],
    });
    let err = "";
    child.stderr.setEncoding("utf8").on("data", (piece: string) => (err += piece));
    child.on("close", (code) => {
      const peak = Number(/peak (\d+)$/.exec(err)?.[1]);
      if (code === 0) resolve(peak);
      else reject(new Error(err));
    });
  });
}

/** A folder with so many games, those of the run `small` again and again, each with a number of its own. */
function layLines(name: string, games: number, has: (n: number) => boolean = () => true): void {
  const small = join(folder, "small");
  mkdirSync(join(folder, name));
  writeFileSync(join(folder, name, "run.json"), readFileSync(join(small, "run.json")));
  const lines = readFileSync(join(small, "games-0000000.ndjson"), "utf8").trimEnd().split("\n");
  for (let first = 0; first < games; first += PER_FILE) {
    const text = Array.from({ length: PER_FILE }, (_, i) =>
      lines[i % lines.length].replace(/"n":\d+/, `"n":${first + i}`),
    );
    const kept = text.filter((_, i) => has(first + i));
    writeFileSync(
      join(folder, name, `games-${String(first).padStart(7, "0")}.ndjson`),
      `${kept.join("\n")}\n`,
    );
  }
}

beforeAll(async () => {
  await bundleScript("simulate");
  const { code, err } = await runScript("simulate", [
    ...[...RUN, "--games", "50", "--workers", "1", "--out", join(folder, "small")],
  ]);
  expect({ code, err }).toEqual({ code: 0, err: "" });
  for (const [name, games] of [["few", FEW] as const, ["many", MANY] as const]) {
    layLines(name, games);
    layLines(`odd-${name}`, games, (n) => n % 2 === 1);
    layLines(`even-${name}`, games, (n) => n % 2 === 0);
  }
}, 2 * MINUTES);

it.each<[string, (name: string, games: number) => string[]]>([
  ["the summary", (name) => ["--from", join(folder, name), "--json"]],
  ["the report", (name) => ["--from", join(folder, name), "--report", join(folder, `${name}.html`)]],
  [
    "a run that goes on",
    (name, games) => [
      ...[...RUN, "--games", String(games + 5), "--workers", "1", "--out", join(folder, name)],
    ],
  ],
  [
    "what is put together of parts",
    (name) => [
      ...["--merge", join(folder, `odd-${name}`), join(folder, `even-${name}`)],
      ...["--out", join(folder, `all-${name}`)],
    ],
  ],
])(
  "%s takes no more memory with 100,000 lines than with 1,000",
  async (_, args) => {
    const few = await peakOf(args("few", FEW));
    const many = await peakOf(args("many", MANY));
    expect(few).toBeGreaterThan(0);
    expect(many / few).toBeLessThan(MORE);
  },
  5 * MINUTES,
);
