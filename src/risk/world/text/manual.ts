import type { ManualTexts } from "../../../text/manual";

/** Words about what people change past the rules. Names come as names. */
export interface WorldManual extends ManualTexts {
  /** What stands in a territory now. */
  readonly land: (this: void, by: string, territory: string, owner: string, armies: number) => string;
}
