/** On a phone letters are shown larger than their panel is: they keep within it all the same. */
import { expect, test } from "vitest";
import { arial } from "../../../tabletop/xml/layout/arial";
import { legible, legibleLetters } from "../../../tabletop/page/panels/legible";
import { drawBoxes } from "../../../tabletop/xml/draw/html";
import { solve } from "../../../tabletop/xml/layout/solve";
import { parseXml } from "../../../tabletop/xml/parse";

const VIEWER = { color: "Red", host: true, promoted: false, team: "None" };
const SCALE = 0.75;

/** The lines of a text in a box so wide, each as wide as its letters of 12 pixels are. */
function linesOf(
  words: string,
  width: number,
  alignment: string,
): { text: string; left: number; right: number }[] {
  const xml = `<Text text="${words}" fontSize="14" alignment="${alignment}" rectAlignment="UpperLeft" offsetXY="0 0" width="${width}" height="60"/>`;
  const measure = legibleLetters(arial(), SCALE);
  const boxes = solve(parseXml(xml), { w: 500, h: 500, viewer: VIEWER, measure });
  expect(
    legible(
      drawBoxes(boxes, () => ""),
      SCALE,
    ),
  ).toContain("font-size:16px");
  return (boxes[0].text?.lines ?? []).map(({ runs, x }) => {
    const text = runs.map((run) => run.text).join("");
    const shown = Array.from(text).reduce((sum, one) => sum + arial().advance(one, 16, runs[0].face), 0);
    return { text, left: x, right: x + shown };
  });
}

test("what is aligned at the right ends there", () => {
  const [line] = linesOf("City: 1 siege die", 240, "UpperRight");
  expect(line.right).toBeCloseTo(240);
});

test("a button for a seat breaks its words in two lines rather than running out of it", () => {
  const lines = linesOf("Take Yellow", 80, "MiddleCenter");
  expect(lines.map(({ text }) => text.trim())).toEqual(["Take", "Yellow"]);
  for (const { left, right } of lines) expect([left >= 0, right <= 80]).toEqual([true, true]);
});

test("letters that are large enough stay as they are", () => {
  expect(legible("font-size:15px font-size:16px font-size:20px", SCALE)).toBe(
    "font-size:16px font-size:16px font-size:20px",
  );
});
