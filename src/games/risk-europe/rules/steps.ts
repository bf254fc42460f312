/** Where the game stands (rule 4.1). */
export const PHASES = ["setup", "orders", "turns", "battles", "missions", "over"] as const;
export type Phase = (typeof PHASES)[number];

/** What is awaited of chance: tiles, dice for tied bids, cards, missions, dice of an assault, a rank, a castle's re-roll. */
export const CHANCE_STEPS = ["tile", "tie", "card", "mission", "volley", "dice", "recast"] as const;
/** What is awaited of the seats in `asked`. */
const SEAT_STEPS = [
  "bid",
  "settle",
  "pick",
  "auction",
  "keep",
  "turn",
  "split",
  "battle",
  "castle",
  "losses",
  "missions",
] as const;
export type Step = (typeof CHANCE_STEPS)[number] | (typeof SEAT_STEPS)[number] | "over";
const OVER: readonly Step[] = ["over"];
export const STEPS = OVER.concat(CHANCE_STEPS, SEAT_STEPS);
