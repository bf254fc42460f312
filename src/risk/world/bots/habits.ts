import type { Habit } from "../../../core/bots/random";
import { BOARD } from "../board";
import type { Lands } from "../rules/state";

/**
 * How computers that play at random use the verbs that the games on the world board share: armies come to a border, all
 * at once, and attacks go on to the end. Else armies grow and grow, and nobody ever wins.
 */
export const WORLD_HABITS = {
  place: {
    usually: "most",
    prefers: ({ owners }, seat, t) => BOARD.near[t].some((to) => owners[to] !== seat),
  },
  storm: { weight: 28, usually: "least" },
  attack: { weight: 4 },
  occupy: { usually: "most" },
} satisfies Readonly<Record<string, Habit<Lands>>>;
