import type { WorldManual } from "../../../risk/world/text/manual";
import type { Sentences } from "../../../text/codes";
import type { GameTexts } from "../../../text/game";
import type { TableTexts } from "../../../text/language";
import type { Colours, Words } from "../../../text/types";
import type { TableUiTexts } from "../../../text/ui";
import type { Action, ActionOf } from "../rules/actions";
import type { Event } from "../rules/events";
import type { Refusals2008 } from "./codes";
import type { Labels2008 } from "./labels";
import type { Panel2008 } from "./panel";
import type { Names2008, Pages2008 } from "./types";

type EventOf<T extends Event["type"]> = Extract<Event, { readonly type: T }>;

/** What is said of RISK 2008 alone, in one language. */
export interface Texts2008 extends GameTexts {
  readonly names: Names2008;
  readonly refusals: Sentences<Refusals2008>;
  readonly events: {
    readonly [T in Event["type"]]: (this: void, event: EventOf<T>, colours: Colours) => string;
  };
  readonly actions: {
    readonly [T in Action["type"]]: (this: void, action: ActionOf<T>, colours: Colours) => string;
  };
  readonly log: {
    readonly parts: Pick<Texts2008["events"], "round" | "turn">;
    readonly moments: Words<string>;
    readonly battle: (this: void, events: readonly Event[], colours: Colours) => string;
    readonly land: (this: void, territory: number) => string;
  };
  readonly panel: Panel2008;
  readonly manual: WorldManual;
}

/** All that players of RISK 2008 read, in one language. Another language is one more value of this type. */
export type Language2008 = TableTexts & Texts2008;

/** The same with what stands in the interface from the start, and in no script. */
export type UiLanguage2008 = Language2008 &
  TableUiTexts & { readonly labels: Labels2008; readonly pages: Pages2008 };
