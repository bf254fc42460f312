import fc from "fast-check";

/** Letters of all of Unicode, but for the halves of surrogates. */
const letter = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((point) => String.fromCodePoint(point));

/**
 * Any text of up to so many letters: of all of Unicode, or of ASCII, names of what every object has among them. As
 * `fc.string({ unit: "binary" })`, which first makes a table of a million letters.
 */
export function anyText(maxLength: number): fc.Arbitrary<string> {
  const letters = fc.array(letter, { maxLength }).map((list) => list.join(""));
  return fc.oneof({ weight: 3, arbitrary: letters }, { weight: 1, arbitrary: fc.string({ maxLength }) });
}
