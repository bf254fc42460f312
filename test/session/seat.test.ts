/** Who plays a seat stands on its sheet, whether it is still in the game or not. */
import { expect, test } from "vitest";
import { GAME } from "../../src/games/risk-classic/module";
import { ENGLISH } from "../../src/games/risk-classic/text/en/english";
import { newMatch } from "../../src/session/match/match";
import { newRoom } from "../../src/session/table/room";
import { playerText } from "../../src/session/ui/seat";
import { play } from "../games/risk-classic/play";

test("a computer keeps its name when its last territory has fallen, and an empty seat is no longer called so", () => {
  const { state } = play(
    "players red blue green ; round 6 ; phase attack ; turn red ; alaska blue 1 ; peru green 1 ; others red 2",
  );
  const match = newMatch(GAME, state, ["", "", ""], [1]);
  const [chair] = newRoom(GAME).table.chairs;
  const told = (bot: string): string => playerText(match, 1, { ...chair, bot }, 40, ENGLISH);
  const computer = told("hard");
  expect(computer).toMatch(/^Blue: (Bold |Wary |Grim )?[A-Z][a-z]+$/);
  expect(told("")).toBe("Blue (empty)");
  state.seats[1].alive = false;
  expect(told("hard")).toBe(computer);
  expect(told("")).toBe("Blue");
});
