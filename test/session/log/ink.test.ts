/** Names of kingdoms in the log have the kingdom's colour. */
import { expect, test } from "vitest";
import { ENGLISH } from "../../../src/games/castle-risk/text/en/english";
import { inked } from "../../../src/session/log/ink";

/** What is inked, each with its colour. */
const inks = (text: string): string[] =>
  [...inked(text, ["red", "green"], ENGLISH).matchAll(/<b><color=(#\w{6})>(\w+)<\/color><\/b>/g)].map(
    ([, ink = "", name = ""]) => `${name} ${ink}`,
  );

test("each name of a seat of the game is in its colour, wherever it stands", () => {
  expect(inks("Red takes Rome.\nGreen loses it to Red.\nThe attack of Green on Red")).toEqual([
    "Red #A8231C",
    "Green #2A6427",
    "Red #A8231C",
    "Green #2A6427",
    "Red #A8231C",
  ]);
});

test("neither words that begin like a name are, nor seats that do not play", () => {
  expect(inked("Greenland is cold, Reduced too; Blue is not here.", ["red", "green"], ENGLISH)).toBe(
    "Greenland is cold, Reduced too; Blue is not here.",
  );
});
