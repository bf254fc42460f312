/** Rows within columns within rows ask what is in them wants: each text is measured as often as if it stood alone. */
import { expect, test } from "vitest";
import { arial } from "../../../tabletop/xml/layout/arial";
import { solve } from "../../../tabletop/xml/layout/solve";
import { parseXml } from "../../../tabletop/xml/parse";

/** How many letters are measured to lay out a text in so many columns. */
function lettersMeasured(columns: number): number {
  const text = `<Text>Two words</Text>`;
  const document = "<VerticalLayout>".repeat(columns) + text + "</VerticalLayout>".repeat(columns);
  const letters = arial();
  let count = 0;
  const measure: typeof letters = {
    ...letters,
    advance: (...letter) => {
      count++;
      return letters.advance(...letter);
    },
  };
  const viewer = { color: "Red", host: false, promoted: false, team: "None" };
  solve(parseXml(document), { w: 1920, h: 1080, viewer, measure });
  return count;
}

test("a text in six columns is measured no more often than in one", () => {
  expect(lettersMeasured(1)).toBeGreaterThan(0);
  expect(lettersMeasured(6)).toBe(lettersMeasured(1));
});
