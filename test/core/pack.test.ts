import fc from "fast-check";
import { expect, test } from "vitest";
import { MAX_LINE, nextLine, openText } from "../../src/core/lines";
import { newPacker, pack, ROOM } from "../../src/core/pack";

/** Packs lines, some to each packed line, and reads them. */
function readBack(lines: readonly string[], some: number): string[] {
  const packer = newPacker();
  let body = "";
  for (let at = 0; at < lines.length; at += some) {
    const chunk = lines.slice(at, at + some).map((line) => pack(packer, line));
    body += `packed ${chunk.join("")}\n`;
  }
  const source = openText(`first line\nwords${packer.words}\n${body}last line\n`);
  const read: string[] = [];
  for (let line = nextLine(source); line !== undefined; line = nextLine(source)) {
    expect(line.fault).toBeUndefined();
    read.push(line.words.join(" "));
  }
  return read;
}

test("what is packed is read as it was, whatever the words are", () => {
  const word = fc
    .string({ minLength: 1, unit: fc.constantFrom("a", "b", "1", ";", "#", "packed", "words", "_", "é") })
    .filter((w) => !w.startsWith("#"));
  const line = fc.array(word, { minLength: 1, maxLength: 9 }).map((words) => words.join(" "));

  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 40 }),
      fc.integer({ min: 1, max: 9 }),
      (lines, some) => {
        expect(readBack(lines, some)).toEqual(["first line", ...lines, "last line"]);
      },
    ),
  );
});

test("as many words as there is room for have a sign each", () => {
  const lines = Array.from({ length: ROOM }, (_, i) => `w${i} w${(i * 7) % ROOM}`);
  expect(readBack(lines, 64).slice(1, -1)).toEqual(lines);
  const packer = newPacker();
  const signs = lines.map((line) => pack(packer, line.split(" ")[0] ?? ""));
  expect([new Set(signs).size, packer.size]).toEqual([ROOM, ROOM]);
  pack(packer, "another");
  expect(packer.size, "which tells who packs that it cannot be read").toBeGreaterThan(ROOM);
});

test.each([
  ["a sign without a word", "words a b\npacked ab;c;", 2, 11, "c"],
  ["a sign that is none", "words a b\npacked a\u00e9;", 2, 9, "\u00e9"],
  ["half a sign of two", "words a b\npacked ab|", 2, 10, "|"],
  ["no list of words", "packed a;", 1, 8, "a"],
])("%s is a fault where it stands", (_, text, line, column, word) => {
  const source = openText(text);
  let read = nextLine(source);
  while (read !== undefined && read.fault === undefined) read = nextLine(source);
  expect(read?.fault).toMatchObject({ line, column, why: { code: "text.unknown", params: { word } } });
});

test("a line that only begins like them is a line", () => {
  for (const text of ["words", "packed", "packed a b"]) {
    expect(nextLine(openText(text))?.words).toEqual(text.split(" "));
  }
});

test("a packed line is as long as a plain one at most, and is not unfolded further", () => {
  const long = "x".repeat(30_000);
  const source = openText(`words ${long} y\npacked y;${"a".repeat(3)};${"a".repeat(50_000)};\n`);
  const short = nextLine(source);
  expect(short?.fault).toMatchObject({ line: 2, column: 8, why: { code: "text.unknown" } });
  const list = openText(`words ${long} y\npacked b;${"a".repeat(3)};${"a".repeat(50_000)};\n`);
  expect(nextLine(list)?.words).toEqual(["y"]);
  expect(nextLine(list)).toMatchObject({ size: 3, fault: undefined });
  const bomb = nextLine(list);
  expect(bomb?.fault).toMatchObject({
    ...{ line: 2, column: 14 },
    why: { code: "text.long_line", params: { most: MAX_LINE } },
  });
  expect(bomb?.words.length).toBe(3);
});
