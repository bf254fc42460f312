/** What a seat reads while it chooses units: the steppers show how many, so that the sentence has no need to. */
import { expect, test } from "vitest";
import { GAME } from "../../../../src/games/risk-europe/module";
import { ENGLISH } from "../../../../src/games/risk-europe/text/en/english";
import { BOARD } from "../../../../src/risk/europe/board";
import { newIntent } from "../../../../src/session/intent/intent";
import { modelOfAction, type ActionModel } from "../../../../src/session/panels/action/model";
import { roomAt } from "../../../helpers/advised";
import { say } from "../../../helpers/say";
import { HOMES, turn } from "../play";

const ARMY = `${HOMES} lorraine red footman 6 archer 3 cavalry 2 siege 1 ; friesland red footman 1 castle`;

/** What Red, with this card open, reads and is told of the sum behind these words; a territory is pressed. */
function read(card: string, ...words: readonly string[]): string[] {
  const { draft, sumText } = shown(card, 60, words);
  return [draft, sumText];
}

/** What the panel of Red shows, who has so many coins, behind these words. */
function shown(card: string, coins: number, words: readonly string[]): ActionModel {
  const room = roomAt(GAME, turn(card, ARMY, `coins ${coins}`));
  for (const word of words) {
    const land: number | undefined = BOARD.index[word];
    expect(say(room, "red", land === undefined ? word : `press ${land}`), word).toBe("");
  }
  const { match } = room.table;
  if (match === undefined) throw new Error("no match");
  return modelOfAction(match, room.intents[0] ?? newIntent(match, 0), ENGLISH);
}

test("7.1, 7.4 a force of all kinds is told in a line, before and behind each press of a stepper", () => {
  const march = ["verb expand", "lorraine", "burgundy"];
  expect(read("expand_fortify", ...march, "most")).toEqual(["From Lorraine to Burgundy", "Chosen: 11"]);
  expect(read("expand_fortify", ...march, "least")).toEqual(["From Lorraine to Burgundy", "Chosen: 0"]);
  expect(read("expand_fortify", "verb maneuver", "lorraine", "friesland", "most").at(0)).toBe(
    "From Lorraine to Friesland",
  );
  expect(read("split", "verb split", "lorraine", "burgundy", "most").at(0)).toBe("From Lorraine to Burgundy");
});

test("7.3 so are new units, with the coins that they cost", () => {
  expect(read("tax", "verb buy", "england", "step 0 1", "step 3 1")).toEqual([
    "New units in England",
    "Spent: 11 of 60 coins",
  ]);
});

test("5.5 the first force of a split says what it leaves for a second one; at first it leaves half", () => {
  const march = ["verb split", "lorraine", "burgundy"];
  expect(read("split", ...march).at(1)).toBe("A second force could have 5 units.");
  expect(read("split", ...march, "most").at(1)).toBe("Nobody is left for a second force.");
});

test("7.3 a unit that is too dear stays among the others, grey and with its price", () => {
  const { steppers } = shown("tax", 3, ["verb buy", "england"]);
  expect(steppers.map(({ name, isDear }) => [name, isDear])).toEqual([
    ["Footmen (1)", false],
    ["Archers (2)", false],
    ["Cavalry (3)", false],
    ["Siege weapons (10)", true],
  ]);
});
