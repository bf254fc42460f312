/** Games whose positions are kept as the terms of their seats: a line of JSON each, in a file that grows. */
import type { ChanceKit } from "../../src/core/chance";
import { winnersOf } from "../../src/core/common";
import { NOBODY } from "../../src/core/types";
import { isRecord } from "../../tabletop/save/check";
import { isListOf } from "../simulate/lines";
import { computersOf, playTurns, type Playing } from "../simulate/playing";

/** A game: who won, and its positions, each with the terms of every seat; none of one that is out. */
export interface Sampled {
  readonly n: number;
  readonly winners: readonly number[];
  readonly positions: readonly (readonly (readonly number[])[])[];
}

export interface Sampler extends Playing {
  readonly kit: ChanceKit;
}

/** Plays a game; a position is kept at the start of each turn, as somebody sees it who only watches. */
export function sampleGame(sampler: Sampler, n: number): Sampled {
  const { game, kit, plan } = sampler;
  const computers = computersOf(game, plan, n);
  const positions: (readonly number[])[][] = [];
  const s = playTurns(
    sampler,
    n,
    (seen, seat, ...rest) => computers[seat].think(seen, seat, ...rest),
    (now) => positions.push(kit.of(game.view.state(now, NOBODY)).map((terms) => terms.map(rounded))),
  );
  return { n, winners: s.step === "over" ? winnersOf(s) : [], positions };
}

const rounded = (term: number): number => Math.round(term * 10_000) / 10_000;

export function isSampled(value: unknown): value is Sampled {
  if (!isRecord(value)) return false;
  const { n, winners, positions } = value;
  return Number.isInteger(n) && isListOf(winners, Number.isInteger) && isListOf(positions, isPosition);
}

const isPosition = (value: unknown): boolean =>
  isListOf(value, (terms) => isListOf(terms, (term) => Number.isFinite(term)));
