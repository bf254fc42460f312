import type { Sentences } from "../../../text/codes";
import type { GameTexts } from "../../../text/game";
import type { TableTexts } from "../../../text/language";
import type { TableUiTexts } from "../../../text/ui";
import type { Colours, Words } from "../../../text/types";
import type { Action, ActionOf } from "../rules/actions";
import type { Event } from "../rules/events";
import type { CastleRefusals } from "./codes";
import type { CastleLabels } from "./labels";
import type { CastlePanel } from "./panel";
import type { CastleManual, CastleNames, CastlePages } from "./types";

/** The event of one type. */
type EventOf<T extends Event["type"]> = Event extends infer E
  ? E extends { readonly type: string }
    ? T extends E["type"]
      ? E
      : never
    : never
  : never;

/** What is said of Castle Risk alone, in one language. */
export interface CastleTexts extends GameTexts {
  readonly names: CastleNames;
  readonly refusals: Sentences<CastleRefusals>;
  readonly events: {
    readonly [T in Event["type"]]: (this: void, event: EventOf<T>, colours: Colours) => string;
  };
  readonly actions: {
    readonly [T in Action["type"]]: (this: void, action: ActionOf<T>, colours: Colours) => string;
  };
  readonly log: {
    readonly parts: Pick<CastleTexts["events"], "round" | "turn">;
    readonly moments: Words<string>;
    readonly battle: (this: void, events: readonly Event[], colours: Colours) => string;
    readonly land: (this: void, territory: number) => string;
  };
  readonly panel: CastlePanel;
  readonly manual: CastleManual;
}

/** All that players of Castle Risk read, in one language. Another language is one more value of this type. */
export type CastleLanguage = TableTexts & CastleTexts;

/** The same with what stands in the interface from the start, and in no script. */
export type CastleUiLanguage = CastleLanguage &
  TableUiTexts & { readonly labels: CastleLabels; readonly pages: CastlePages };
