import { worldStatistics } from "../../../risk/world/panels/statistics";
import type { Event } from "../rules/events";

/** The numbers of a seat, in the order in which they are shown; ids of Panel2008.statistics. */
const LINES = ["armies", "stars", "rolls", "taken", "lostLand", "killed", "lost", "objectives", "eliminated"];

/** What each player has done in a game. */
export const STATISTICS = worldStatistics<Event>(LINES, (e, count) => {
  if (e.type === "turned_in") {
    count(e.seat, "stars", e.stars);
    count(e.seat, "armies", e.armies);
  } else if (e.type === "collected") count(e.seat, "objectives", 1);
});
