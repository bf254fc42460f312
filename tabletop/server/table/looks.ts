/** Letters of other scripts that look like Latin ones, and the Latin ones that they look like, in their order. */
const ALIKE: readonly (readonly [string, string])[] = [
  // Cyrillic
  ["АВЕЅІЈКМНОРСТУХЅԌԚԜѴаеѕіјкорсухԁһӏԛԝѵӀ", "ABESIJKMHOPCTYXSGQWVaesijkopcyxdhlqwvl"],
  // Greek
  ["ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹͿαγικνορυϲϳ", "ABEZHIKMNOPTYXCJayikvopucj"],
  // Latin letters, digits and strokes
  ["ıɑɡI1|0", "iaglllO"],
];

const FOLDED = new Map(
  ALIKE.flatMap(([from, to]) => {
    const latin = Array.from(to);
    return Array.from(from, (letter, i) => [letter, latin[i]] as const);
  }),
);

/** What is there and shows nothing: soft hyphens, joiners, fillers, the empty Braille pattern. */
const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A text in its plain letters, without what nobody sees, with single spaces. */
export function plainText(text: string): string {
  return text.normalize("NFKC").replace(UNSEEN, "").replace(/\s+/g, " ").trim();
}

/**
 * What a text looks like: equal for texts that people cannot tell apart, in Latin, Cyrillic and Greek letters. It is
 * for comparing, and not to be shown.
 */
export function looksOf(text: string): string {
  const letters = Array.from(plainText(text).normalize("NFKD"), (letter) => FOLDED.get(letter) ?? letter);
  // A letter that was folded may look like one of the digits and strokes that were.
  return letters.map((letter) => FOLDED.get(letter) ?? letter).join("");
}
