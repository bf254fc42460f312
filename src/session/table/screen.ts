import { NOWHERE } from "../../core/types";
import { NO_ITEM } from "../match/log";
import type { Moment } from "./recent";

/** What somebody sees of the log on its page. It stands still while it is read. */
export type LogView = Screen["log"];

/** What one colour, or "grey" for all who only watch, looks at. */
export type Screen = ReturnType<typeof newScreen>;

/** A colour that has looked at nothing yet. */
export function newScreen() {
  return {
    /** Id of the page that is open, as `help` or `costs`; empty for none. */
    page: "",
    log: {
      /** So many items of the log are shown: what comes later waits until it is asked for. */
      until: 0,
      /** The first row that is shown; too large a number shows the end. */
      top: 0,
      /** The part of the log that goes to the top when the page is painted next, by its first item; NO_ITEM for none. */
      seek: NO_ITEM,
      /** How far parts and battles are unfolded, by their keys (see log/rows.ts): 0 not at all, 1 some of it, 2 all. */
      unfolded: {} as Record<string, number | undefined>,
      /** What the rows on the page stand for, as they were painted last: a key, or empty for what does not unfold. */
      rows: [] as readonly string[],
      /** Moves on with every change of these. */
      changes: 0,
    },
    /** Step of the text size, 0 being the usual one. */
    size: 0,
    /** The territory that was pressed last; NOWHERE for none. */
    pressed: NOWHERE,
    /** The revision of the match at which ended combats were put away; -1 for none. */
    dismissedAt: -1,
    /** How often a list of offers was leafed on that has more than its panel has rows. */
    leafed: 0,
    /** The moment that was put away last. */
    moment: undefined as Moment | undefined,
    /** Panels that are folded up, by id. */
    folded: {} as Record<string, boolean | undefined>,
  };
}
