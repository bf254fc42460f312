/** What a player does to a half-made action. Territories and kinds are indices, words as in choices. */
export type Gesture =
  | { readonly type: "press"; readonly territory: number; readonly all?: boolean }
  | { readonly type: "verb"; readonly verb: string }
  | { readonly type: "word"; readonly word: string }
  /** A card of the hand, as a word or a kind: for the place of that number, or the next one for 0. */
  | { readonly type: "card"; readonly card: string; readonly count: number }
  | { readonly type: "step"; readonly kind: number; readonly by: number }
  | { readonly type: "set"; readonly kind: number; readonly to: number }
  | { readonly type: "most" | "least" | "again" }
  | { readonly type: "confirm" | "cancel" | "end" };
