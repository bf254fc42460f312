/** What a seat reads and presses in its turn. */
import { describe, expect, test } from "vitest";
import { GAME } from "../../../../src/games/risk-classic/module";
import { ownLine } from "../../../../src/games/risk-classic/panels/action";
import { ENGLISH } from "../../../../src/games/risk-classic/text/en/english";
import { BOARD } from "../../../../src/risk/world/board";
import { newMatch } from "../../../../src/session/match/match";
import { modelOfAction, type ActionModel } from "../../../../src/session/panels/action/model";
import { newIntent, type Answer } from "../../../../src/session/intent/intent";
import type { Gesture } from "../../../../src/session/game/gesture";
import { makeGestures } from "../../../helpers/gestures";
import { duel, type Played } from "../play";

const press = (territory: string, all = false): Gesture => ({
  ...{ type: "press", territory: BOARD.index[territory] },
  ...(all ? { all } : {}),
});

/** What Red's panel shows behind these gestures, and what the last one came to. */
function behind(g: Played, ...gestures: readonly Gesture[]): Answer & { model: ActionModel } {
  const m = newMatch(GAME, g.state, ["", "", ""], [1]);
  const answer = makeGestures(m, newIntent(m, 0), gestures);
  return { ...answer, model: modelOfAction(m, answer.intent, ENGLISH) };
}

const attack = (armies: number, defenders: number): Played =>
  duel({ red: `alaska ${armies}`, blue: `kamchatka ${defenders}` });

describe("the action panel of classic RISK", () => {
  test("5.2 the most dice are offered first", () => {
    const { model } = behind(attack(4, 1), press("alaska"), press("kamchatka"));
    expect(model.draft).toBe("Red attacks Kamchatka from Alaska with 3 dice.");
    expect(model.confirm).toBe(true);
  });

  test("5.5 who wants to roll on names source and target once; it stops where the stepper says", () => {
    const { action } = behind(
      attack(9, 4),
      press("alaska"),
      press("kamchatka"),
      { type: "verb", verb: "storm" },
      { type: "step", kind: 0, by: 2 },
      { type: "confirm" },
    );
    const [from, to] = [BOARD.index["alaska"], BOARD.index["kamchatka"]];
    expect(action).toEqual({ type: "storm", seat: 0, from, to, until: 3 });
  });

  test("4.8 what is left to place stands behind the prompt", () => {
    const g = duel({ phase: "reinforce", table: "due 7", red: "alaska 1 ; peru 1" });
    expect(behind(g).model.prompt).toBe("Choose a territory of yours for new armies. 7 armies left.");
  });

  test("4.8 a press places all new armies; pressed again the territory gets one, and one more with each press", () => {
    const g = duel({ phase: "reinforce", table: "due 3", red: "alaska 1 ; peru 1" });
    const counts = (...presses: Gesture[]): readonly number[] => behind(g, ...presses).intent.counts;
    const alaska = press("alaska");
    expect(counts(alaska)).toEqual([3]);
    expect(counts(alaska, alaska)).toEqual([1]);
    expect(counts(alaska, alaska, alaska)).toEqual([2]);
    expect(counts(alaska, alaska, alaska, alaska, alaska)).toEqual([1]);
    expect(counts(press("alaska", true))).toEqual([3]);
    expect(counts(alaska, alaska, press("alaska", true))).toEqual([3]);
  });

  test("4.8 whose only territory all new armies must go to confirms alone", () => {
    const g = duel({ phase: "reinforce", table: "due 3", red: "alaska 1" });
    const { intent, model } = behind(g);
    expect([intent.counts, model.confirm]).toEqual([[3], true]);
  });

  test("4.8 the only territory is picked with all; pressed it begins anew with one, as any other pressed twice", () => {
    const g = duel({ phase: "reinforce", table: "due 3", red: "alaska 1" });
    const alaska = press("alaska");
    expect(behind(g, alaska).intent.counts).toEqual([1]);
    expect(behind(g, alaska, alaska).intent.counts).toEqual([2]);
    expect(behind(g, alaska, press("alaska", true)).intent.counts).toEqual([3]);
  });
});

describe("what a seat alone reads of itself", () => {
  test("its cards by what they show", () => {
    const g = duel({ red: "hand peru congo wild ; alaska 2" });
    expect(ownLine(g.state, 0, ENGLISH).text).toBe("Cards: 2 infantry, 1 wild");
  });

  test("10.4 a mission against the own colour is told as what it asks for", () => {
    const g = duel({
      table: "option mode secret_mission",
      red: "mission destroy_red ; alaska 2",
      blue: "mission destroy_green",
      green: "mission asia_africa",
    });
    expect(ownLine(g.state, 0, ENGLISH).text).toBe("Mission: 24 territories");
    expect(ownLine(g.state, 1, ENGLISH).text).toBe("Mission: Destroy Green");
  });
});
