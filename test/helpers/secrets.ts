import { copyState } from "../../src/games/castle-risk/rules/state/copy";
import type { State } from "../../src/games/castle-risk/rules/state";

/** A state that differs from this one in nothing but secrets of a seat; undefined where it has none. */
export function otherwise(s: State, seat: number): State | undefined {
  const other = copyState(s);
  const p = other.seats[seat];
  if (!p.alive) return undefined;
  const had = p.hand.findIndex((n) => n > 0);
  const got = other.deck.findIndex((n, k) => n > 0 && k !== had);
  if (had >= 0 && got >= 0) {
    p.hand[had]--;
    p.hand[got]++;
    other.deck[had]++;
    other.deck[got]--;
  }
  if (p.mission >= 0) {
    const next = (p.mission + 1) % 4;
    if (other.missions[next] > 0) {
      other.missions[next]--;
      other.missions[p.mission]++;
      p.mission = next;
      p.progress = p.progress > 0 ? 0 : 1;
    }
  }
  p.settings = { losses: "ask", dice: "ask", windows: "never" };
  other.rng = [1, 2, 3, 4];
  if (s.step === "policies" && p.picked) p.policies.reverse();
  return other;
}
