/** The commands whose output the README shows print it. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
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
