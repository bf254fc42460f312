import { test } from "vitest";
import { ENGINE } from "../../src/games/risk-europe/engine";
import { META } from "../../src/games/risk-europe/meta";
import { CARD_IDS } from "../../src/games/risk-europe/rules/cards";
import { MISSIONS } from "../../src/games/risk-europe/rules/missions";
import { PHASES } from "../../src/games/risk-europe/rules/steps";
import { VERBS } from "../../src/games/risk-europe/rules/verbs";
import { notationPage } from "./notation-page";

const PAGE = notationPage("notation-risk-europe");

/** Verbs of chance; all others are of seats. */
const CHANCE = ["tile", "tie", "card", "missions", "volley", "dice", "recast"];

test("every verb of a seat has a row", () => {
  PAGE.expectVerbs(VERBS, CHANCE);
});

test("cards, missions, phases and options are those of the game", () => {
  PAGE.expectIds([...CARD_IDS, ...MISSIONS, ...PHASES], META.options);
});

test("the record on the page replays, and the positions can be read", () => {
  PAGE.expectExamples(ENGINE, "settle");
});
