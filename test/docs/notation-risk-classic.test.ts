import { test } from "vitest";
import { ENGINE } from "../../src/games/risk-classic/engine";
import { META } from "../../src/games/risk-classic/meta";
import { MISSIONS } from "../../src/games/risk-classic/rules/missions";
import { ENDINGS } from "../../src/games/risk-classic/rules/state";
import { PHASES, STEPS } from "../../src/games/risk-classic/rules/steps";
import { VERBS } from "../../src/games/risk-classic/rules/verbs";
import { notationPage } from "./notation-page";

const PAGE = notationPage("notation-risk-classic");

/** Verbs of chance; all others are of seats. */
const CHANCE = ["first", "mission", "deal", "lot", "dice", "card"];

test("every verb of a seat has a row; a trade is one line, with a territory or without", () => {
  PAGE.expectVerbs(VERBS, CHANCE, ["trade_on"]);
});

test("missions, phases, steps, endings and options are those of the game", () => {
  const missions = MISSIONS.filter((id) => !id.startsWith("destroy_"));
  PAGE.expectIds([...missions, ...PHASES, ...STEPS, ...ENDINGS.slice(1)], META.options);
});

test("the record on the page replays, and the positions can be read", () => {
  PAGE.expectExamples(ENGINE, "deal");
});
