/** What a player does to a half-made action. Territories and kinds are indices, words as in choices. */
export type Gesture =
  | { readonly type: "press"; readonly territory: number }
  | { readonly type: "verb"; readonly verb: string }
  | { readonly type: "word"; readonly word: string }
  | { readonly type: "step"; readonly kind: number; readonly by: number }
  | { readonly type: "set"; readonly kind: number; readonly to: number }
  | { readonly type: "most" | "least" | "again" }
  | { readonly type: "confirm" | "cancel" | "end" };
