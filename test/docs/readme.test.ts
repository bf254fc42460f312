/** The commands whose output the README shows print it. */
import { readFileSync } from "node:fs";
import { build } from "esbuild";
import { expect, test, vi } from "vitest";
import { replay } from "../../scripts/replay/command";

/** Commands of the README with the lines that stand below them, up to a line of dots. */
const SHOWN = [
  ...readFileSync("README.md", "utf8").matchAll(/^ {4}> npm run -s replay -- (.*)\n((?: {4}.*\n)+)/gm),
];

test("the README shows what may be done where somebody is asked", async () => {
  expect(SHOWN.length).toBe(1);
  const [[, args, output]] = SHOWN;
  const printed = (await replay(args.split(" "))).split("\n");
  const lines = output.split("\n").map((line) => line.slice(4));
  const shown = lines.slice(0, lines.indexOf("  ..."));
  expect(shown[0]).toMatch(/^\w+ is asked/);
  expect(printed.slice(0, shown.length)).toEqual(shown);
});

test("the lines of code in the README say what blue may pick", async () => {
  const code = /```ts\n([^`]+)```/.exec(readFileSync("README.md", "utf8"))?.[1] ?? "";
  const built = await build({
    stdin: { contents: code, loader: "ts", resolveDir: process.cwd() },
    ...{ bundle: true, write: false, platform: "node", format: "esm", target: "node20", logLevel: "silent" },
  });
  const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
  try {
    await import(`data:text/javascript;base64,${Buffer.from(built.outputFiles[0].text).toString("base64")}`);
    expect(log.mock.calls).toEqual([["blue", expect.objectContaining({ field: "verb" })]]);
  } finally {
    log.mockRestore();
  }
});
