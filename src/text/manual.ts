/** Words about what people change past the rules. Names come as names. */
export interface ManualTexts {
  /** In the menus of pieces. */
  readonly oneMore: string;
  readonly oneFewer: string;
  readonly fiveMore: string;
  readonly fiveFewer: string;
  readonly nextKind: string;
  readonly nextOwner: string;
  /** The first change: from now on the game waits. */
  readonly waits: string;
  /** A line of the log. */
  readonly changed: string;
  readonly wasRead: (this: void, by: string) => string;
  readonly putBack: (this: void, by: string) => string;
}
