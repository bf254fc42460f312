/** The type of a language is read off the English one: the compiler asks a second language for all that it says. */
import { describe, expect, test } from "vitest";
import { ENGLISH } from "../../src/text/en/english";
import type { Language2008 } from "../../src/games/risk-2008/text/language";
import type { SETTINGS } from "../../src/games/castle-risk/text/en/options";
import type { Widened } from "../../src/text/widened";

type Dice = Widened<typeof ENGLISH.dice>;
type Objects = Widened<typeof ENGLISH.objects>;

const board = { board: "Brett", choose: "Wählen", most: "So viele wie möglich", confirm: "Bestätigen" };
const whose = { mat: (seat: string) => `Bogen von ${seat}`, hand: (seat: string) => `Hand von ${seat}` };
const views = ["Brett", "Mein Bogen"];
const sign = (who: string, score: string): string => `${who}: ${score}`;
const GERMAN: Objects = {
  ...board,
  ...whose,
  views,
  sign,
  figure: (name, owner) => `${name} von ${owner}`,
};

describe("a second language", () => {
  test("says the same with other words, and may leave out a parameter", () => {
    const curt: Objects = { ...GERMAN, figure: (name) => name };
    expect(GERMAN.figure("Reiter", "Rot")).toBe("Reiter von Rot");
    expect(Object.keys(curt).sort()).toEqual(Object.keys(ENGLISH.objects).sort());
  });

  // Each of these is an error of `npm run typecheck` as soon as the compiler lets it pass.
  test("does not compile with a text missing, one too many, or one that asks for something else", () => {
    // @ts-expect-error -- `failed` is missing
    const missing: Dice = { again: "Noch einmal." };
    // @ts-expect-error -- English has no such text
    const more: Dice = { again: "Noch einmal.", failed: "Misslungen.", thrown: "Geworfen." };
    // @ts-expect-error -- the number of a seat in the place of its name
    const other: Objects = { ...GERMAN, mat: (seat: number) => `Bogen ${seat}` };
    // @ts-expect-error -- English does not tell how many
    const further: Objects = { ...GERMAN, hand: (seat: string, cards: number) => `${cards} von ${seat}` };
    // @ts-expect-error -- no words for a value of an option, two tables down
    const value: Widened<typeof SETTINGS>["losses"]["values"] = { cheapest: "Billigste", ask: "Fragen" };
    // @ts-expect-error -- a word that the game replaces, asked for what the table's asks for
    const replaced: Language2008["panel"]["chosen"] = (chosen: number) => `${chosen} gewählt`;
    expect([missing, more, other, further, value, replaced]).toHaveLength(6);
  });
});
