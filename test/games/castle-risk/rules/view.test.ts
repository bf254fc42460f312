import { describe, expect, it } from "vitest";
import { copyState } from "../../../../src/games/castle-risk/rules/state/copy";
import { NO_MISSION } from "../../../../src/games/castle-risk/rules/cards";
import { listChoices } from "../../../../src/core/list";
import { ENGINE } from "../../../../src/games/castle-risk/engine";
import type { State } from "../../../../src/games/castle-risk/rules/state";
import { viewOf } from "../../../../src/games/castle-risk/rules/view";
import type { Roll } from "../../../../src/core/types";
import { kindAt, total } from "../../../../src/core/counts";
import { runs } from "../../../helpers/runs";
import { expectSame } from "../../../helpers/same";
import { wander } from "../../../helpers/random";

/** The same game as far as a seat can know: what is hidden from it dealt out anew. */
function redeal(s: State, seat: number, roll: Roll): State {
  const other = copyState(s);
  const cards = [...s.deck];
  const missions = [...s.missions];
  for (const kind of s.missionsBelow) missions[kind]++;
  other.seats.forEach((p, i) => {
    if (i === seat) return;
    p.hand.forEach((n, k) => (cards[k] += n));
    if (p.mission !== NO_MISSION) missions[p.mission]++;
  });
  other.seats.forEach((p, i) => {
    if (i === seat) return;
    const size = total(p.hand);
    p.hand = p.hand.map(() => 0);
    for (let n = 0; n < size; n++) p.hand[draw(cards, roll)]++;
    if (p.mission !== NO_MISSION) {
      p.mission = draw(missions, roll);
      p.progress = roll(2);
    }
    if (s.step === "policies" && p.picked) p.policies = [...p.policies].reverse();
    p.settings = { losses: "cheapest", dice: "automatic", windows: "never" };
  });
  other.missionsBelow = s.missionsBelow.map(() => draw(missions, roll));
  other.missions = missions;
  other.deck = cards;
  other.rng = [roll(1000), 2, 3, 4];
  return other;
}

function draw(counts: number[], roll: Roll): number {
  const kind = kindAt(counts, roll(total(counts)));
  counts[kind]--;
  return kind;
}

describe("a view", () => {
  it("is the same for two games that differ only in what the seat cannot know", () => {
    let different = 0;
    for (let seed = 0; seed < runs(3, 8); seed++) {
      wander(seed, 500, (s, _action, roll) => {
        const seats = JSON.stringify(s.seats);
        for (let seat = -1; seat < s.seats.length; seat++) {
          const other = redeal(s, seat, roll);
          if (JSON.stringify(other.seats) !== seats) different++;
          expectSame(JSON.stringify(viewOf(other, seat)), JSON.stringify(viewOf(s, seat)));
        }
      });
    }
    expect(different).toBeGreaterThan(runs(300, 1000));
  });

  it("gives a seat the choices that the whole state gives it", () => {
    for (let seed = 0; seed < runs(3, 6); seed++) {
      wander(seed, 400, (s) => {
        for (const seat of s.asked) {
          const seen = listChoices(ENGINE, viewOf(s, seat), seat);
          expectSame(JSON.stringify(seen), JSON.stringify(listChoices(ENGINE, s, seat)));
        }
      });
    }
  });

  it("leaves the state as it was", () => {
    wander(4, 300, (s) => {
      const before = JSON.stringify(s);
      viewOf(s, 0);
      expectSame(JSON.stringify(s), before);
    });
  });
});
