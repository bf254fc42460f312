import type { Sentences } from "../../../text/codes";
import type { GameTexts } from "../../../text/game";
import type { TableTexts } from "../../../text/language";
import type { TableUiTexts } from "../../../text/ui";
import type { Colours, Words } from "../../../text/types";
import type { Action, ActionOf } from "../rules/actions";
import type { Event, EventOf } from "../rules/events";
import type { ClassicRefusals } from "./codes";
import type { ClassicLabels } from "./labels";
import type { ClassicPanel } from "./panel";
import type { WorldManual } from "../../../risk/world/text/manual";
import type { ClassicNames, ClassicPages } from "./types";

/** What is said of classic RISK alone, in one language. */
export interface ClassicTexts extends GameTexts {
  readonly names: ClassicNames;
  readonly refusals: Sentences<ClassicRefusals>;
  readonly events: {
    readonly [T in Event["type"]]: (this: void, event: EventOf<T>, colours: Colours) => string;
  };
  readonly actions: {
    readonly [T in Action["type"]]: (this: void, action: ActionOf<T>, colours: Colours) => string;
  };
  readonly log: {
    readonly parts: Pick<ClassicTexts["events"], "round" | "turn">;
    readonly moments: Words<string>;
    readonly battle: (this: void, events: readonly Event[], colours: Colours) => string;
    readonly land: (this: void, territory: number) => string;
  };
  readonly panel: ClassicPanel;
  readonly manual: WorldManual;
}

/** All that players of classic RISK read, in one language. Another language is one more value of this type. */
export type ClassicLanguage = TableTexts & ClassicTexts;

/** The same with what stands in the interface from the start, and in no script. */
export type ClassicUiLanguage = ClassicLanguage &
  TableUiTexts & { readonly labels: ClassicLabels; readonly pages: ClassicPages };
