/** The panel of a territory that has been pressed. */
import { expect, test } from "vitest";
import { GAME } from "../../../../src/games/risk-classic/module";
import { LAND } from "../../../../src/games/risk-classic/panels/land";
import { BOARD } from "../../../../src/risk/world/board";
import { newMatch } from "../../../../src/session/match/match";
import { gesture, newIntent } from "../../../../src/session/intent/intent";
import { newRoom, screenOf } from "../../../../src/session/table/room";
import { sit } from "../../../../src/session/table/chairs";
import { duel } from "../play";

test("it is there until somebody has picked where to attack from: a target could lie below it", () => {
  const room = newRoom(GAME);
  for (const colour of ["red", "blue", "green"])
    expect(sit(room.table, `id-${colour}`, colour, colour)).toBeUndefined();
  const { state } = duel({ red: "kamchatka 4", blue: "alaska 1" });
  const m = newMatch(GAME, state, ["", "", ""], [1]);
  room.table.match = m;
  screenOf(room, "red").pressed = BOARD.index["kamchatka"];
  expect(LAND.key(room, "red")).not.toBe("none");
  const picked = gesture(m, newIntent(m, 0), { type: "press", territory: BOARD.index["kamchatka"] });
  room.intents[0] = picked.intent;
  expect(LAND.key(room, "red")).toBe("none");
});
