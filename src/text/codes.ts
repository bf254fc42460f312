import type { Names } from "./types";

/** Parameters that come in groups: ids are the notation's, numbers are whole. */
export type OfSeat = { readonly seat: string };
export type AtStep = { readonly step: string };
export type Nothing = Readonly<Record<never, never>>;

/**
 * Refusal codes that a table gives in any game, and that a game may give as well, with the parameters that their
 * sentences may use: those that the code gives wherever it refuses. A test holds this list against the sources.
 */
export type RefusalParams = {
  readonly "advice.off": Nothing;
  readonly "chance.contenders": { readonly count: number };
  readonly "chance.due": AtStep;
  readonly "chance.not_due": OfSeat;
  readonly "chance.other": AtStep;
  readonly "chance.seat": OfSeat;
  readonly "command.unknown": Nothing;
  readonly "counts.malformed": Nothing;
  readonly "draft.incomplete": Nothing;
  readonly "draft.no_target": Nothing;
  readonly "game.over": Nothing;
  readonly "manual.enforced": Nothing;
  readonly "manual.nothing": Nothing;
  readonly "manual.pending": Nothing;
  readonly "manual.short": Nothing;
  readonly "seat.not_asked": OfSeat;
  readonly "seat.not_in_game": Nothing;
  readonly "step.other": AtStep;
  readonly "table.closed": OfSeat;
  readonly "table.few": { readonly count: number; readonly least: number };
  readonly "table.in_play": Nothing;
  readonly "table.no_computer": Nothing;
  readonly "table.not_host": Nothing;
  readonly "table.not_started": Nothing;
  readonly "table.stale": Nothing;
  readonly "table.started": Nothing;
  readonly "table.taken": OfSeat;
  readonly "territory.unknown": Nothing;
  readonly "undo.consent": Nothing;
  readonly "undo.no_proposal": Nothing;
  readonly "undo.not_ready": Nothing;
  readonly "undo.nothing": Nothing;
  readonly "undo.proposed": Nothing;
  readonly "write.chance": Nothing;
  readonly "write.seat": Nothing;

  readonly "text.empty": { readonly game: string };
  readonly "text.game": { readonly word: string; readonly game: string };
  readonly "text.long_line": { readonly most: number };
  readonly "text.missing": { readonly expected: string };
  readonly "text.more": { readonly word: string };
  readonly "text.number": { readonly word: string };
  readonly "text.other_game": { readonly title: string };
  readonly "text.players": { readonly count: number; readonly least: number; readonly most: number };
  readonly "text.position_and_players": Nothing;
  readonly "text.range": { readonly value: number; readonly least: number; readonly most: number };
  readonly "text.too_long": { readonly size: number; readonly most: number };
  readonly "text.twice": { readonly word: string };
  readonly "text.unknown": { readonly expected: string; readonly word: string };
  readonly "text.version": { readonly version: number; readonly current: number };
};

/** A sentence for each code of a list; `names` are the game's. */
export type Sentences<P> = {
  readonly [C in keyof P]: (this: void, params: P[C], names: Names) => string;
};
