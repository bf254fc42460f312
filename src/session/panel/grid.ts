/**
 * Where panels stand, in pixels of a screen that is 1280 by 720 at the least, or 1067 by 600 in large letters.
 * Upper edge: below the bar of Tabletop Simulator. Left edge: beside its tools. Kingdoms stand in a column at the
 * left; status, log, own line and action in one at the right; what comes and goes lies between them. Free are the
 * hand, in the middle of the lower edge, and the chat in the lower left.
 */
export const TOP = 48;
export const LEFT = 48;
export const RIGHT = 8;
export const BOTTOM = 8;
export const GAP = 5;
/** Widths of both columns, and of what lies between them. */
export const LEFT_WIDTH = 180;
export const RIGHT_WIDTH = 290;
export const MIDDLE_WIDTH = 506;
/** How far right of the screen's middle the middle between the columns is. */
export const MIDDLE_SHIFT = (LEFT + LEFT_WIDTH - RIGHT - RIGHT_WIDTH) / 2;

/** Heights of what stands in the right column, from above; the log's last lines are fewer in large letters. */
export const STATUS_HEIGHT = 140;
export const TAIL_TOP = TOP + STATUS_HEIGHT + GAP;
export const OWN_HEIGHT = 34;
export const ACTION_HEIGHT = 272;
/** Proposals, where they move what stands at the same place. */
export const PROPOSAL_HEIGHT = 84;

/** A page is as wide as what lies between the columns; its height, its margin, and the width between its margins. */
export const PAGE_HEIGHT = 404;
export const PAGE_MARGIN = 14;
export const PAGE_INNER = MIDDLE_WIDTH - PAGE_MARGIN - PAGE_MARGIN;
