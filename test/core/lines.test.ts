import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  indexIds,
  nextLine,
  openText,
  parseWhole,
  readCounts,
  readEnd,
  readId,
  readInt,
  shown,
  writeCounts,
  type Line,
} from "../../src/core/lines";
import { anyText } from "../helpers/any-text";

const KINDS = ["foot", "horse", "gun"];
const INDEX = indexIds(KINDS);

/** All lines of a text that have words. */
function linesOf(text: string): Line[] {
  const source = openText(text);
  const lines: Line[] = [];
  for (let line = nextLine(source); line !== undefined; line = nextLine(source)) lines.push(line);
  return lines;
}

function only(text: string): Line {
  return linesOf(text)[0];
}

describe("lines", () => {
  test("words are parted by blanks, tabs and returns; a comment begins where a word would", () => {
    const lines = linesOf("a\tb  c#d # e f\r\n\r\n   \n# all\r\n  last");
    expect(lines.map((l) => l.words)).toEqual([["a", "b", "c#d"], ["last"]]);
    expect(lines.map((l) => l.number)).toEqual([1, 5]);
    expect(lines[0].columns).toEqual([1, 3, 6, 16]);
    expect(lines[1].columns).toEqual([3, 7]);
  });

  test("a byte order mark at the start is skipped, as one character or as three bytes", () => {
    for (const mark of ["\uFEFF", "\u00EF\u00BB\u00BF"]) {
      expect(linesOf(`${mark}a b\nc`).map((l) => l.words)).toEqual([["a", "b"], ["c"]]);
      expect(only(`${mark}a`).columns).toEqual([1, 2]);
      expect(linesOf(mark)).toEqual([]);
    }
    expect(only("a \uFEFF").words).toEqual(["a", "\uFEFF"]);
  });

  test("control characters part words as blanks do", () => {
    expect(only("a\u0000b\u000Bc\u001Fd").words).toEqual(["a", "b", "c", "d"]);
  });

  test("any text gives lines in order, words without blanks, columns that point at them", () => {
    fc.assert(
      fc.property(anyText(300), (text) => {
        const rows = text.replace(/^(\uFEFF|\u00EF\u00BB\u00BF)/, "").split("\n");
        let before = 0;
        for (const line of linesOf(text)) {
          expect(line.number).toBeGreaterThan(before);
          before = line.number;
          expect(line.words.length).toBe(line.size);
          expect(line.columns.length).toBe(line.size + 1);
          line.words.forEach((word, i) => {
            expect(word).not.toBe("");
            expect(rows[line.number - 1].startsWith(word, line.columns[i] - 1)).toBe(true);
          });
        }
      }),
    );
  });
});

describe("numbers", () => {
  test.each([
    "",
    "-1",
    "+1",
    "1e5",
    "0x10",
    "01",
    "00",
    "NaN",
    "Infinity",
    "1.0",
    "1,0",
    "½",
    "١",
    "12345678901",
  ])("%j is none", (word) => {
    expect(parseWhole(word)).toBe(-1);
  });

  test("whole numbers of up to ten digits are read as they are written", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (n) => {
        expect(parseWhole(String(n))).toBe(n);
      }),
    );
    fc.assert(
      fc.property(anyText(12), (word) => {
        const n = parseWhole(word);
        if (n >= 0) expect(String(n)).toBe(word);
        else expect(n).toBe(-1);
      }),
    );
  });

  test("a number out of its range is named with the range", () => {
    const line = only("7");
    readInt(line, 8, 9);
    expect(line.fault).toEqual({
      line: 1,
      column: 1,
      why: { code: "text.range", params: { value: 7, least: 8, most: 9 } },
    });
  });
});

describe("ids and counts", () => {
  test.each(["constructor", "__proto__", "toString", "hasOwnProperty", "valueOf", "length"])(
    "%s, which every JavaScript object knows, is no id",
    (word) => {
      const line = only(word);
      expect(readId(line, INDEX, "kind")).toBe(-1);
      expect(line.fault?.why).toEqual({ code: "text.unknown", params: { expected: "kind", word } });
      const counts = only(word);
      expect(readCounts(counts, INDEX, 3, 9)).toEqual([0, 0, 0]);
      readEnd(counts);
      expect(counts.fault?.why.code).toBe("text.more");
    },
  );

  test("counts are read back as they are written, in any order", () => {
    const count = fc.integer({ min: 0, max: 9999 });
    fc.assert(
      fc.property(fc.tuple(count, count, count), (counts) => {
        const text = writeCounts(counts, KINDS);
        const pairs = counts.map((n, k) => (n > 0 ? `${KINDS[k]} ${n}` : "")).reverse();
        for (const written of [text, pairs.join(" ")]) {
          const line = only(`x ${written}`);
          line.at = 1;
          expect(readCounts(line, INDEX, 3, 9999)).toEqual(counts);
          expect(line.fault).toBeUndefined();
          expect(line.at).toBe(line.size);
        }
      }),
    );
  });

  test.each([
    ["foot", "text.missing"],
    ["foot x", "text.number"],
    ["foot 0", "text.range"],
    ["foot 10", "text.range"],
    ["foot 1 foot 1", "text.twice"],
  ])("%j is refused with %s", (text, code) => {
    const line = only(text);
    readCounts(line, INDEX, 3, 9);
    expect(line.fault?.why.code).toBe(code);
  });

  test("a word is shown in printable ASCII, and not without end", () => {
    expect(shown("Kö\u0000nig ")).toBe("K?nig?");
    expect(shown("x".repeat(99))).toBe("x".repeat(40) + "...");
  });
});
