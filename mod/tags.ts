/** By these tags the script finds what is ours: all have the first, and one of the others besides. */
export const OURS = "ours";
export const TAGS = [OURS, "board", "mat", "hand", "table", "rules", "thing", "landmark", "die"] as const;
export type Part = Exclude<(typeof TAGS)[number], typeof OURS>;
