/** What stands on the missions: a title and what is to be done, in a sentence or two. */

import { HELD_BY_TWO, INSTEAD } from "../../../../src/games/risk-classic/rules/missions";

const hold = (continents: string): string => `Hold every territory of ${continents}.`;
const destroy = (colour: string): { title: string; rule: string } => ({
  title: `Destroy ${colour}`,
  rule: `The last army of ${colour} leaves the board, whoever takes it. If it is your own colour: hold ${INSTEAD.count} territories.`,
});

/** By the id of the mission. */
export const MISSION_TEXTS: Record<string, { title: string; rule: string }> = {
  destroy_red: destroy("Red"),
  destroy_yellow: destroy("Yellow"),
  destroy_blue: destroy("Blue"),
  destroy_green: destroy("Green"),
  destroy_purple: destroy("Purple"),
  destroy_orange: destroy("Orange"),
  north_america_africa: { title: "North America and Africa", rule: hold("North America and Africa") },
  north_america_australia: {
    title: "North America and Australia",
    rule: hold("North America and Australia"),
  },
  asia_africa: { title: "Asia and Africa", rule: hold("Asia and Africa") },
  asia_south_america: { title: "Asia and South America", rule: hold("Asia and South America") },
  territories_18: {
    title: `${HELD_BY_TWO.count} territories, ${HELD_BY_TWO.armies} armies each`,
    rule: `Hold ${HELD_BY_TWO.count} territories with at least ${HELD_BY_TWO.armies} armies on each of them.`,
  },
  territories_24: {
    title: `${INSTEAD.count} territories`,
    rule: `Hold ${INSTEAD.count} territories, with any armies.`,
  },
  europe_south_america_third: {
    title: "Europe, South America, a third",
    rule: "Hold every territory of Europe, South America and any third continent.",
  },
  europe_australia_third: {
    title: "Europe, Australia, a third",
    rule: "Hold every territory of Europe, Australia and any third continent.",
  },
};
