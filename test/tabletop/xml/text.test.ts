import { describe, expect, test } from "vitest";
import { lineHeight, wholeLetters } from "../../../tabletop/xml/layout/measure";
import { arial } from "../../../tabletop/xml/layout/arial";
import { box, EVEN, laid, lines } from "./laid";
import type { TextBlock } from "../../../tabletop/xml/layout/text";

/** Letters of size 20 are 10 wide here, and a line is 24 high. */
const text = (attributes: string, words: string, place = `width="100" height="100"`): TextBlock => {
  const boxes = laid(`<Text id="t" fontSize="20" ${place} ${attributes}>${words}</Text>`);
  const block = box(boxes, "t").text;
  if (block === undefined) throw new Error("no text");
  return block;
};
const said = (block: TextBlock): string[] =>
  block.lines.map((line) => line.runs.map((run) => run.text).join(""));

describe("text (ui/attributes, Text)", () => {
  test("is 14 high, dark grey and in the middle if nothing is said", () => {
    const block = box(laid(`<Text id="t">ab</Text>`), "t").text;
    expect(block).toMatchObject({ size: 14, color: { r: 50 / 255, g: 50 / 255, b: 50 / 255, a: 1 } });
    expect(block?.lines[0]).toMatchObject({ x: 493, y: 242, width: 14, height: 16 });
  });

  test.each([
    ["UpperLeft", 450, 200],
    ["UpperRight", 530, 200],
    ["MiddleLeft", 450, 238],
    ["LowerCenter", 490, 276],
    ["LowerRight", 530, 276],
  ])("lies %s", (alignment, x, y) => {
    expect(text(`alignment="${alignment}"`, "ab").lines[0]).toMatchObject({ x, y });
  });

  test("Wrap breaks lines between words, Overflow only where the text does", () => {
    const words = "one two three";
    expect(said(text(`horizontalOverflow="Wrap"`, words))).toEqual(["one two", "three"]);
    expect(said(text(`horizontalOverflow="Overflow"`, words))).toEqual([words]);
    expect(said(text(`horizontalOverflow="Overflow"`, "one\n  two"))).toEqual(["one", "two"]);
  });

  test("a blank at the end of a line takes no room", () => {
    expect(said(text(`horizontalOverflow="Wrap"`, "1234567890 next"))).toEqual(["1234567890", "next"]);
  });

  test("a word that is too long is broken", () => {
    const block = text(`horizontalOverflow="Wrap"`, "a 123456789012");
    expect(said(block)).toEqual(["a", "1234567890", "12"]);
    expect(block.broken).toBe(true);
  });

  test("Truncate drops lines that do not fit, Overflow does not", () => {
    const five = "1\n2\n3\n4\n5";
    expect(said(text(`verticalOverflow="Truncate"`, five))).toEqual(["1", "2", "3", "4"]);
    expect(said(text(`verticalOverflow="Overflow"`, five))).toEqual(["1", "2", "3", "4", "5"]);
    expect(text("", five).needed).toEqual([10, 120]);
    expect(said(text("", "gone", `width="100" height="23"`))).toEqual([]);
  });

  test("best fit takes the largest size from 10 to 40 that fits, whatever fontSize says", () => {
    const best = `resizeTextForBestFit="true"`;
    expect(text(best, "ab").size).toBe(40);
    expect(text(`${best} horizontalOverflow="Overflow"`, "0123456789").size).toBe(20);
    expect(text(best, "0123456789")).toMatchObject({ size: 40, broken: true });
    expect(text(`${best} resizeTextMaxSize="16"`, "ab").size).toBe(16);
    expect(text(best, "word ".repeat(99)).size).toBe(10);
    expect(text(`${best} resizeTextMinSize="4"`, "0123456789".repeat(5), `width="100" height="8"`).size).toBe(
      4,
    );
  });

  test("what stands between tags has no blanks around its lines, and single ones within", () => {
    expect(lines(laid(`<Text id="t">\n   a   b\n   c\n</Text>`), "t")).toEqual(["a b", "c"]);
  });

  test("the attribute text counts for more than what stands between the tags", () => {
    expect(lines(laid(`<Text id="t" text="new">old</Text>`), "t")).toEqual(["new"]);
  });

  test("is rich: bold, italic, colour and size, within each other", () => {
    const rich =
      "&lt;b&gt;B&lt;i&gt;x&lt;/i&gt;&lt;/b&gt;&lt;color=#FF0000&gt;r&lt;/color&gt;&lt;size=40&gt;L&lt;/size&gt;.";
    const [line] = text("", rich).lines;
    expect(line.runs.map(({ text: letters, size, face }) => [letters, size, face.bold, face.italic])).toEqual(
      [
        ["B", 20, true, false],
        ["x", 20, true, true],
        ["r", 20, false, false],
        ["L", 40, false, false],
        [".", 20, false, false],
      ],
    );
    expect(line.runs[2].color).toEqual({ r: 1, g: 0, b: 0, a: 1 });
    expect(line).toMatchObject({ width: 60, height: lineHeight(40) });
  });

  test("a tag that is none of these is text", () => {
    expect(said(text(`horizontalOverflow="Overflow"`, "a &lt; b &lt;u&gt;"))).toEqual(["a < b <u>"]);
  });
});

describe("colours (ui/attributes, Attribute types)", () => {
  test.each([
    ["#FF8000", { r: 1, g: 128 / 255, b: 0, a: 1 }],
    ["#FFFFFF80", { r: 1, g: 1, b: 1, a: 128 / 255 }],
    ["rgb(1,0.5,0)", { r: 1, g: 0.5, b: 0, a: 1 }],
    ["rgba(1,1,1,0.8)", { r: 1, g: 1, b: 1, a: 0.8 }],
    ["White", { r: 1, g: 1, b: 1, a: 1 }],
    ["clear", { r: 1, g: 1, b: 1, a: 0 }],
  ])("%s", (name, expected) => {
    expect(box(laid(`<Panel id="p" color="${name}"/>`), "p").fill).toEqual(expected);
  });
});

describe("letters", () => {
  const plain = { bold: false, italic: false };

  test("are as wide as Arial's", () => {
    // Of Arial's 2048ths: A 1366, i 455, bold i 569, space 569.
    const { advance } = arial();
    expect([advance("A", 2048, plain), advance("i", 2048, plain), advance(" ", 2048, plain)]).toEqual([
      1366, 455, 569,
    ]);
    expect(advance("i", 2048, { bold: true, italic: false })).toBe(569);
  });

  test("can be taken in whole units", () => {
    const { advance } = wholeLetters(arial());
    expect(advance("e", 14, plain)).toBe(8);
    expect(EVEN.advance("e", 15, plain)).toBe(7.5);
  });
});
