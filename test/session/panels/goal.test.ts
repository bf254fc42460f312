/** How many crowns win is said where a player looks: at the round, in the help, and on the board. */
import { expect, test } from "vitest";
import { ENGLISH } from "../../../src/games/castle-risk/text/en/english";
import { ENGLISH as EUROPE } from "../../../src/games/risk-europe/text/en/english";
import { ENGLISH as CLASSIC } from "../../../src/games/risk-classic/text/en/english";
import { GAME as CASTLE_RISK } from "../../../src/games/castle-risk/module";
import { GAME as RISK_EUROPE } from "../../../src/games/risk-europe/module";
import { GAME as RISK_CLASSIC } from "../../../src/games/risk-classic/module";
import { defaultOptions } from "../../../src/core/options";
import { newRng } from "../../../src/core/rng";
import type { Panel, Writer } from "../../../src/session/game/panel";
import { STATUS } from "../../../src/session/panels/status/paint";
import { referencePages } from "../../../src/session/panels/reference/paint";
import { thingsOf } from "../../../src/session/scene/thing";
import type { Room } from "../../../src/session/table/room";
import { matchOf } from "../../helpers/presser";
import { say, seatedRoom } from "../../helpers/say";

/** What a panel writes into one of its texts. */
function written(panel: Panel<Room>, room: Room, id: string): string {
  let text = "";
  const nothing = (): void => undefined;
  const writer: Writer = {
    ...{ put: nothing, show: nothing, showTo: nothing, showAll: nothing, showAllTo: nothing, later: nothing },
    ...{ shown: () => undefined, setCopies: () => [], isLocal: () => true },
    putAll: (at, name, value) => {
      if (at === id && name === "text") text = value;
    },
  };
  panel.paint(room, "", writer, ENGLISH);
  return text;
}

test("the crowns that win stand below the round, at the end of the help, and at their rank on the board", () => {
  const room = seatedRoom("red", "blue");
  for (const words of [
    "option crowns_to_win -1",
    "option crowns_to_win -1",
    "option round_limit +1",
    "start 3",
  ])
    expect(say(room, "red", words)).toBe("");
  const { state } = matchOf(room.table).game;
  expect(written(STATUS, room, "status-title")).toContain("6 crowns win, 1 round");
  const help = referencePages(["help"]);
  expect(written(help, room, "help-text")).toBe("");
  say(room, "red", "show help");
  expect(written(help, room, "help-text")).toMatch(/\n\n<b>6 crowns win, 1 round\.<\/b>$/);
  const layout = room.table.module.table.layout(state, [true, true]);
  const goal = thingsOf(layout).find(({ kind }) => kind === "goal");
  const rank = { ...goal!, kind: "rank", owner: 0 };
  const { spot } = CASTLE_RISK.pieces;
  expect(goal?.count).toBe(6);
  const [crown, marker] = [spot(goal!, layout), spot(rank, layout)];
  expect([Math.abs(crown!.x - marker!.x) < 400, crown!.y < marker!.y]).toEqual([true, true]);
});

test("once all have agreed to end, that stands there, and neither a turn nor what would win", () => {
  const room = seatedRoom("red", "blue");
  expect(say(room, "red", "start 3")).toBe("");
  expect(written(STATUS, room, "status-title")).toContain("8 crowns win");
  room.table.ended = true;
  expect(written(STATUS, room, "status-title")).toMatch(/>The game has been ended<\/size>$/);
});

test.each([
  [CASTLE_RISK, ENGLISH, 2, {}, "8 crowns win"],
  [CASTLE_RISK, ENGLISH, 2, { crowns_to_win: 9, round_limit: 6 }, "9 crowns win, 6 rounds"],
  [RISK_EUROPE, EUROPE, 2, {}, "10 crowns win"],
  [RISK_EUROPE, EUROPE, 4, { crowns_to_win: "6", round_limit: 8 }, "6 crowns win, 8 rounds"],
  [RISK_EUROPE, EUROPE, 4, { teams: "on" }, "The most cities win"],
  [RISK_EUROPE, EUROPE, 4, { teams: "on", team_game: "cities" }, "All 15 cities win"],
  [RISK_CLASSIC, CLASSIC, 3, {}, "Last army wins"],
  [RISK_CLASSIC, CLASSIC, 3, { mode: "secret_mission", round_limit: 9 }, "A secret mission wins, 9 rounds"],
  [RISK_CLASSIC, CLASSIC, 4, { mode: "capital" }, "Headquarters win"],
] as const)("%#: what wins is told in a few words", (game, language, players, options, told) => {
  const all = { ...defaultOptions(game.meta.options), ...options };
  const state = game.rules.setup(all, game.meta.colours.slice(0, players), newRng([1, 2, 3, 4]));
  expect(game.goal?.(state as never, language)).toBe(told);
});
