/** A place that somebody points out to all, with the time it was heard of as `performance.now` tells it. */
export interface Ping {
  by: string;
  x: number;
  z: number;
  since: number;
}
