import { expect, test } from "vitest";
import { attackerLosses, attackerLossesOfTwo } from "../../src/risk/combat/comparison";
import { newDice, paired, single } from "../../src/risk/combat/die";
import { sortDice } from "../../src/risk/dice";

const FACES = [1, 2, 3, 4, 5, 6];

test("dice as they fell lose as many armies as the same dice sorted: three against two, two, one; and so on", () => {
  const different: string[] = [];
  let compared = 0;
  for (const a of FACES)
    for (const b of FACES)
      for (const c of FACES)
        for (const d of FACES)
          for (const e of FACES)
            for (const [own, other] of [
              [
                [a, b, c],
                [d, e],
              ],
              [
                [a, b],
                [d, e],
              ],
              [[a], [d, e]],
              [[a, b, c], [d]],
              [[a, b], [d]],
              [[a], [d]],
            ]) {
              compared++;
              const sorted = attackerLosses(sortDice([...own]), sortDice([...other]));
              if (attackerLossesOfTwo(own, other) !== sorted)
                different.push(`${own.join()} vs ${other.join()}`);
            }
  expect([compared, different]).toEqual([6 * 6 ** 5, []]);
});

test("of each pair one die is beaten, the attacker's where both are alike; a die without one across never is", () => {
  const [attack, defence] = [newDice([6, 5, 2]), newDice([6, 4])];
  const states = (dice: readonly { hit: boolean; lost: boolean }[]): string =>
    dice.map(({ hit, lost }) => (hit ? "hits" : lost ? "beaten" : "neither")).join(" ");
  expect(states(paired(attack, defence, 1))).toBe("beaten hits neither");
  expect(states(paired(defence, attack, 0))).toBe("hits beaten");
  expect(states(single(attack, 5))).toBe("hits hits neither");
});
