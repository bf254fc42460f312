import { finish } from "../../src/core/bots/thought";
import { rollFrom, seedRng } from "../../src/core/rng";
import { NOBODY, type CommonState } from "../../src/core/types";
import type { GameModule } from "../../src/session/game/module";

/** By level and seat: what a computer does that is asked in a state, and why, as all are told. */
function told(
  { bots, notation, view }: GameModule,
  s: CommonState,
  seed: number,
): Map<string, [string, string]> {
  const found = new Map<string, [string, string]>();
  for (const bot of bots)
    for (const seat of bot.why === undefined ? [] : s.asked) {
      const thought = bot.think(view.state(s, seat), seat, rollFrom(seedRng(seed)), undefined);
      const action = finish(thought);
      const why = bot.why?.(view.state(s, NOBODY), action, thought);
      found.set(`${bot.id} of seat ${seat}`, [notation.writeAction(action, s.colours), JSON.stringify(why)]);
    }
  return found;
}

/** Why a computer gives other reasons for the same action in two states that look alike to all; undefined where none does. */
export function reasonsDiffer(
  game: GameModule,
  states: readonly [CommonState, CommonState],
  seed: number,
): string | undefined {
  const [one, other] = [told(game, states[0], seed), told(game, states[1], seed)];
  for (const [who, [action, why]] of one) {
    const twin = other.get(who);
    if (twin?.[0] === action && twin[1] !== why) return `${who}: ${action}: ${why} beside ${twin[1]}`;
  }
  return undefined;
}
