/**
 * Every panel as it is drawn for everybody, with the longest names, after every press of a game in which people
 * also press whatever else they see. No text may be clipped or overlap another, and nothing lies over Tabletop
 * Simulator's own interface.
 */
import { test } from "vitest";
import { expectLegibleCastle, expectLegibleLarge, expectLegiblePlay, PLAYS, TABLES } from "./legible";

test(
  "nothing that anybody is shown is cut off, or lies over other text or what Tabletop Simulator shows",
  { timeout: 240_000 },
  () => expectLegibleCastle([15, 11, 120]),
);

test.each(PLAYS)("so it is in $game, played by $seats, $agreed", { timeout: 240_000 }, (play) =>
  expectLegiblePlay(play, play.short),
);

test.each(TABLES)(
  "%s: on a screen of 1920 by 1080 letters half as large again have room, and twice as large ones leave free what it shows itself",
  { timeout: 240_000 },
  (game, seats) => expectLegibleLarge(game, seats, 6),
);
