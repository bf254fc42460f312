/**
 * Every panel as it is drawn for everybody, with the longest names, after every press of a game in which people
 * also press whatever else they see. No text may be clipped or overlap another, and nothing lies over Tabletop
 * Simulator's own interface.
 */
import { test } from "vitest";
import { elementsFor } from "../helpers/elements";
import { newReader, WATCHER } from "./crawl";
import {
  begin,
  expectLegible,
  expectLegibleLarge,
  expectLegiblePlay,
  NOT_BEFORE,
  NOT_IN_PLAY,
  PLAYS,
  TABLES,
  wanderer,
} from "./legible";
import { openPacked, packHere } from "./packed";
import { perform, playOn, press } from "./people";

const ACTIONS = 45;

test(
  "nothing that anybody is shown is cut off, or lies over other text or what Tabletop Simulator shows",
  { timeout: 240_000 },
  async () => {
    const table = await openPacked(packHere());
    await begin(table, "castle_risk", undefined);
    const reader = newReader(table);
    const wander = wanderer(table, reader);
    reader.look("sitting down");
    await wander(30, NOT_BEFORE);
    await press(table, "Red", "start");
    await table.settle();
    // Two read large letters all the time, one who sits and one who watches.
    for (const who of ["Green", WATCHER]) await press(table, who, "size +");
    await playOn(
      table,
      11,
      ACTIONS,
      async () => {
        await wander(2, NOT_IN_PLAY);
        // Whoever changes pieces by hand has no panel for the next action.
        for (const { name } of table.session.world.people.list)
          if (elementsFor(table, name).some(({ id }) => id.startsWith("page-manual-title")))
            await press(table, name, "show none");
      },
      (s, action) =>
        perform(table, s, action, (what) => {
          reader.look(what);
        }),
    );
    expectLegible(table, reader, 500);
  },
);

test.each(PLAYS)("so it is in $game, played by $seats, $agreed", { timeout: 240_000 }, (play) =>
  expectLegiblePlay(play, play.short),
);

test.each(TABLES)(
  "%s: on a screen of 1920 by 1080 letters half as large again have room, and twice as large ones leave free what it shows itself",
  { timeout: 240_000 },
  (game, seats) => expectLegibleLarge(game, seats, 16),
);
