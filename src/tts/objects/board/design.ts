/**
 * How large the models of the save are meant to be, in table units at scale 1. The board's width and depth follow from
 * its picture. What is measured there counts, unless it is nowhere near: a model that still loads, or that could not be
 * loaded, has no size.
 */
export const BOARD_THICKNESS = 0.2;
export const MAT = { width: 14, depth: 7, thickness: 0.12 } as const;
