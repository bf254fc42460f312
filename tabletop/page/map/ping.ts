/** A place that somebody points out to all, with the time it was heard of as `performance.now` tells it. */
export interface Ping {
  by: string;
  x: number;
  z: number;
  since: number;
  /** A script does so in their name: many do at each battle, which a name would cover. */
  isScript: boolean;
}
