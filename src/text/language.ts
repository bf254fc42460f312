import type { RefusalParams, Sentences } from "./codes";
import type { DiceTexts } from "./dice";
import type { FlowTexts } from "./flow";
import type { GameTexts } from "./game";
import type { ManualTexts } from "./manual";
import type { OddsTexts } from "./odds";
import type { ObjectTexts } from "./objects";
import type { PanelTexts } from "./panel";

/** What a table says by itself, whatever game is played on it, in one language. */
export interface TableTexts {
  /** Id (ISO 639-1) and the language's own name for itself. */
  readonly id: string;
  readonly name: string;
  readonly refusals: Sentences<RefusalParams>;
  readonly unknownRefusal: (this: void, code: string) => string;
  readonly panel: PanelTexts;
  readonly odds: OddsTexts;
  readonly objects: ObjectTexts;
  readonly flow: FlowTexts;
  readonly manual: ManualTexts;
  readonly dice: DiceTexts;
}

/** All that a table reads out at which a game is played: its own words and the game's, room by room. */
export type Language = TableTexts & GameTexts;
