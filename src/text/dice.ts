/** Words about dice that people throw on the table. */
export interface DiceTexts {
  readonly invite: (this: void, dice: number) => string;
  readonly again: string;
  readonly failed: string;
}
