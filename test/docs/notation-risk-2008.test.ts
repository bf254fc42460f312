import { test } from "vitest";
import { ENGINE } from "../../src/games/risk-2008/engine";
import { META } from "../../src/games/risk-2008/meta";
import { ARMY_IDS } from "../../src/games/risk-2008/rules/game/army";
import { OBJECTIVE_IDS, REWARD_IDS } from "../../src/games/risk-2008/rules/objectives";
import { ENDINGS } from "../../src/games/risk-2008/rules/state";
import { PHASES, STEPS } from "../../src/games/risk-2008/rules/steps";
import { VERBS } from "../../src/games/risk-2008/rules/verbs";
import { notationPage } from "./notation-page";

const PAGE = notationPage("notation-risk-2008");

/** Verbs of chance; all others are of seats. */
const CHANCE = ["cities", "objectives", "first", "deal", "dice", "card"];

test("every verb of a seat has a row", () => {
  PAGE.expectVerbs(VERBS, CHANCE);
});

test("armies, objectives, rewards, phases, steps, endings and options are those of the game", () => {
  const ids = [...ARMY_IDS, ...OBJECTIVE_IDS, ...REWARD_IDS, ...PHASES, ...STEPS, ...ENDINGS.slice(1)];
  PAGE.expectIds(ids, META.options);
});

test("the record on the page replays, and the positions can be read", () => {
  PAGE.expectExamples(ENGINE, "capital");
});
