import { CHANCE, type AnyAction } from "../../../core/types";

/** An action of a game, as far as it is told who had luck in it. */
export interface Turned {
  /** By seat, the chance to win after it. */
  readonly chances: readonly number[];
  /** Of a draw of face-down cards: by seat, the mean chance after all draws that might have come. */
  readonly mean: readonly number[] | undefined;
  readonly lucky: boolean;
}

/**
 * Whether what an action changed is luck: those of chance, and those of seats that carry out what chance has decided,
 * as losses after dice. `before` is whether that of the action before is.
 */
export function isLuck({ seat, type }: AnyAction, before: boolean, carriesOut: readonly string[]): boolean {
  return seat === CHANCE || (before && carriesOut.includes(type));
}

/**
 * Adds by seat what luck in an action has changed in the chance to win, `before` being the chances before it. Of a draw
 * that is what it is better than the mean of those that might have come: that a card comes at all is no luck.
 */
export function addLuck(luck: number[], { chances, mean, lucky }: Turned, before: readonly number[]): void {
  if (!lucky) return;
  const from = mean ?? before;
  chances.forEach((chance, seat) => {
    luck[seat] += chance - from[seat];
  });
}
