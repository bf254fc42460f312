import { worldStatistics } from "../../../risk/world/panels/statistics";
import type { Event } from "../rules/events";

/** The numbers of a seat, in the order in which they are shown; ids of Panel2008.statistics. */
const LINES = ["armies", "stars", "rolls", "taken", "lostLand", "killed", "lost", "objectives", "eliminated"];

/** What each player has done in a game. */
export const STATISTICS = worldStatistics<Event>(LINES, (event, count) => {
  if (event.type === "turned_in") {
    count(event.seat, "stars", event.stars);
    count(event.seat, "armies", event.armies);
  } else if (event.type === "collected") count(event.seat, "objectives", 1);
});
