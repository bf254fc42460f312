import type { Sentences } from "../../../text/codes";
import type { GameTexts } from "../../../text/game";
import type { TableTexts } from "../../../text/language";
import type { TableUiTexts } from "../../../text/ui";
import type { Colours, Words } from "../../../text/types";
import type { Action, ActionOf } from "../rules/actions";
import type { Event } from "../rules/events";
import type { EuropeRefusals } from "./codes";
import type { EuropeLabels } from "./labels";
import type { EuropePanel } from "./panel";
import type { EuropeManual, EuropeNames, EuropePages } from "./types";

/** The event of one type. */
type EventOf<T extends Event["type"]> = Event extends infer E
  ? E extends { readonly type: string }
    ? T extends E["type"]
      ? E
      : never
    : never
  : never;

/** What is said of Risk Europe alone, in one language. */
export interface EuropeTexts extends GameTexts {
  readonly names: EuropeNames;
  readonly refusals: Sentences<EuropeRefusals>;
  readonly events: {
    readonly [T in Event["type"]]: (this: void, event: EventOf<T>, colours: Colours) => string;
  };
  readonly actions: {
    readonly [T in Action["type"]]: (this: void, action: ActionOf<T>, colours: Colours) => string;
  };
  readonly log: {
    readonly parts: Pick<EuropeTexts["events"], "round" | "turn">;
    readonly moments: Words<string>;
    readonly battle: (this: void, events: readonly Event[], colours: Colours) => string;
    readonly land: (this: void, territory: number) => string;
  };
  readonly panel: EuropePanel;
  readonly manual: EuropeManual;
}

/** All that players of Risk Europe read, in one language. Another language is one more value of this type. */
export type EuropeLanguage = TableTexts & EuropeTexts;

/** The same with what stands in the interface from the start, and in no script. */
export type EuropeUiLanguage = EuropeLanguage &
  TableUiTexts & { readonly labels: EuropeLabels; readonly pages: EuropePages };
