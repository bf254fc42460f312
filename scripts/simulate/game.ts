/** A game of a run, played to its end by computers that see what their seats may see. */
import { mannerOf, temperOf, type Manner } from "../../src/core/bots/temper";
import { finish, type Thought } from "../../src/core/bots/thought";
import { roundPlayed, winnersOf } from "../../src/core/common";
import { dealSeeded } from "../../src/core/dealer";
import { advance } from "../../src/core/game";
import { levelNamed } from "../../src/core/level";
import { writeHeader } from "../../src/core/record";
import { newRng, rollAside } from "../../src/core/rng";
import {
  NOBODY,
  type AnyAction,
  type AnyEvent,
  type CommonState,
  type OptionValues,
  type Seat,
} from "../../src/core/types";
import type { GameMeasures } from "../../src/core/report";
import type { GameModule } from "../../src/session/game/module";
import { keyOf, levelOfSeat, type Plan } from "./plan";

/** What a line of the results says. */
export interface Line {
  /** The game's number in its run, from 0 on. */
  readonly n: number;
  /** Four numbers: the key that its chance comes from. */
  readonly seed: readonly number[];
  /** By seat, in the order of the table. */
  readonly seats: readonly {
    readonly colour: string;
    readonly level: string;
    readonly manner?: Manner;
  }[];
  /** Whether it has come to its end before it was broken off. */
  readonly ended: boolean;
  /** Colours of those who have won; empty for a draw, and where it was broken off. */
  readonly winners: readonly string[];
  /** The last round that was played. */
  readonly rounds: number;
  readonly actions: number;
  /** What the game is measured by, by id. */
  readonly measures: Readonly<Record<string, number>>;
}

export interface Played {
  readonly line: Line;
  /** The whole game as a record. */
  readonly record: string;
}

/** Plays a game of a run, by its number. */
export function playGame(
  game: GameModule,
  { measures, handicaps }: GameMeasures,
  options: OptionValues,
  plan: Plan,
  n: number,
): Played {
  const { meta, rules, notation, view, orders } = game;
  const key = keyOf(plan.seed, n);
  const colours = meta.colours.slice(0, plan.players);
  const levels = colours.map((_, seat) => levelNamed(game, levelOfSeat(plan, seat, n)) ?? game.bots[0]);
  const s: CommonState = rules.setup(options, colours, newRng(key));
  const { handicap } = plan;
  if (handicap !== undefined)
    handicaps.find(({ id }) => id === handicap.id)?.give(s, colours.indexOf(handicap.colour), handicap.count);
  const events: AnyEvent[] = [];
  const counts = new Map<string, number>();
  const thoughts: (Thought<AnyAction> | undefined)[] = [];
  const struck: Seat[] = colours.map(() => NOBODY);
  const record = [writeHeader(meta, options, colours, [], key)];
  let actions = 0;
  const answer = (seat: number): AnyAction => {
    // The rolls of a table's computers: see `thinkingOf` in src/session/play.
    const roll = rollAside(key, actions * 31 + seat * 7);
    const thought = levels[seat].think(
      ...([view.state(s, seat), seat, roll, thoughts[seat]] as const),
      plan.manners === undefined ? undefined : temperOf(key, seat, struck[seat]),
    );
    thoughts[seat] = thought;
    return finish(thought);
  };
  for (; s.step !== "over" && s.round <= plan.rounds; actions++) {
    const [seat] = s.asked;
    const action = dealSeeded(rules, s) ?? orders?.answer(s, seat) ?? answer(seat);
    record.push(`${notation.writeAction(action, colours)}\n`);
    advance(rules, s, action, events);
    for (const event of events) {
      counts.set(event.type, (counts.get(event.type) ?? 0) + 1);
      const strike = game.strike?.(event);
      if (strike !== undefined) struck[strike.against] = strike.by;
    }
    events.length = 0;
  }
  const ended = s.step === "over";
  const line: Line = {
    n,
    seed: key,
    seats: colours.map((colour, seat) => ({
      ...{ colour, level: levels[seat].id },
      ...(plan.manners === undefined ? {} : { manner: mannerOf(key, seat) }),
    })),
    ended,
    winners: ended ? winnersOf(s).map((seat) => colours[seat]) : [],
    rounds: Math.min(roundPlayed(s), plan.rounds),
    actions,
    measures: Object.fromEntries(
      measures.map((measure) => [
        measure.id,
        "end" in measure
          ? measure.end(s)
          : measure.events.reduce((sum, type) => sum + (counts.get(type) ?? 0), 0),
      ]),
    ),
  };
  return { line, record: record.join("") };
}
