/** Where the game stands (rule 4.1). */
export const PHASES = ["setup", "draft", "attack", "objective", "maneuver", "over"] as const;
export type Phase = (typeof PHASES)[number];

/** What is awaited of chance: cities, objectives, dice for the first place, territories, dice of an attack, a card. */
export const CHANCE_STEPS = ["cities", "objectives", "first", "deal", "dice", "card"] as const;
/** What is awaited of the seats in `asked`. */
const SEAT_STEPS = [
  "army",
  "capital",
  "claim",
  "place",
  "stars",
  "starting",
  "attack",
  "defend",
  "occupy",
  "objective",
  "airfield",
  "maneuver",
] as const;
export type Step = (typeof CHANCE_STEPS)[number] | (typeof SEAT_STEPS)[number] | "over";
const OVER: readonly Step[] = ["over"];
export const STEPS = OVER.concat(CHANCE_STEPS, SEAT_STEPS);
