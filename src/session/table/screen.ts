import { NOWHERE } from "../../core/types";
import { NO_ITEM } from "../match/log";
import type { Moment } from "./recent";

/** What somebody sees of the log on its page. It stands still while it is read. */
export interface LogView {
  /** So many items of the log are shown: what comes later waits until it is asked for. */
  until: number;
  /** The first row that is shown; too large a number shows the end. */
  top: number;
  /** The part of the log that goes to the top when the page is painted next, by its first item; NO_ITEM for none. */
  seek: number;
  /** How far parts and battles are unfolded, by their keys (see log/rows.ts): 0 not at all, 1 some of it, 2 all. */
  unfolded: Record<string, number | undefined>;
  /** What the rows on the page stand for, as they were painted last: a key, or empty for what does not unfold. */
  rows: readonly string[];
  /** Moves on with every change of these. */
  changes: number;
}

/** What one colour, or "grey" for all who only watch, looks at. */
export interface Screen {
  /** Id of the page that is open, as `help` or `costs`; empty for none. */
  page: string;
  readonly log: LogView;
  /** Step of the text size, 0 being the usual one. */
  size: number;
  /** The territory that was pressed last; NOWHERE for none. */
  pressed: number;
  /** The revision of the match at which ended combats were put away; -1 for none. */
  dismissedAt: number;
  /** How often a list of offers was leafed on that has more than its panel has rows. */
  leafed: number;
  /** The moment that was put away last. */
  moment: Moment | undefined;
  /** Panels that are folded up, by id. */
  readonly folded: Record<string, boolean | undefined>;
}

/** A colour that has looked at nothing yet. */
export function newScreen(): Screen {
  return {
    page: "",
    log: { until: 0, top: 0, seek: NO_ITEM, unfolded: {}, rows: [], changes: 0 },
    size: 0,
    pressed: NOWHERE,
    dismissedAt: -1,
    leafed: 0,
    moment: undefined,
    folded: {},
  };
}
