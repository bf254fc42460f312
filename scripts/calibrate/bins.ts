/** How chances to win compare with who won: positions of seats in ten bins by their chance, and the Brier score. */
import { sharesOf, type ChanceWeights } from "../../src/core/chance";
import type { Sampled } from "./play";

const BINS = 10;

export interface Bin {
  positions: number;
  /** Sums of the chances that were told, and of games that were won. */
  chance: number;
  won: number;
}

export interface Calibration {
  readonly games: number;
  readonly bins: readonly Bin[];
  /** Means of the squares of what chances were off, and what they would be off were all seats' chances the same. */
  readonly brier: number;
  readonly even: number;
}

/** Compares all positions of games that somebody has won. */
export function calibrate(games: readonly Sampled[], fitted: ChanceWeights): Calibration {
  const bins = Array.from({ length: BINS }, (): Bin => ({ positions: 0, chance: 0, won: 0 }));
  let [n, off, even] = [0, 0, 0];
  for (const { winners, positions } of games)
    for (const position of positions) {
      const alive = position.filter((terms) => terms.length > 0).length;
      sharesOf(position, fitted).forEach((chance, seat) => {
        if (position[seat].length === 0) return;
        const won = winners.includes(seat) ? 1 / winners.length : 0;
        const bin = bins[Math.min(BINS - 1, Math.floor(chance * BINS))];
        bin.positions++;
        bin.chance += chance;
        bin.won += won;
        n++;
        off += (chance - won) ** 2;
        even += (1 / alive - won) ** 2;
      });
    }
  return { games: games.length, bins, brier: off / Math.max(1, n), even: even / Math.max(1, n) };
}

const percent = (sum: number, n: number): string => (n === 0 ? "" : ((100 * sum) / n).toFixed(1));

/** The same as a table in Markdown. */
export function calibrationText({ games, bins, brier, even }: Calibration): string {
  return [
    "| chance | positions | told on average | won of 100 |",
    "| --- | --- | --- | --- |",
    ...bins.map(
      ({ positions, chance, won }, i) =>
        `| ${10 * i} to ${10 * i + 10} | ${positions} | ${percent(chance, positions)} | ${percent(won, positions)} |`,
    ),
    "",
    `${games} games. Brier score ${brier.toFixed(4)}; ${even.toFixed(4)} with the same chance for all.`,
  ].join("\n");
}
