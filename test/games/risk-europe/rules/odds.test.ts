import { expect, it } from "vitest";
import { oddsBefore, oddsUnderWay } from "../../../../src/games/risk-europe/rules/odds";
import { viewOf } from "../../../../src/games/risk-europe/rules/view";
import type { OddsBattle, Outcome } from "../../../../src/risk/combat/odds/battle";
import { near, outcome } from "../../../helpers/odds";
import { HOMES, play, turn, type Played, battles } from "../play";

/** Blue defends a castle in Saxony; another battle waits. */
function siege(blue = ""): Played {
  return play(
    battles(
      "saxony blue footman 2 archer 3 castle against red footman 3 archer 1 siege 1 ; hungary green footman 1 against yellow footman 1",
      `seat blue ${blue}`,
    ),
    "red battle saxony",
  );
}

function under(g: Played, colour: string): OddsBattle {
  const seat = g.state.colours.indexOf(colour);
  const odds = oddsUnderWay(viewOf(g.state, seat), seat);
  if (odds === undefined) throw new Error("no odds");
  return odds;
}

function mixed(list: readonly (readonly [number, Outcome])[]): unknown {
  const sum = (of: (odds: Outcome) => number): unknown =>
    near(
      list.reduce((all, [p, odds]) => all + p * of(odds), 0),
      12,
    );
  return { win: sum(({ win }) => win), lose: sum(({ lose }) => lose), both: sum(({ both }) => both) };
}

it("7.6, 7.7 (RE57, RE58) whoever is asked makes the best of the re-roll; of others the automatic one is assumed", () => {
  const g = siege("reroll ask");
  expect(under(g, "blue")).toMatchObject({ reroll: "best" });
  expect(under(g, "red")).toEqual({ ...under(siege("reroll automatic"), "blue") });
  expect(outcome(under(g, "blue")).lose).toBeGreaterThan(outcome(under(g, "red")).lose);
  const plain = { ...under(g, "red"), reroll: "none" } as OddsBattle;
  expect(outcome(under(g, "red")).lose).toBeGreaterThan(outcome(plain).lose);
});

it("7.6 (RE57) while the re-roll is asked about, each dice that may come are weighed", () => {
  const g = siege("reroll ask").do("roll siege 1 1 vs", "roll archers 1 vs 5 1 1");
  expect(g.awaits).toBe("castle blue");
  const odds = under(g, "blue");
  if (odds.kind !== "ranks") throw new Error("no battle in ranks");
  expect(odds.rolled).toEqual([{ attacker: 1, defender: 0, rerolled: false, chance: 1 }]);
  expect(odds.again.map(({ chance }) => chance)).toEqual([8, 12, 6, 1].map((n) => near(n / 27, 12)));
  const ways = (list: typeof odds.again): [number, Outcome][] =>
    list.map((hits) => [hits.chance, outcome({ ...odds, rolled: [{ ...hits, chance: 1 }], again: [] })]);
  const stand = outcome({ ...odds, again: [] });
  const better =
    stand.lose > ways(odds.again).reduce((sum, [p, { lose }]) => sum + p * lose, 0)
      ? ways(odds.rolled)
      : ways(odds.again);
  expect(outcome(odds)).toMatchObject(mixed(better) as object);
  // One hit of three is the mean: dice that roll again by themselves would stay.
  expect(under(g, "red")).toMatchObject({ rolled: [{ attacker: 1, defender: 0 }], again: [] });
});

it("5.8, 6.2 (RE50) an Expand is a battle to come with what stands there now; a maneuver adds to it", () => {
  const g = play(
    turn("split", `${HOMES} saxony red footman 4 ; bohemia blue footman 2 ; poland red footman 3`),
  );
  const at = (line: string): OddsBattle | undefined => oddsBefore(viewOf(g.state, 0), 0, g.parse(line));
  expect(at("red split saxony bohemia footman 3")).toMatchObject({
    attacker: { units: [3, 0, 0, 0] },
    defender: { units: [2, 0, 0, 0] },
  });
  expect(at("red split saxony bavaria footman 3")).toBeUndefined();
});

it("5.21, 5.23 (RE46, RE48) a Siege Assault may leave nobody", () => {
  const g = play(
    `players red blue green yellow ; phase turns ; turn red ; seat red picks expand_siege tax ; ${HOMES} saxony red footman 1 siege 1 ; bohemia blue footman 1`,
  );
  const odds = oddsBefore(viewOf(g.state, 0), 0, g.parse("red assault saxony bohemia"));
  if (odds === undefined) throw new Error("no odds");
  expect(outcome(odds)).toMatchObject({ win: near(8 / 9, 12), lose: near(1 / 9, 12) });
});

it("7.5 (RE56) shrewd losses: what has fired goes before what has not; the own wish counts in odds, others' are secret", () => {
  const fight = (wish: string): Played =>
    play(battles("saxony blue archer 1 siege 1 against red footman 1 siege 1", `seat blue losses ${wish}`));
  const losses = ["cheapest", "shrewd"].map(
    (wish) => fight(wish).do("roll siege 3 1 vs 1 1").last("lost").units,
  );
  expect(losses).toEqual([
    [0, 1, 0, 0],
    [0, 0, 0, 1],
  ]);
  expect(under(fight("shrewd"), "blue")).toMatchObject({ defender: { order: "shrewd" } });
  expect(under(fight("shrewd"), "red")).toEqual(under(fight("cheapest"), "red"));
});
