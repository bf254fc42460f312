/** On a phone letters are shown larger than their panel is: they keep within it all the same. */
import { expect, test } from "vitest";
import { arial } from "../../../tabletop/xml/layout/arial";
import { legibleLetters } from "../../../tabletop/page/panels/legible";
import { drawBoxes } from "../../../tabletop/xml/draw/html";
import { solve } from "../../../tabletop/xml/layout/solve";
import { parseXml } from "../../../tabletop/xml/parse";

const VIEWER = { color: "Red", host: true, promoted: false, team: "None" };
const SCALE = 0.75;

/** A line as it is drawn: its words, its letters, and where it begins and ends. */
interface Shown {
  text: string;
  size: number;
  left: number;
  right: number;
}

/** The lines of a text in a box so wide, as they are drawn. */
function linesOf(words: string, width: number, alignment: string, height = 60, size = 14): Shown[] {
  const xml = `<Text text="${words}" fontSize="${size}" alignment="${alignment}" rectAlignment="UpperLeft" offsetXY="0 0" width="${width}" height="${height}" verticalOverflow="Overflow"/>`;
  const measure = legibleLetters(arial(), SCALE);
  const boxes = solve(parseXml(xml), { w: 500, h: 500, viewer: VIEWER, measure });
  const html = drawBoxes(boxes, () => "");
  const sizes = [...html.matchAll(/font-size:([\d.]+)px/g)].map(([, one]) => Number(one));
  return (boxes[0].text?.lines ?? []).flatMap(({ runs, x }) => {
    const text = runs.map((run) => run.text).join("");
    if (runs.length === 0) return [{ text, size: 0, left: x, right: x }];
    const shown = sizes.shift() ?? 0;
    const wide = Array.from(text).reduce((sum, one) => sum + arial().advance(one, shown, runs[0].face), 0);
    return [{ text, size: shown, left: x, right: x + wide }];
  });
}

test("what is aligned at the right ends there", () => {
  const [line] = linesOf("City: 1 siege die", 240, "UpperRight");
  expect([line.size, line.right]).toEqual([16, expect.closeTo(240)]);
});

test("a button for a seat breaks its words in two lines rather than running out of it", () => {
  const lines = linesOf("Take Yellow", 80, "MiddleCenter");
  expect(lines.map(({ text }) => text.trim())).toEqual(["Take", "Yellow"]);
  for (const { left, right } of lines) expect([left >= 0, right <= 80]).toEqual([true, true]);
});

test.each([15, 16, 20])("letters that are large enough stay as they are: %d", (size) => {
  expect(linesOf("City", 240, "UpperLeft", 60, size).map((line) => line.size)).toEqual([Math.max(16, size)]);
});

/** Prices stand beside the pictures of what they are for. */
test("a list whose rows stand beside pictures keeps its rows, in letters no smaller than those of its panel", () => {
  const rows = ["1 archer die", "2 siege dice, hit on 4 or more; opens castles", "1 siege die"];
  const lines = linesOf(rows.join("&#xA;&#xA;"), 285, "UpperLeft", 96);
  expect(lines.map(({ text }) => text)).toEqual([rows[0], "", rows[1], "", rows[2]]);
  for (const { size, right } of lines) expect([size === 0 || size >= 14, right <= 285]).toEqual([true, true]);
});

test("a line above buttons stays one line; where there is room below, larger letters take a second one", () => {
  const words = "Which of your dice get the +1s of cards and castles";
  expect(linesOf(words, 330, "UpperLeft", 18).map(({ text }) => text)).toEqual([words]);
  expect(linesOf(words, 330, "UpperLeft", 40).map(({ size }) => size)).toEqual([16, 16]);
});

test("no word is broken for larger letters", () => {
  expect(linesOf("Reinforcements", 102, "MiddleLeft").map(({ text }) => text)).toEqual(["Reinforcements"]);
});
