/** A piece that somebody dragged somewhere. It goes back to its place by itself; what it meant is for whoever gets it to find out. */
export interface Drop {
  readonly kind: string;
  /** Id of what its face shows. */
  readonly face: string;
  /** Seat whose piece it is; NEUTRAL or NOBODY. */
  readonly owner: number;
  /** Territory that it was taken from and that it was dropped on; NOWHERE for none. */
  readonly from: number;
  readonly to: number;
  /** Colour id of the mat that it was dropped on; empty for none. */
  readonly mat: string;
  /** The number that was typed over the piece before; 0 for none. */
  readonly count: number;
}
