/**
 * Where panels stand, in pixels of a screen that is 1280 by 720 at the least. Upper edge: below the bar of
 * Tabletop Simulator. Left edge: beside its tools. Free are the hand, in the middle of the lower edge, and
 * the chat in the lower left.
 */
export const TOP = 48;
export const LEFT = 48;
export const RIGHT = 8;
export const BOTTOM = 8;
/** Widths of the three columns, and how far right of the screen's middle the middle one is. */
export const LEFT_WIDTH = 340;
export const MIDDLE_WIDTH = 506;
export const RIGHT_WIDTH = 364;
export const MIDDLE_SHIFT = 7;
/** Height that hands need at the lower edge. */
export const HAND = 160;
export const GAP = 6;

/** Heights of what stands in the right column and the status above the middle one. */
export const ACTION_HEIGHT = 268;
export const OWN_HEIGHT = 34;
export const STATUS_HEIGHT = 96;
export const LOG_TEXT = 386;
export const LOG_HEIGHT = LOG_TEXT + 72;
