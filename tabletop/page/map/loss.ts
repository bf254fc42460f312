/** What dice have cost, where it stood: struck off for a while. */
export interface Loss {
  key: string;
  count: number;
  since: number;
}
