/** Words about what people change past the rules. Names come as names, units one text for each kind. */
export interface HandTexts {
  /** In the menus of pieces. */
  readonly oneMore: string;
  readonly oneFewer: string;
  readonly fiveMore: string;
  readonly fiveFewer: string;
  readonly nextKind: string;
  readonly nextOwner: string;
  readonly noCastle: string;
  /** The first change: from now on the game waits. */
  readonly waits: string;
  /** What lies in a territory, in a treasury, in a reserve now. */
  readonly land: (
    this: void,
    by: string,
    territory: string,
    owner: string,
    units: readonly string[],
    castle: boolean,
    tokens: number,
  ) => string;
  readonly coins: (this: void, by: string, seat: string, coins: number) => string;
  readonly reserve: (this: void, by: string, seat: string, units: readonly string[]) => string;
  /** A line of the log. */
  readonly changed: string;
  readonly wasRead: (this: void, by: string) => string;
  readonly putBack: (this: void, by: string) => string;
}
