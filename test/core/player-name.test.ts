import { expect, test } from "vitest";
import { isFault } from "../../src/core/refuse";
import { MOST_NAME, tameName } from "../../src/core/player-name";
import { openRecord } from "../helpers/castle";

const record = (name: string): string => `castle_risk 1\nplayers red blue\nplayer red ${name}\n`;

/** The name of the first player in a record. */
function nameIn(name: string): string {
  const read = openRecord(record(name));
  if (isFault(read)) throw new Error(read.why.code);
  return read.names[0];
}

test.each([
  ["a control character of the second set", "Ann\u009b31m\u009d", "Ann 31m"],
  ["a delete", "A\u007fnn", "A nn"],
  ["an override of the direction of writing", "\u202eAnn\u202c and \u2066Bob\u2069", "Ann and Bob"],
  ["markup of a panel", '<size=300>"Ann" <#x>', "size=300Ann x"],
  ["an end of line of Unicode", "Ann\u2028Bob\u0085Carl", "Ann Bob Carl"],
])("a name with %s is read without it, and seated without it", (_, name, tame) => {
  expect(nameIn(name)).toBe(tame);
  expect(tameName(name)).toBe(tame);
});

test("letters of every language stay, and the marks that some of them need", () => {
  for (const name of ["Zoë", "Дмитрий", "שרה\u200f", "李雷", "👑"]) expect(nameIn(name)).toBe(name);
});

test("a name of nothing that can be shown is none", () => {
  expect(openRecord(record("\u202e"))).toMatchObject({ names: ["", ""] });
});

test("a name that is longer than any is refused where it stands, and cut where somebody sits down with it", () => {
  const long = "ü".repeat(MOST_NAME + 1);
  expect(openRecord(record(long))).toMatchObject({
    ...{ line: 3, column: 12 },
    why: { code: "text.too_long", params: { size: MOST_NAME + 1, most: MOST_NAME } },
  });
  expect(nameIn("ü".repeat(MOST_NAME))).toHaveLength(MOST_NAME);
  expect(nameIn(tameName(long))).not.toBe("");
  expect(nameIn(tameName("👑".repeat(MOST_NAME)))).toMatch(/^(👑)+$/u);
});
