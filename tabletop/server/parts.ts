/** Small parts of a server's state; who writes each stands beside it. */

/** The list of who sits where, in the folder of saves: saved/seats.ts writes it. */
export interface SeatList {
  /** It has changed since it was written. */
  isChanged: boolean;
  /** Settled when it is written. */
  writing: Promise<void>;
}

/** One load comes after the other: loads.ts sees to it. */
export interface Loads {
  /** Settled when the last one is done. */
  last: Promise<unknown>;
  /** Another game is being loaded: which one a save is of, is not known. */
  isUnderWay: boolean;
}

/** The times at which the thread of the table died, in the last minutes; and that it is being opened again: revive.ts. */
export interface Revival {
  deaths: number[];
  underWay: Promise<void> | undefined;
}

export interface Parts {
  seatList: SeatList;
  loads: Loads;
  revival: Revival;
}

export function newParts(): Parts {
  return {
    seatList: { isChanged: false, writing: Promise.resolve() },
    loads: { last: Promise.resolve(), isUnderWay: false },
    revival: { deaths: [], underWay: undefined },
  };
}
