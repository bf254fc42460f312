/** How a seat picks its two cards: a press on another one takes the place of the first. */
import { expect, test } from "vitest";
import { GAME } from "../../../../src/games/risk-europe/module";
import { newMatch } from "../../../../src/session/match/match";
import { modelOfAction } from "../../../../src/session/panels/action/model";
import { newIntent, type Answer, type Intent } from "../../../../src/session/intent/intent";
import type { Gesture } from "../../../../src/session/game/gesture";
import { ENGLISH } from "../../../../src/games/risk-europe/text/en/english";
import { makeGestures } from "../../../helpers/gestures";
import { PICKS } from "../../../../src/games/risk-europe/panels/picks/paint";
import type { Writer } from "../../../../src/session/game/panel";
import { roomAt } from "../../../helpers/advised";
import { say } from "../../../helpers/say";
import { HOMES, play } from "../play";

test("4.4 both cards can be changed until they are confirmed, and then the action names them in sequence", () => {
  const { state } = play(`players red blue green yellow ; phase orders ; first red ; ${HOMES}`);
  const m = newMatch(GAME, state, ["", "", "", ""], [1]);
  let intent: Intent = newIntent(m, 0);
  const make = (...gestures: Gesture[]): Answer => {
    const answer = makeGestures(m, intent, gestures);
    ({ intent } = answer);
    return answer;
  };
  make({ type: "word", word: "tax" }, { type: "step", kind: 4, by: 1 }, { type: "step", kind: 2, by: 1 });
  expect(intent.counts).toEqual([0, 0, 1, 0, 0]);
  expect(modelOfAction(m, intent, ENGLISH).confirm).toBe(true);
  expect(make({ type: "confirm" }).action).toEqual({ type: "pick", seat: 0, cards: [0, 2] });
  make({ type: "word", word: "split" });
  expect(intent.counts).toEqual([0, 0, 0, 0, 0]);
  expect(modelOfAction(m, intent, ENGLISH).confirm).toBe(false);
});

test("4.4 cards of the hand go to the first turn, then to the second, or to the one whose number is typed over them", () => {
  const { state } = play(`players red blue green yellow ; phase orders ; first red ; ${HOMES}`);
  const m = newMatch(GAME, state, ["", "", "", ""], [1]);
  const card = (id: string, count = 0): Gesture => ({ type: "card", card: id, count });
  const picks = (...gestures: Gesture[]): unknown => {
    const { intent, why } = makeGestures(m, newIntent(m, 0), gestures);
    return why?.code ?? [intent.draft.word, intent.counts];
  };
  expect(picks(card("split"))).toEqual(["split", [0, 0, 0, 0, 0]]);
  expect(picks(card("split"), card("tax"))).toEqual(["split", [1, 0, 0, 0, 0]]);
  // Both kings are one card: it cannot be played twice.
  expect(picks(card("tax_king"), card("tax_king"))).toEqual(["tax_king", [0, 0, 0, 0, 0]]);
  expect(picks(card("split"), card("tax"), card("expand_siege"))).toEqual(["split", [0, 0, 0, 1, 0]]);
  expect(picks(card("split"), card("tax", 2), card("tax_king", 1))).toEqual(["tax_king", [0, 0, 0, 0, 0]]);
  expect(GAME.table.card(state, 0, "split")).toEqual({ picks: "split" });
});

test("two cards that share their title are told apart by their bonuses where both are named", () => {
  const room = roomAt(
    GAME,
    `players red blue green yellow ; phase orders ; first red ; ${HOMES.replace(/ ; $/, "")}`,
  );
  const told: Record<string, string> = {};
  const nothing = (): void => undefined;
  const writer: Writer = {
    ...{ show: nothing, showTo: nothing, showAll: nothing, showAllTo: nothing, later: nothing },
    ...{ putAll: nothing, shown: () => undefined, setCopies: () => [], isLocal: () => true },
    put: (id, name, value) => {
      told[`${id} ${name}`] = value;
    },
  };
  for (const words of ["word expand_fortify", "step 3 1"]) {
    expect(say(room, "red", words)).toBe("");
    PICKS.paint(room, "red", writer, ENGLISH);
  }
  expect(told["pick-red-prompt text"]).toBe("First Expand, Fortify, then Expand, Siege: confirm.");
  expect(told["pick-red-sum text"]).toBe(
    "<size=12>1: Expand or Maneuver, Fortify\n2: Expand or Maneuver, Siege</size>",
  );
});

test("5.1 only what the open card offers has a button", () => {
  const { state } = play(
    `players red blue green yellow ; phase turns ; turn red ; seat red picks expand_fortify tax ; ${HOMES}`,
  );
  const m = newMatch(GAME, state, ["", "", "", ""], [1]);
  const { verbs, end } = modelOfAction(m, newIntent(m, 0), ENGLISH);
  expect(verbs.map(({ id }) => id)).toEqual(["expand", "idle", "maneuver", "fortify"]);
  expect(end?.text).toBe("End turn");
});
