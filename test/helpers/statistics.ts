import { STATISTICS, type SeatStatistics } from "../../src/games/castle-risk/panels/statistics";
import { sizeAt } from "../../src/session/match/log";
import type { Match } from "../../src/session/match/match";

/** The statistics of a match, told from its whole log. */
export function statisticsOf(m: Match): {
  readonly seats: readonly SeatStatistics[];
  readonly round: number;
} {
  const statistics = STATISTICS.begin(m.game.state.colours.length);
  for (let i = 0; i < sizeAt(m.log, m.game.at); i++) {
    const { action, event } = m.log.items[i];
    STATISTICS.add(statistics, action, event);
  }
  return statistics as { seats: SeatStatistics[]; round: number };
}
