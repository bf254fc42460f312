import { join } from "node:path";
import { expect, test } from "vitest";
import { perftFiles, readPerft, recount } from "../../scripts/records/perft";
import { GAMES } from "../../src/games/index";

const ROOT = join(import.meta.dirname, "..", "..");
const files = perftFiles(ROOT);

test("every game has twenty positions whose legal moves are counted", () => {
  expect(files.map((file) => /(\w+)\.perft$/.exec(file)?.[1]).sort()).toEqual(
    GAMES.map(({ meta }) => meta.id).sort(),
  );
  for (const file of files) expect(readPerft(ROOT, file), file).toHaveLength(20);
});

test.each(files)("%s: the choices lead to as many moves as are committed, at depth 1 and 2", (file) => {
  const counted = recount(ROOT, file);
  const lines = (entries: typeof counted): string[] =>
    entries.map(({ counts, position }) => `${counts.join(" ")} ${position}`);
  expect(lines(counted)).toEqual(lines(readPerft(ROOT, file)));
});
