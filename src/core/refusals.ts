import { refuseWith } from "./refuse";

/** Parameters that come in groups: ids are the notation's, numbers are whole. */
export type OfSeat = { readonly seat: string };
export type AtStep = { readonly step: string };
export type CountDue = { readonly count: number; readonly due: number };
export type Nothing = Readonly<Record<never, never>>;

/** Refusal codes of the core, and those that the rules of any game may give. The table has their sentences. */
export type CoreRefusals = {
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
  readonly "manual.short": Nothing;
  readonly "seat.not_asked": OfSeat;
  readonly "seat.not_in_game": Nothing;
  readonly "step.other": AtStep;
  readonly "territory.unknown": Nothing;

  readonly "text.empty": { readonly game: string };
  readonly "text.game": { readonly word: string; readonly game: string };
  readonly "text.long_line": { readonly most: number };
  readonly "text.missing": { readonly expected: string };
  readonly "text.more": { readonly word: string };
  readonly "text.number": { readonly word: string };
  readonly "text.players": { readonly count: number; readonly least: number; readonly most: number };
  readonly "text.position_and_players": Nothing;
  readonly "text.range": { readonly value: number; readonly least: number; readonly most: number };
  readonly "text.too_long": { readonly size: number; readonly most: number };
  readonly "text.twice": { readonly word: string };
  readonly "text.unknown": { readonly expected: string; readonly word: string };
  readonly "text.version": { readonly version: number; readonly current: number };
};

export const refuse = refuseWith<CoreRefusals>();
