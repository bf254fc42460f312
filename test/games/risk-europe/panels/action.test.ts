/** What a seat reads while it chooses units: the steppers show how many, so that the sentence has no need to. */
import { expect, test } from "vitest";
import { GAME } from "../../../../src/games/risk-europe/module";
import { ENGLISH } from "../../../../src/games/risk-europe/text/en/english";
import { BOARD } from "../../../../src/risk/europe/board";
import { newIntent } from "../../../../src/session/intent/intent";
import { modelOfAction } from "../../../../src/session/panels/action/model";
import { roomAt } from "../../../helpers/advised";
import { say } from "../../../helpers/say";
import { HOMES, turn } from "../play";

const ARMY = `${HOMES} lorraine red footman 6 archer 3 cavalry 2 siege 1 ; friesland red footman 1 castle`;

/** What Red, with this card open, reads and is told of the sum behind these words; a territory is pressed. */
function read(card: string, ...words: readonly string[]): string[] {
  const room = roomAt(GAME, turn(card, ARMY, "coins 60"));
  for (const word of words) {
    const land: number | undefined = BOARD.index[word];
    expect(say(room, "red", land === undefined ? word : `press ${land}`), word).toBe("");
  }
  const { match } = room.table;
  if (match === undefined) throw new Error("no match");
  const { draft, sumText } = modelOfAction(match, room.intents[0] ?? newIntent(match, 0), ENGLISH);
  return [draft, sumText];
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
