import { expect, test } from "vitest";
import { rollFrom, seedRng } from "../../../src/core/rng";
import { aimsOf } from "../../../src/games/risk-classic/bots/aims";
import { ENGINE } from "../../../src/games/risk-classic/engine";
import { MISSION_INDEX } from "../../../src/games/risk-classic/rules/missions";
import type { State } from "../../../src/games/risk-classic/rules/state";
import { BOARD } from "../../../src/risk/world/board";
import { duel, levelPlaying } from "../contract/duel";

/** A game that begins; of Capital headquarters are shown (rule 9.2). */
function begun(mode = "capital"): State {
  const easy = levelPlaying(ENGINE, "easy");
  const s = duel(ENGINE, {
    ...{ players: 3, seed: 4, options: { mode }, most: 200 },
    playerOf: () => (state, seat) => easy(state, seat, rollFrom(seedRng(5))),
  });
  expect(s.phase).not.toBe("setup");
  return s;
}

function valueOf(
  s: State,
  seat: number,
  change: (owners: number[], armies: number[]) => void,
  hunt = 0,
): number {
  const [owners, armies] = [[...s.owners], [...s.armies]];
  change(owners, armies);
  return aimsOf(s, seat, { keenness: 1, missionKeenness: 1, hunt })?.(owners, armies) ?? NaN;
}

test("armies on the own headquarters count where somebody's stack can reach it (RC9.1)", () => {
  const s = begun();
  const seat = s.turn;
  const home = s.seats[seat].headquarters;
  const guarded = (armies: number, stack: number): number =>
    valueOf(s, seat, (owners, all) => {
      const [near] = BOARD.near[home];
      owners[near] = (seat + 1) % 3;
      all[near] = stack;
      all[home] = armies;
    });
  expect(guarded(30, 20) - guarded(5, 20)).toBeGreaterThan(20);
  expect(guarded(30, 20) - guarded(30, 40)).toBeGreaterThan(20);
});

test("a rival with its own headquarters is worse the fewer others it still wants (RC9.1)", () => {
  const s = begun();
  const seat = s.turn;
  const [rival, third] = [0, 1, 2].filter((other) => other !== seat);
  const wanted = s.seats[third].headquarters;
  const alone = valueOf(s, seat, () => undefined);
  const near = valueOf(s, seat, (owners) => {
    owners[wanted] = rival;
  });
  const beaten = valueOf(s, seat, (owners) => {
    owners[wanted] = rival;
    owners[s.seats[rival].headquarters] = third;
  });
  expect(near).toBeLessThan(alone);
  expect(beaten).toBeGreaterThan(near);
});

test("who has to destroy a colour wants armies beside it, and the colour weak (rule 10.1)", () => {
  const s = begun("secret_mission");
  const seat = s.turn;
  const target = (seat + 1) % 3;
  s.seats[seat].mission = MISSION_INDEX[`destroy_${s.colours[target]}`];
  const own = s.owners.findIndex(
    (owner, t) => owner === seat && BOARD.near[t].some((n) => s.owners[n] === target),
  );
  const inside = s.owners.findIndex(
    (owner, t) => owner === seat && BOARD.near[t].every((n) => s.owners[n] !== target),
  );
  const gathered = (at: number, hunt: number): number =>
    valueOf(s, seat, (_, armies) => (armies[at] += 20), hunt) - valueOf(s, seat, () => undefined, hunt);
  expect(gathered(own, 60)).toBeGreaterThan(10);
  expect(gathered(inside, 60)).toBe(0);
  expect(gathered(own, 0)).toBe(0);
  const strengthened = valueOf(s, seat, (owners, armies) => (armies[owners.indexOf(target)] += 20), 60);
  expect(strengthened).toBeLessThan(valueOf(s, seat, () => undefined, 60) - 5);
});
