/** A sequential test of whether new weights win more than the old ones. */

export interface Contest {
  won: number;
  lost: number;
  /** Games that nobody won, or that had no end. */
  even: number;
}

/** The chances to win that the test tells apart, and how often it may be wrong either way. */
const OLD = 0.5;
const NEW = 0.55;
const WRONG = 0.1;
const BOUND = Math.log((1 - WRONG) / WRONG);

/** After so many games what is not certainly better is dropped. */
const MOST_GAMES = 400;

/** How much likelier the games are if the new weights are better than if they are as good as the old ones, as a logarithm. */
function evidence({ won, lost }: Contest): number {
  return won * Math.log(NEW / OLD) + lost * Math.log((1 - NEW) / (1 - OLD));
}

/** What the games say so far. */
export function verdict(contest: Contest): "better" | "no better" | "open" {
  const lean = evidence(contest);
  if (lean >= BOUND) return "better";
  const { won, lost, even } = contest;
  return lean <= -BOUND || won + lost + even >= MOST_GAMES ? "no better" : "open";
}
