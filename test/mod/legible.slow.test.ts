/** As legible.test.ts, in longer games. */
import { test } from "vitest";
import { expectLegibleCastle, expectLegibleLarge, expectLegiblePlay, PLAYS, TABLES } from "./legible";

test("every panel can be read in castle_risk", () => expectLegibleCastle([30, 45, 500]));

test.each(PLAYS)("every panel can be read in $game, played by $seats, $agreed", (play) =>
  expectLegiblePlay(play, play.long),
);

test.each(TABLES)("%s: large letters have room on a screen of 1920 by 1080", (game, seats) =>
  expectLegibleLarge(game, seats, 30),
);
