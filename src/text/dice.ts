/** Words about dice that people throw on the table. */
export interface DiceTexts {
  readonly again: string;
  readonly failed: string;
}
