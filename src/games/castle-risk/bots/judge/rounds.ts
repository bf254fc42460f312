/** A long war makes everybody bolder: between these rounds dangers count less and less, and then what an army is worth. */
export const BOLDER_FROM = 10;
export const BOLD_FROM = 18;
export const TIRED_FROM = 16;
export const TIRED_BY = 26;
/** From here on armies march on capitals. */
export const CAMPAIGN_FROM = 20;

/** From 1 down to 0 between two rounds. */
export function fading(round: number, from: number, to: number): number {
  if (round <= from) return 1;
  return round >= to ? 0 : (to - round) / (to - from);
}
