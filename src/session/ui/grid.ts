/**
 * Where panels stand, in pixels of a screen that is 1280 by 720 at the least, or 1067 by 600 in large letters. Tabletop
 * Simulator's own interface (tabletop/xml/check/rectangles.ts has its rectangles) stays free: the bar along the upper edge and END TURN
 * below its middle, tools at the left, the list of names at the upper right, notes below it, the chat in the lower
 * left. Mats stand in a column at the left; log, action, own line and status in one at the right, below the names;
 * what comes and goes lies between them. The hand, in the middle of the lower edge, is free as well.
 */
export const TOP = 48;
export const LEFT = 48;
export const RIGHT = 8;
/** Above the notes. */
export const BOTTOM = 32;
export const GAP = 4;
/** Widths of both columns, and of what lies between them. */
export const LEFT_WIDTH = 200;
export const RIGHT_WIDTH = 290;
export const MIDDLE_WIDTH = 506;
/** How far right of the screen's middle the middle between the columns is. */
export const MIDDLE_SHIFT = (LEFT + LEFT_WIDTH - RIGHT - RIGHT_WIDTH) / 2;

/** Heights of what stands in the right column, from below: the log lies where the action is, and under it. */
export const ACTION_HEIGHT = 268;
export const OWN_HEIGHT = 34;
export const STATUS_HEIGHT = 62;
export const OWN_BOTTOM = BOTTOM + ACTION_HEIGHT + GAP;
export const STATUS_BOTTOM = OWN_BOTTOM + OWN_HEIGHT + GAP;

/** The pace, from the status's upper left corner: above it, left of the list of names; right of it in large letters. */
export const PACE_WIDTH = 172;
export const PACE_HEIGHT = 58;
export const PACE_X = -108;
export const PACE_Y = -PACE_HEIGHT - GAP;
export const PACE_X_LARGE = RIGHT_WIDTH + GAP;

/** Below END TURN stands the status where letters are large, for the right column has no room for it then. */
export const BELOW_TURN = 104;
/** Where what lies between the columns begins. */
export const MIDDLE_TOP = BELOW_TURN + STATUS_HEIGHT + GAP;
/** Proposals, where they move what stands at the same place. */
export const PROPOSAL_HEIGHT = 84;

/** A page is as wide as what lies between the columns; its height, its margin, and the width between its margins. */
export const PAGE_HEIGHT = 404;
export const PAGE_MARGIN = 14;
export const PAGE_INNER = MIDDLE_WIDTH - PAGE_MARGIN - PAGE_MARGIN;
