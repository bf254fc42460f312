/** Where the game stands (rule 4.1). */
export const PHASES = ["setup", "reinforce", "attack", "fortify", "over"] as const;
export type Phase = (typeof PHASES)[number];

/** What is awaited of chance: dice for the first place, missions, territories, headquarters by lot, dice of an attack, a card. */
export const CHANCE_STEPS = ["first", "mission", "deal", "lot", "dice", "card"] as const;
/** What is awaited of the seats in `asked`. */
const SEAT_STEPS = [
  "claim",
  "place",
  "neutral",
  "headquarters",
  "trade",
  "attack",
  "defend",
  "occupy",
  "fortify",
] as const;
export type Step = (typeof CHANCE_STEPS)[number] | (typeof SEAT_STEPS)[number] | "over";
const OVER: readonly Step[] = ["over"];
export const STEPS = OVER.concat(CHANCE_STEPS, SEAT_STEPS);
