/** What is used of jstat, which has no types. */
declare module "jstat" {
  interface Distribution {
    /** The chance of at most `x`. */
    cdf(x: number, degrees: number): number;
    inv(chance: number, degrees: number): number;
  }
  const jstat: { readonly studentt: Distribution };
  export default jstat;
}
