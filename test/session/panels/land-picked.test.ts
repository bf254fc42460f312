/** What the panel of a territory says that has just been picked. */
import { expect, test } from "vitest";
import { GAME } from "../../../src/games/risk-europe/module";
import { ENGLISH } from "../../../src/games/risk-europe/text/en/english";
import { BOARD } from "../../../src/risk/europe/board";
import type { Writer } from "../../../src/session/game/panel";
import { newMatch } from "../../../src/session/match/match";
import { newRoom } from "../../../src/session/table/room";
import { start } from "../../games/risk-europe/play";
import { say } from "../../helpers/say";

test("3.3 a neighbour for the other footmen is no refused city once it is picked", () => {
  const room = newRoom(GAME);
  for (const colour of ["red", "blue", "green", "yellow"])
    expect(say(room, colour, `sit ${colour}`)).toBe("");
  const { state } = start(
    ["players red blue green yellow"],
    ...["red bid 1", "blue bid 0", "green bid 0", "yellow bid 0"],
  );
  room.table.match = newMatch(GAME, state, ["", "", "", ""], [1]);
  const land = GAME.panels.find((panel) => panel.layer === "beside" && panel.viewers === "everyone");
  let text = "";
  const nothing = (): void => undefined;
  const writer: Writer = {
    ...{ putAll: nothing, showTo: nothing, showAll: nothing, showAllTo: nothing, later: nothing },
    ...{ show: nothing, shown: () => undefined, setCopies: () => [], isLocal: () => true },
    put: (id, name, value) => {
      if (id === "land-red-text" && name === "text") text = value;
    },
  };
  const read = (territory: string): string => {
    say(room, "red", `press ${BOARD.index[territory]}`);
    land?.paint(room, "red", writer, ENGLISH);
    return text.split("\n").at(-1) ?? "";
  };
  expect(read("wales")).toContain("You begin in a city with a gold crown");
  expect(read("england")).toBe("You can do this here: Choose a city.");
  expect(read("wales")).toBe("You have picked it.");
});
