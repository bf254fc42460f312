import type { CoreRefusals, Nothing, OfSeat } from "../core/refusals";
import { refuseWith } from "../core/refuse";
import type { Names } from "./types";

/** Refusal codes that a table gives in any game: the core's, and its own. */
export type TableRefusals = CoreRefusals & {
  readonly "advice.off": Nothing;
  readonly "manual.enforced": Nothing;
  readonly "manual.nothing": Nothing;
  readonly "manual.pending": Nothing;
  readonly "table.closed": OfSeat;
  readonly "table.few": { readonly count: number; readonly least: number };
  readonly "table.in_play": Nothing;
  readonly "table.no_computer": Nothing;
  readonly "table.not_host": Nothing;
  readonly "table.not_started": Nothing;
  readonly "table.stale": Nothing;
  readonly "table.started": Nothing;
  readonly "table.taken": OfSeat;
  readonly "undo.consent": Nothing;
  readonly "undo.no_proposal": Nothing;
  readonly "undo.not_ready": Nothing;
  readonly "undo.nothing": Nothing;
  readonly "undo.proposed": Nothing;
  readonly "write.chance": Nothing;
  readonly "write.seat": Nothing;
  readonly "text.other_game": { readonly title: string };
};

export const refuse = refuseWith<TableRefusals>();

/** A sentence for each code of a list; `names` are the game's. */
export type Sentences<P> = {
  readonly [C in keyof P]: (this: void, params: P[C], names: Names) => string;
};
