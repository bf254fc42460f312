import { expect, test } from "vitest";
import { MAX_LINE, nextLine, openText, type Line } from "../../src/core/lines";

/** The first line of a text and how many there are. */
function read(text: string): { first: Line | undefined; count: number } {
  const source = openText(text);
  const first = nextLine(source);
  let count = first === undefined ? 0 : 1;
  if (first !== undefined) while (nextLine(source) !== undefined) count++;
  return { first, count };
}

test("a million lines and one line of millions of words are cut: a reader that is not linear runs out of time", () => {
  expect(read("\n".repeat(3_000_000)).count).toBe(0);
  expect(read("# no\r\n".repeat(1_000_000)).count).toBe(0);
  expect(read("a\n".repeat(1_000_000)).count).toBe(1_000_000);
  expect(read("a ".repeat(2_000_000)).first?.size).toBe(2_000_000);
  expect(read("a".repeat(8_000_000)).first?.columns[1]).toBeGreaterThan(MAX_LINE);
}, 20_000);
