import { expect, it } from "vitest";
import { BOOSTED_WAYS } from "../../../../src/games/castle-risk/rules/combat/boosted.data";
import { bestBoost, boosted } from "../../../../src/games/castle-risk/rules/combat/comparison";
import { oddsBefore, oddsUnderWay } from "../../../../src/games/castle-risk/rules/odds";
import { viewOf } from "../../../../src/games/castle-risk/rules/view";
import type { OddsBattle } from "../../../../src/risk/combat/odds/battle";
import { attackerLosses } from "../../../../src/risk/combat/comparison";
import { outcome } from "../../../helpers/odds";
import { duel, type Played } from "../../../helpers/play";

/** Red attacks Norway over the sea from Scotland; its castle is neutral, or blue's. */
function crossing(owner: string, lines: readonly string[], red = "", blue = ""): Played {
  return duel(
    {
      red: `${red} ; normandy infantry 2 ; scotland infantry 4 archer 1 siege 1`,
      blue,
      land: `norway ${owner} infantry 2 archer 2 castle`,
    },
    ...lines,
  );
}

const ATTACK = "red attack scotland norway infantry 3 archer 1 siege 1";

function under(g: Played, colour = "red"): OddsBattle {
  const seat = g.state.colours.indexOf(colour);
  const odds = oddsUnderWay(viewOf(g.state, seat), seat);
  if (odds === undefined) throw new Error("no odds");
  return odds;
}

/** Dice of a side, highest first, with how many throws show them. */
function throws(n: number): [number[], number][] {
  if (n === 0) return [[[], 1]];
  const found = new Map<string, [number[], number]>();
  for (const [dice, ways] of throws(n - 1))
    for (let face = 1; face <= 6; face++) {
      const next = [...dice, face].sort((a, b) => b - a);
      const key = next.join(" ");
      found.set(key, [next, ways + (found.get(key)?.[1] ?? 0)]);
    }
  return [...found.values()];
}

it("8.10, 8.11 (CR29) +1s change the main phase by as many throws as the rules themselves say", () => {
  for (let own = 0; own <= 2; own++)
    for (let other = 0; other <= 3; other++)
      for (const dice of [1, 2, 3])
        for (const defence of [1, 2]) {
          const counts = Array.from({ length: Math.min(dice, defence) + 1 }, () => 0);
          for (const [attack, ways] of throws(dice))
            for (const [defend, more] of throws(defence)) {
              const a = boosted(attack, bestBoost(attack, defend, own, true));
              counts[attackerLosses(a, boosted(defend, bestBoost(defend, a, other, false)))] += ways * more;
            }
          expect(BOOSTED_WAYS[own][other][defence - 1][dice - 1]).toEqual(counts);
        }
});

it("8.5 to 8.10 (CR26 to CR32) an attack that is put together has the odds of the combat at its first roll", () => {
  const g = crossing("neutral", []);
  const action = g.parse(ATTACK);
  const before = oddsBefore(viewOf(g.state, 0), 0, action);
  expect(under(g.do(ATTACK))).toEqual(before);
  expect(before).toMatchObject({ defender: { extra: [0, 2, 0] }, rank: 0 });
  expect(
    oddsBefore(viewOf(g.state, 0), 0, g.parse("red attack normandy brittany infantry 1")),
  ).toBeUndefined();
});

it("10.4 to 10.6 (CR32) cards that stand change dice, those that were countered do not; what hands hold is not told", () => {
  const hands = ["hand general 1 admiral 1", "hand marshal 1 spy 1"] as const;
  const g = crossing("blue", [ATTACK], ...hands);
  expect(under(g)).toEqual(under(crossing("blue", [ATTACK], "hand spy 2", "hand spy 2")));
  g.do("red play general", "blue play spy", "red pass", "red play admiral", "blue pass");
  expect(under(g)).toMatchObject({ attacker: { need: [3, 5, 3] }, defender: { need: [4, 5, 3] } });
});

it("8.12, 8.15 (CR29, CR30) dice that lie and losses that are due count as they are", () => {
  const g = crossing(
    "blue",
    [ATTACK, "roll siege 1 1 vs", "roll archers 1 vs 1 1 1 1"],
    "losses ask dice ask",
    "losses ask dice ask",
  );
  // The castle's two dice and two archers missed; blue chooses among two kinds.
  expect(g.awaits).toBe("dice");
  g.do("roll main 6 4 1 vs 5 3");
  expect(g.awaits).toBe("boost blue");
  const lying = outcome(under(g));
  const settled = outcome(under(g.do("blue boost 1 0")));
  expect(g.awaits).toBe("losses red");
  expect(lying).toEqual(settled);
  const odds = under(g);
  expect(odds).toMatchObject({ rank: 3, rolled: [{ attacker: 1, defender: 1 }] });
  const ends = outcome(odds).ends.map(({ attacker }) => attacker.reduce((sum, n) => sum + n, 0));
  expect(Math.max(...ends)).toBe(4);
});

it("12.3, 12.7 (CR21, CR22) bombardments and attempts to recruit", () => {
  const g = duel({
    phase: "diplomacy",
    table: "moves bombardments 1 recruitments 1",
    red: "coins 6 ; saxony infantry 1 siege 1",
    land: "bohemia neutral infantry 3",
  });
  const at = (line: string): OddsBattle | undefined => oddsBefore(viewOf(g.state, 0), 0, g.parse(line));
  expect(at("red bombard saxony bohemia")).toEqual({
    kind: "volley",
    dice: 2,
    need: 4,
    units: [3, 0, 0, 0],
    spared: 1,
  });
});

it("8.14 (CR30) shrewd losses: what has fired goes before what has not; the own wish counts in odds, others' are secret", () => {
  const fight = (wish: string, ...lines: readonly string[]): Played =>
    duel(
      {
        red: `${wish} ; lorraine infantry 1 archer 1 cavalry 1 siege 1`,
        blue: "burgundy infantry 2 siege 1",
      },
      "red attack lorraine burgundy archer 1 cavalry 1 siege 1",
      ...lines,
    );
  const losses = (...lines: readonly string[]): unknown[] =>
    ["losses cheapest", "losses shrewd"].map((wish) => fight(wish, ...lines).last("lost").units);
  // Behind the siege phase the weapon has fired and the archer has not; behind the main one all have.
  expect(losses("roll siege 1 1 vs 6 1")).toEqual([
    [0, 1, 0, 0],
    [0, 0, 0, 1],
  ]);
  expect(
    losses("roll siege 1 1 vs 1 1", "roll archers 1 vs", "roll cavalry 1 vs", "roll main 1 1 1 vs 6 1"),
  ).toEqual([
    [0, 1, 1, 0],
    [0, 1, 1, 0],
  ]);
  const odds = under(fight("losses shrewd"));
  expect(odds).toMatchObject({ attacker: { order: "shrewd" }, defender: { order: "cheapest" } });
  expect(under(fight("losses shrewd"), "blue")).toEqual(under(fight("losses ask"), "blue"));
});
