/** Words on and about the pieces. */
export interface ObjectTexts {
  /** What a table may lack, to stand behind "its". */
  readonly board: string;
  readonly mat: (this: void, seat: string) => string;
  readonly hand: (this: void, seat: string) => string;
  /** A figure and whose it is. */
  readonly figure: (this: void, name: string, owner: string) => string;
  /** In the menus of pieces. */
  readonly choose: string;
  readonly most: string;
  readonly confirm: string;
}
