import { decide } from "../../../src/core/bots/decide";
import { dealSeeded } from "../../../src/core/dealer";
import type { Bot, Engine } from "../../../src/core/engine";
import { advance } from "../../../src/core/game";
import { defaultOptions } from "../../../src/core/options";
import { rollFrom, seedRng } from "../../../src/core/rng";
import type { AnyAction, AnyEvent, CommonState, OptionValues, Roll, Seat } from "../../../src/core/types";

type Player<S, A> = (this: void, s: S, seat: Seat, roll: Roll) => A;

interface Duel<S, A> {
  readonly players: number;
  /** Of the game and, apart from it, of what the players do. */
  readonly seed: number;
  /** Options that are not the rulebook's. */
  readonly options?: OptionValues;
  readonly playerOf: (this: void, seat: Seat) => Player<S, A>;
  /** Actions after which the game is given up, ended or not. */
  readonly most?: number;
  /** What a player is shown of the game; what its seat may see where it is left out. */
  readonly seen?: (this: void, s: S, seat: Seat) => S;
}

/** A level of computers that remembers nothing from one question to the next. */
export function playing<S extends CommonState, A extends AnyAction>(bot: Bot<S, A>): Player<S, A> {
  return (s, seat, roll) => decide(bot, s, seat, roll);
}

/** The level of an engine's computers that has this id. */
export function levelPlaying<S extends CommonState, A extends AnyAction, E extends AnyEvent>(
  { bots }: Engine<S, A, E>,
  id: string,
): Player<S, A> {
  const bot = bots.find((level) => level.id === id);
  if (bot === undefined) throw new Error(`there is no level ${id}`);
  return playing(bot);
}

/** The state after a whole game of these players; throws where one of them acts against the rules. */
export function duel<S extends CommonState, A extends AnyAction, E extends AnyEvent>(
  engine: Engine<S, A, E>,
  { players, seed, options = {}, playerOf, most = 60_000, seen = engine.view.state }: Duel<S, A>,
): S {
  const { meta, rules, notation } = engine;
  const all = { ...defaultOptions(meta.options), ...options };
  const s = rules.setup(all, meta.colours.slice(0, players), seedRng(seed));
  const roll = rollFrom(seedRng(seed + 500));
  for (let i = 0; s.step !== "over" && i < most; i++) {
    const seat = s.asked[0];
    const action = dealSeeded(rules, s) ?? playerOf(seat)(seen(s, seat), seat, roll);
    const why = rules.check(s, action);
    if (why !== undefined)
      throw new Error(`${notation.writeAction(action, s.colours)}: ${JSON.stringify(why)}`);
    advance(rules, s, action, []);
  }
  return s;
}

/** Whether one of the seats that `isOurs` names has won the game with this seed, alone or with others. */
function isWon(
  play: (seed: number) => CommonState,
  seed: number,
  isOurs: (seat: Seat, seed: number) => boolean,
): boolean {
  const { winner, winners = [winner] } = play(seed);
  return winners.some((seat) => isOurs(seat, seed));
}

/**
 * By how many games the seats that `isOurs` names are ahead once either side is ahead by `enough`, or after `most` games.
 * Of equal sides each comes to that first half of the time; who wins 60 of 100 games comes to six in 92 of 100 tests, and
 * who wins 40 in 8, as if 50 games were counted, of which a third is played.
 */
export function leadOf(
  { enough, most }: { readonly enough: number; readonly most: number },
  play: (seed: number) => CommonState,
  isOurs: (seat: Seat, seed: number) => boolean,
): number {
  let lead = 0;
  for (let seed = 1; seed <= most && Math.abs(lead) < enough; seed++)
    lead += isWon(play, seed, isOurs) ? 1 : -1;
  return lead;
}

/** How many games are played, and how many of them are to be won at least. */
export interface Wanted {
  readonly games: number;
  readonly least: number;
}

/**
 * In how many of these games one of the seats that `isOurs` names has won, alone or with others. No more are played once
 * enough are won, or can be no more.
 */
export function countWins(
  { games, least }: Wanted,
  play: (seed: number) => CommonState,
  isOurs: (seat: Seat, seed: number) => boolean,
): number {
  let won = 0;
  for (let seed = 1; seed <= games && won < least && won + games - seed + 1 >= least; seed++)
    if (isWon(play, seed, isOurs)) won++;
  return won;
}

/** In how many of these games one player of the second kind wins, where all others are of the first kind. */
export function countWinsAlone<S extends CommonState, A extends AnyAction, E extends AnyEvent>(
  engine: Engine<S, A, E>,
  [others, ours]: readonly [Player<S, A>, Player<S, A>],
  wanted: Wanted,
  players: number,
  options: OptionValues = {},
): number {
  const isOurs = (seat: Seat, seed: number): boolean => seat === seed % players;
  return countWins(
    wanted,
    (seed) =>
      duel(engine, { players, seed, options, playerOf: (seat) => (isOurs(seat, seed) ? ours : others) }),
    isOurs,
  );
}
