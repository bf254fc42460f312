/** What is lit on the board while a city is chosen to begin in, and what the others are shown of it. */
import { expect, test } from "vitest";
import { BOARD } from "../../../../src/risk/europe/board";
import { GAME } from "../../../../src/games/risk-europe/module";
import { newMatch } from "../../../../src/session/match/match";
import { newIntent } from "../../../../src/session/intent/intent";
import { outline } from "../../../../src/session/play/outline";
import { siteOf } from "../../../../src/session/intent/site";
import { makeGestures } from "../../../helpers/gestures";
import { modelOfAction } from "../../../../src/session/panels/action/model";
import { ENGLISH } from "../../../../src/games/risk-europe/text/en/english";
import { play, start, turn } from "../play";

const at = (id: string): number => BOARD.index[id];

test("3.3 gold cities first, then the neighbours of the one that is picked, with an arrow there", () => {
  const { state } = start(
    ["players red blue green yellow", "seed 1"],
    ...["red bid 3", "blue bid 0", "green bid 0", "yellow bid 0"],
  );
  const m = newMatch(GAME, state, ["", "", "", ""], [1]);
  const press = (...lands: string[]): ReturnType<typeof outline> => {
    const presses = lands.map((land) => ({ type: "press", territory: at(land) }) as const);
    return outline(m, makeGestures(m, newIntent(m, 0), presses).intent);
  };
  expect(press().legal).toHaveLength(8);
  const near = ["lombardy", "kingdom_of_sicily", "sardinia"].map(at);
  expect(press("rome")).toEqual({ source: -1, target: at("rome"), legal: near });
  expect(press("rome", "sardinia")).toEqual({ source: at("rome"), target: at("sardinia"), legal: near });
  const settled = {
    type: "settle",
    seat: 0,
    territory: at("rome"),
    to: at("sardinia"),
    footmen: [5, 5],
  } as const;
  expect(siteOf(m, settled)).toEqual({ from: at("rome"), to: at("sardinia") });
});

test("the open card stands behind the question as the card that it is, and no part of the question", () => {
  const { state } = play(turn("expand_fortify", "lorraine red footman 4"));
  const m = newMatch(
    GAME,
    state,
    state.colours.map(() => ""),
    [1],
  );
  const { prompt } = modelOfAction(m, newIntent(m, 0), ENGLISH);
  expect(prompt).toMatch(/\. Your card: Expand or Maneuver, Fortify\.$/);
});
