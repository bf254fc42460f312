import { describe, expect, it } from "vitest";
import { duel, guarded, type Played } from "../../../helpers/play";

/** Red crosses the sea from Scotland to Norway, with a General and an Admiral if wanted. */
function crossing(cards: string, force: string, defender: string, red = "", blue = ""): Played {
  const hand = cards.split(" ").filter((card) => card !== "");
  const g = duel(
    {
      red: `${red} ${hand.length > 0 ? `hand ${hand.map((card) => `${card} 1`).join(" ")}` : ""} ; scotland ${guarded(force)}`,
      blue: `${blue} ; norway ${defender}`,
    },
    `red attack scotland norway ${force}`,
  );
  for (const card of hand) g.do(`red play ${card}`);
  return g;
}

describe("a +1 on a main die", () => {
  it("8.10 (CR29) holds in every main phase of that combat", () => {
    const g = crossing("general", "infantry 4", "infantry 4");
    g.do("roll main 5 1 1 vs 5 2", "roll main 5 1 1 vs 5 2");
    expect(g.all("boosted").map((e) => e.faces)).toEqual([
      [6, 1, 1],
      [6, 1, 1],
    ]);
    expect(g.last("rolled")).toMatchObject({ attackerDue: 1, defenderDue: 1 });
  });

  it.each([
    ["general", "4 4 1", [5, 4, 1]],
    ["general admiral", "4 4 1", [5, 5, 1]],
  ])("8.10, 8.11 (CR29) each source gives its own: %s", (cards, faces, boosted) => {
    const g = crossing(cards, "infantry 3", "infantry 2").do(`roll main ${faces} vs 4 4`);
    expect(g.last("boosted").faces).toEqual(boosted);
  });

  it.each([
    // Both on one die win one pair, one on each would only tie twice.
    ["general admiral", "3 3 3 vs 4 4", [5, 3, 3], [1, 1]],
    // The second die alone can turn: the first wins or loses anyway.
    ["general", "6 4 1 vs 5 4", [6, 5, 1], [0, 2]],
    ["general", "3 4 1 vs 6 4", [5, 3, 1], [2, 0]],
    ["general", "5 4 1 vs 5 4", [6, 4, 1], [1, 1]],
  ])("8.11 (CR29) the best use of %s, and of equals the highest die: %s", (cards, roll, faces, losses) => {
    const g = crossing(cards, "infantry 3", "infantry 2").do(`roll main ${roll}`);
    expect(g.last("boosted")).toMatchObject({ seat: 0, faces });
    expect([g.last("rolled").attackerDue, g.last("rolled").defenderDue]).toEqual(losses);
  });

  it.each([
    ["6 5 1 vs 5 4", [6, 4], [1, 1]],
    ["6 5 1 vs 4 4", [5, 4], [0, 2]],
    ["5 5 1 vs 6 4", [6, 5], [2, 0]],
    ["6 1 1 vs 6 1", [7, 1], [2, 0]],
  ])("8.10, 8.11 (CR29) a castle gives its defender one, above 6 if need be: %s", (roll, faces, losses) => {
    const g = crossing("", "infantry 2 siege 1", "infantry 2 castle");
    g.do("roll siege 1 1 vs", "roll archers vs 1 1", `roll main ${roll}`);
    expect(g.all("boosted")).toHaveLength(1);
    expect(g.last("boosted")).toMatchObject({ seat: 1, faces });
    expect([g.last("rolled").attackerDue, g.last("rolled").defenderDue]).toEqual(losses);
  });

  it("8.11 (CR29) neutral units in a castle have theirs given", () => {
    const g = duel(
      {
        red: "dice ask ; scotland infantry 3 siege 1",
        blue: "dice ask",
        land: "norway neutral infantry 2 castle",
      },
      "red attack scotland norway infantry 2 siege 1",
      "roll siege 1 1 vs",
      "roll archers vs 1 1",
      "roll main 5 5 1 vs 4 4",
    );
    expect(g.last("boosted")).toMatchObject({ seat: -2, faces: [5, 4] });
    expect(g.last("rolled")).toMatchObject({ attackerDue: 1, defenderDue: 1 });
  });

  it("8.12 (CR29) who asked to choose gives exactly what there is, the attacker before the defender", () => {
    const g = crossing("general admiral", "infantry 2 siege 1", "infantry 2 castle", "dice ask", "dice ask");
    g.do("roll siege 1 1 vs", "roll archers vs 1 1", "roll main 4 4 4 vs 4 4");
    expect(g.awaits).toBe("boost red");
    expect(g.refusal("red boost 1 0 0")).toEqual({ code: "boost.count", params: { count: 1, due: 2 } });
    expect(g.code("red boost 1 1")).toBe("boost.dice");
    expect(g.code("red boost 3 0 0")).toBe("boost.count");
    g.do("red boost 1 1 0");
    expect(g.awaits).toBe("boost blue");
    expect(g.state.battle?.attackerDice).toEqual([5, 5, 4]);
    expect(g.code("blue boost 1 1")).toBe("boost.count");
    g.do("blue boost 0 1");
    expect(g.last("boosted")).toMatchObject({ seat: 1, faces: [5, 4] });
    expect(g.last("rolled")).toMatchObject({ attackerDue: 1, defenderDue: 1 });
  });

  it("8.12 (CR29) one die may take several", () => {
    const g = crossing("general admiral", "infantry 3", "infantry 2", "dice ask");
    g.do("roll main 5 2 1 vs 6 2", "red boost 2 0 0");
    expect(g.last("boosted").faces).toEqual([7, 2, 1]);
    expect(g.last("rolled")).toMatchObject({ attackerDue: 1, defenderDue: 1 });
  });

  it("8.13 one die that lies alone is not asked about", () => {
    const g = crossing("general", "infantry 1", "infantry 2", "dice ask").do("roll main 4 vs 4 4");
    expect(g.last("boosted").faces).toEqual([5]);
    expect(g.last("rolled")).toMatchObject({ attackerDue: 0, defenderDue: 1 });
    expect(g.awaits).toBe("dice");
  });
});
