/** What is used of cephes, whose own types its `exports` hide. */
declare module "cephes" {
  /** Until then nothing of it can be called. */
  export const compiled: Promise<void>;
  /** The chance of Student's t of at most `x`. */
  export function stdtr(degrees: number, x: number): number;
  export function stdtri(degrees: number, chance: number): number;
}
