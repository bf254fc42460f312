/** What a seat reads and is asked before it acts. */
import { describe, expect, test } from "vitest";
import { ENGLISH } from "../../../../src/games/castle-risk/text/en/english";
import { BOARD } from "../../../../src/risk/europe/board";
import { modelOfAction, type ActionModel } from "../../../../src/session/panel/action/model";
import type { Gesture } from "../../../../src/session/play/gesture";
import { gesture, newIntent, type Answer } from "../../../../src/session/play/intent";
import { matchAt } from "../../../helpers/castle";
import { play } from "../../../helpers/play";

const press = (territory: string): Gesture => ({ type: "press", territory: BOARD.index[territory] });
const CONFIRM: Gesture = { type: "confirm" };
const MOST: Gesture = { type: "most" };
const fewer = (kind: number): Gesture => ({ type: "step", kind, by: -1 });

interface Seen {
  readonly model: ActionModel;
  readonly last: Answer | undefined;
}

/** What Red's panel shows behind these gestures in a position, and what the last one came to. */
function behind(position: string, ...gestures: readonly Gesture[]): Seen {
  const m = matchAt(play(`players red blue green ; ${position}`).state);
  let intent = newIntent(m, 0);
  let last: Answer | undefined;
  for (const one of gestures) {
    last = gesture(m, intent, one);
    ({ intent } = last);
  }
  return { model: modelOfAction(m, intent, ENGLISH), last };
}

const CAPITALS =
  "seat red capital saxony ; seat blue capital france ; seat green capital sweden ; " +
  "france blue infantry 1 ; sweden green infantry 1 ; ";

describe("a force that leaves the own capital to one unit", () => {
  const attack = `phase attack ; turn red ; ${CAPITALS}saxony red infantry 3 ; franconia blue infantry 1`;

  test("7.3 is asked about once; pressed again, it marches", () => {
    const asked = behind(attack, press("saxony"), press("franconia"), MOST, CONFIRM);
    expect([asked.last?.why, asked.last?.action]).toEqual([undefined, undefined]);
    expect(asked.model.asks).toBe(true);
    expect(asked.model.prompt).toBe("One unit would stay in your capital. March all the same?");
    expect([asked.model.confirm, asked.model.cancel]).toEqual([true, true]);
    const gone = behind(attack, press("saxony"), press("franconia"), MOST, CONFIRM, CONFIRM);
    expect(gone.last?.action).toMatchObject({ type: "attack", units: [2, 0, 0, 0] });
  });

  test("is asked about anew when it is another force, and not where two stay", () => {
    const two = behind(attack, press("saxony"), press("franconia"), MOST, CONFIRM, fewer(0));
    expect(two.model.asks).toBe(false);
    const gone = behind(attack, press("saxony"), press("franconia"), MOST, CONFIRM, fewer(0), CONFIRM);
    expect(gone.last?.action).toMatchObject({ type: "attack", units: [1, 0, 0, 0] });
    const most = behind(attack, press("saxony"), press("franconia"), MOST, CONFIRM, fewer(0), MOST, CONFIRM);
    expect(most.model.asks).toBe(true);
  });

  test("cancelled, it stays at home; the end of the phase has a question of its own", () => {
    const before = [press("saxony"), press("franconia"), MOST, CONFIRM];
    const home = behind(attack, ...before, { type: "cancel" });
    expect([home.model.asks, home.model.draft]).toEqual([false, ""]);
    const end = behind(attack, ...before, { type: "end" });
    expect([end.model.asks, end.last?.action]).toEqual([true, undefined]);
    expect(end.model.prompt).toContain("There are moves left.");
    expect(behind(attack, ...before, { type: "end" }, CONFIRM).last?.action?.type).toBe("end");
  });

  test("11.1 is asked about when it only moves, too", () => {
    const fortify = `phase fortify ; turn red ; ${CAPITALS}saxony red infantry 3 ; franconia red infantry 1`;
    const asked = behind(fortify, press("saxony"), press("franconia"), MOST, CONFIRM);
    expect([asked.model.asks, asked.last?.action]).toEqual([true, undefined]);
    const gone = behind(fortify, press("saxony"), press("franconia"), MOST, CONFIRM, CONFIRM);
    expect(gone.last?.action).toMatchObject({ type: "fortify", units: [2, 0, 0, 0] });
  });

  test("goes without asking from anywhere else", () => {
    const elsewhere = attack.replace(
      "saxony red infantry 3",
      "saxony red infantry 1 ; lorraine red infantry 3",
    );
    const gone = behind(elsewhere, press("lorraine"), press("franconia"), MOST, CONFIRM);
    expect(gone.last?.action).toMatchObject({ type: "attack", units: [2, 0, 0, 0] });
  });
});
