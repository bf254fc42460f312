/** What a table's page is built with, so that armies are told apart by more than their colours. */
import { expect, onTestFinished, test } from "vitest";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { tmpdir } from "node:os";
import { writeDrawings } from "../../scripts/page/drawings";
import { GAMES } from "../../src/games/index";
import { SAVES } from "../../mod/saves/index";
import { farOff, type Outlines } from "../../tabletop/page/drawings";

test.each(SAVES.map((save) => [save.meta.id, save] as const))(
  "the lands of each army of %s have a mark of their own",
  (id, save) => {
    const folder = mkdtempSync(join(tmpdir(), "drawings-test-"));
    onTestFinished(() => {
      rmSync(folder, { recursive: true });
    });
    writeDrawings(process.cwd(), save, folder);
    const { marks = {} } = JSON.parse(readFileSync(join(folder, "outlines.json"), "utf8")) as Outlines;
    const tints = GAMES.find(({ meta }) => meta.id === id)?.pieces.tints ?? {};
    const hex = (part: number): string =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, "0");
    const drawn = save.meta.colours.map((colour) => {
      const { r, g, b } = tints[colour] ?? { r: 0, g: 0, b: 0 };
      const line = `#${hex(r)}${hex(g)}${hex(b)}`;
      const [nearest] = Object.keys(marks).sort((a, c) => farOff(a, line) - farOff(c, line));
      return marks[nearest ?? ""];
    });
    expect(new Set(drawn).size).toBe(save.meta.colours.length);
  },
);
