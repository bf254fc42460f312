import { describe, expect, it } from "vitest";
import { META } from "../../../../src/games/risk-classic/meta";
import { BOARD } from "../../../../src/risk/world/board";
import { DEALT } from "../../../helpers/world";
import { claimAll, placeAll, start } from "../play";

const three = ["players red blue green"];

describe("claim or deal", () => {
  it.each([
    [3, [], "claim red"],
    [3, ["mode capital"], "claim red"],
    [3, ["mode secret_mission"], "mission"],
    [3, ["initial_placement dealt"], "deal"],
    [3, ["mode capital", "initial_placement dealt"], "deal"],
    [2, ["initial_placement claim"], "deal"],
  ])("2.1 (RC9) %i players, %j: %s", (players, options, awaits) => {
    const colours = META.colours.slice(0, players);
    const g = start([`players ${colours.join(" ")}`, ...options.map((option) => `option ${option}`)]);
    g.do(`roll first ${colours.map((colour, i) => `${colour} ${6 - i}`).join(" ")}`);
    expect(g.awaits).toBe(awaits);
  });

  it("2.1 (RC9) Secret Mission claims by the option, behind its missions", () => {
    const g = start(
      [...three, "option mode secret_mission", "option initial_placement claim"],
      "roll first red 3 blue 2 green 1",
      "draw red mission territories_24",
      "draw blue mission asia_africa",
      "draw green mission territories_18",
    );
    expect(g.awaits).toBe("claim red");
  });
});

describe("claiming", () => {
  it("2.2 (RC10) one army onto any empty territory in turn; nobody passes", () => {
    const g = start(three, "roll first red 1 blue 5 green 2", "blue claim brazil");
    expect([g.awaits, g.at("brazil"), g.reserve("blue")]).toEqual(["claim green", "blue 1", 34]);
    expect(g.code("green claim brazil")).toBe("claim.taken");
    expect(g.code("green end")).toBe("step.other");
    expect(g.targets("green", "claim").length).toBe(41);
    g.do("green claim alaska", "red claim peru");
    expect(g.awaits).toBe("claim blue");
  });

  it.each([3, 4, 5, 6])(
    "2.3 (RC11) %i players: the rotation goes on, and all run out in the same round",
    (n) => {
      const colours = META.colours.slice(0, n);
      const g = start([`players ${colours.join(" ")}`]);
      g.do(`roll first ${colours.map((colour, i) => `${colour} ${i === 1 ? 6 : 1}`).join(" ")}`);
      claimAll(g);
      // The 42nd territory was claimed by the seat that is 41 places behind the first, which is the second seat.
      expect(g.awaits).toBe(`place ${colours[(1 + 42) % n]}`);
      const most = Math.max(...colours.map((colour) => g.lands(colour)));
      expect(colours.filter((colour) => g.lands(colour) === most).length).toBe(42 % n === 0 ? n : 2);
      const placed: string[] = [];
      while (g.state.phase === "setup") {
        const seat = g.state.turn;
        placed.push(colours[seat]);
        g.do(`${colours[seat]} place ${BOARD.territories[g.state.owners.indexOf(seat)].id} 1`);
      }
      const times = colours.map((colour) => placed.filter((c) => c === colour).length);
      expect(times.map((count, i) => count + g.lands(colours[i]))).toEqual(
        colours.map(() => [0, 0, 0, 35, 30, 25, 20][n]),
      );
      expect(g.awaits).toBe(`place ${colours[1]}`);
      expect(g.state.phase).toBe("reinforce");
    },
  );
});

describe("dealing", () => {
  it("2.4 (RC12) territories go round from the first player on, an army on each; the deck is whole again", () => {
    const g = start(
      ["players red blue green purple", "option initial_placement dealt"],
      "roll first red 1 blue 2 green 6 purple 3",
      DEALT,
    );
    expect(["alaska", "northwest_territory", "greenland", "alberta", "ontario"].map((t) => g.at(t))).toEqual([
      "green 1",
      "purple 1",
      "red 1",
      "blue 1",
      "green 1",
    ]);
    expect(["green", "purple", "red", "blue"].map((colour) => g.lands(colour))).toEqual([11, 11, 10, 10]);
    expect(g.state.discards.length).toBe(0);
    expect(g.code(DEALT)).toBe("chance.not_due");
    const again = start([...three, "option initial_placement dealt"], "roll first red 6 blue 2 green 1");
    expect(again.code("deal alaska alaska")).toBe("deal.all");
    expect(again.code(`${DEALT} alaska`)).toBe("deal.all");
  });

  it("2.5 (RC13) then armies in turn from the first player; who has none left is passed over", () => {
    const g = start(
      ["players red blue green purple", "option initial_placement dealt", "option armies_a_turn all"],
      "roll first red 1 blue 2 green 6 purple 3",
      DEALT,
    );
    expect(g.awaits).toBe("place green");
    g.do("green place alaska 18");
    expect([g.state.due, g.awaits]).toEqual([1, "place green"]);
    placeAll(g);
    expect(g.state.phase).toBe("reinforce");
    // One at a time the two who hold a territory more run out a turn before the others.
    const one = start(
      ["players red blue green purple", "option initial_placement dealt"],
      "roll first red 1 blue 2 green 6 purple 3",
      DEALT,
    );
    while (one.reserve("green") > 0)
      one.do(`${one.state.colours[one.state.turn]} place ${firstOf(one.state.owners, one.state.turn)} 1`);
    expect([one.awaits, one.reserve("purple"), one.reserve("red")]).toEqual(["place purple", 1, 2]);
    one.do("purple place northwest_territory 1", "red place greenland 1", "blue place alberta 1");
    expect(one.awaits).toBe("place red");
    placeAll(one);
    expect(one.awaits).toBe("place green");
  });
});

function firstOf(owners: readonly number[], seat: number): string {
  return BOARD.territories[owners.indexOf(seat)].id;
}

describe("armies a turn", () => {
  it.each([
    ["1", 1],
    ["2", 2],
    ["3", 3],
    ["all", 21],
  ])("2.6 (RC14) by the option %s a player places %i armies at a time", (option, due) => {
    const g = start(
      [...three, "option initial_placement dealt", `option armies_a_turn ${option}`],
      "roll first red 6 blue 2 green 1",
      DEALT,
    );
    expect([g.awaits, g.state.due]).toEqual(["place red", due]);
    expect(g.code(`red place alaska ${due + 1}`)).toBe("place.short");
    expect(g.code("red place alaska 0")).toBe("armies.none");
    expect(g.code("red place northwest_territory 1")).toBe("territory.not_own");
  });

  it("2.6 (RC14) on one or several own territories, fewer where fewer are left", () => {
    const g = start(
      [...three, "option initial_placement dealt", "option armies_a_turn 3"],
      "roll first red 6 blue 2 green 1",
      DEALT,
    );
    g.do("red place alaska 1", "red place alberta 2");
    expect([g.at("alaska"), g.at("alberta"), g.awaits]).toEqual(["red 2", "red 3", "place blue"]);
    const two = start(
      [...three, "option initial_placement dealt", "option armies_a_turn 2"],
      "roll first red 6 blue 2 green 1",
      DEALT,
    );
    while (two.reserve("red") > 1 || two.state.turn !== 0)
      two.do(`${two.state.colours[two.state.turn]} place ${firstOf(two.state.owners, two.state.turn)} 1`);
    expect(two.state.due).toBe(1);
  });
});
