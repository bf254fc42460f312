import { worldStatistics } from "../../../risk/world/panels/statistics";
import type { Event } from "../rules/events";

/** The numbers of a seat, in the order in which they are shown; ids of ClassicPanel.statistics. */
const LINES = ["armies", "sets", "rolls", "taken", "lostLand", "killed", "lost", "cards", "eliminated"];

/** What each player has done in a game. */
export const STATISTICS = worldStatistics<Event>(LINES, (event, count) => {
  if (event.type !== "traded") return;
  count(event.seat, "sets", 1);
  count(event.seat, "armies", event.armies);
});
