/** What a rule must accept, and what it must report: once, or as often as the number beside says. */
export interface Cases {
  good: readonly string[];
  bad: readonly (string | readonly [code: string, times: number])[];
}
