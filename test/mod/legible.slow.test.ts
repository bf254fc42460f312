/** As legible.test.ts, in longer games. */
import { test } from "vitest";
import { expectLegiblePlay, PLAYS } from "./legible";

test.each(PLAYS)("every panel can be read in $game, played by $seats, $agreed", (play) =>
  expectLegiblePlay(play, play.long),
);
