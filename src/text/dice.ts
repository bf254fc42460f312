/** Words about dice that people throw on the table. */
export interface DiceTexts {
  readonly invite: (this: void, dice: number) => string;
  /** In the place of who is waited for, while dice are to be thrown. */
  readonly due: string;
  readonly again: string;
  readonly failed: string;
}
