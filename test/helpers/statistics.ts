import { STATISTICS, type Statistics } from "../../src/games/castle-risk/panels/statistics";
import type { Action } from "../../src/games/castle-risk/rules/actions";
import type { Event } from "../../src/games/castle-risk/rules/events";
import { sizeAt } from "../../src/session/match/log";
import type { Match } from "../../src/session/match/match";

/** The statistics of a match, told from its whole log. */
export function statisticsOf(m: Match): Statistics {
  const statistics = STATISTICS.begin(m.game.state.colours.length);
  for (let i = 0; i < sizeAt(m.log, m.game.at); i++) {
    const { action, event } = m.log.items[i];
    STATISTICS.add(statistics, action as Action | undefined, event as Event | undefined);
  }
  return statistics;
}
