/** Where the game stands; draw and taxes pass by themselves. */
export const PHASES = [
  "setup",
  "policies",
  "draw",
  "purchase",
  "attack",
  "fortify",
  "diplomacy",
  "placement",
  "discard",
  "over",
] as const;
export type Phase = (typeof PHASES)[number];

/** What is awaited of chance: rolls for first place, a capital dealt, draws, dice. */
export const CHANCE_STEPS = [
  "order",
  "deal",
  "first",
  "mission",
  "card",
  "dice",
  "bombardment",
  "recruitment",
] as const;
/** What is awaited of the seats in `asked`: a phase's moves, or the answer to a prompt. */
const SEAT_STEPS = [
  "capital",
  "policies",
  "purchase",
  "attack",
  "fortify",
  "diplomacy",
  "placement",
  "discard",
  "play",
  "answer",
  "losses",
  "boost",
] as const;
export type Step = (typeof CHANCE_STEPS)[number] | (typeof SEAT_STEPS)[number] | "over";
const OVER: readonly Step[] = ["over"];
export const STEPS = OVER.concat(CHANCE_STEPS, SEAT_STEPS);
