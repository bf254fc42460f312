import { describe, expect, it } from "vitest";
import { STARTING_TROOPS } from "../../../../src/games/risk-2008/rules/numbers";
import { META } from "../../../../src/games/risk-2008/meta";
import { BOARD, SIZE } from "../../../../src/risk/world/board";
import { CONTINENTS } from "../../../../src/risk/world/continents";
import { holdsContinent } from "../../../../src/risk/world/rules/seats";
import { DEALT } from "../../../helpers/world";
import { CITY_LIST, DRAWN, start, type Played } from "../play";

const ARMIES = ["first", "second", "third", "fourth", "fifth"];

/** Basic Training of so many players, each with the army of its seat's place. */
function basic(players: number, ...options: readonly string[]): Played {
  const colours = META.colours.slice(0, players);
  const g = start([`players ${colours.join(" ")}`, ...options]);
  g.do(`roll first ${colours.map((colour, i) => `${colour} ${6 - i}`).join(" ")}`);
  colours.forEach((colour, i) => g.do(`${colour} army ${ARMIES[i]}`));
  return g;
}

describe("Basic Training", () => {
  it("2.1 (RM5, rulebook) all roll, and pick in falling order; who is level rolls again among themselves", () => {
    const g = start(["players red green blue purple"], "roll first red 2 green 6 blue 2 purple 5");
    expect([g.awaits, g.last("tied").seats]).toEqual(["first", [0, 2]]);
    g.do("roll first red 3 blue 3", "roll first red 3 blue 4");
    expect(g.awaits).toBe("army green");
    expect(g.words("green", "army")).toEqual({ first: "yes", second: "yes", third: "yes", fourth: "yes" });
    g.do("green army third");
    expect([g.awaits, g.code("purple army third"), g.code("purple army fifth")]).toEqual([
      "army purple",
      "army.taken",
      "army.unknown",
    ]);
    g.do("purple army fourth");
    expect(g.awaits).toBe("army blue");
    g.do("blue army second", "red army first");
    expect(g.last("armies").armies).toEqual([0, 2, 1, 3]);
  });

  it("2.1 (RM5) two pairs that are level roll one after the other, the higher pair first", () => {
    const g = start(["players red green blue purple"], "roll first red 2 green 6 blue 2 purple 6");
    g.do("roll first green 1 purple 4");
    expect(g.last("tied").seats).toEqual([0, 2]);
    expect(g.do("roll first red 5 blue 1").awaits).toBe("army purple");
  });

  it("2.2 (RM6) turns go by the armies, whatever the seats; the army brings territories, troops, capital and cards", () => {
    const g = start(["players red green blue"], "roll first red 3 green 5 blue 1");
    g.do("green army second", "red army third", "blue army first").drawing();
    expect(g.awaits).toBe("place blue");
    expect([g.capital("blue"), g.capital("green"), g.capital("red")]).toEqual([
      "great_britain",
      "eastern_united_states",
      "brazil",
    ]);
    expect([g.at("great_britain"), g.hand("red").length > 0]).toEqual(["blue 4", true]);
    // Blue, Green, Red: that is not clockwise.
    g.idle();
    expect(g.state.turn).toBe(1);
    g.idle();
    expect([g.state.turn, g.state.round]).toEqual([0, 1]);
    g.idle();
    expect([g.state.turn, g.state.round]).toEqual([2, 2]);
  });

  it.each([
    [3, 30, [14, 14]],
    [4, 25, [10, 11]],
    [5, 20, [8, 9]],
  ])(
    "2.3 (RM7) with %i players each has %i troops on %j territories, cities are shared, no continent is whole",
    (n, troops, lands) => {
      const g = basic(n);
      const cities = g.state.colours.map(
        (_, seat) => g.state.cities.filter((t) => g.state.owners[t] === seat).length,
      );
      for (const colour of g.state.colours) {
        expect(g.troops(colour)).toBe(troops);
        expect(lands).toContain(g.lands(colour));
      }
      expect(Math.max(...cities) - Math.min(...cities)).toBeLessThanOrEqual(1);
      for (let c = 0; c < CONTINENTS.length; c++)
        for (let seat = 0; seat < n; seat++) expect(holdsContinent(g.state, seat, c)).toBe(false);
      g.state.seats.forEach(({ capital }, seat) => expect(g.state.owners[capital]).toBe(seat));
    },
  );

  it("2.3 (RM7, rulebook) the eight objectives and the fifteen cities of the rulebook", () => {
    const g = basic(3);
    expect(g.objectives("open").split(" ").sort()).toEqual([
      "control_18_territories",
      "control_2_continents",
      "control_2_enemy_capitals",
      "control_8_cities",
      "control_asia",
      "control_europe",
      "control_north_america",
      "take_10_territories",
    ]);
    expect(g.cities.sort()).toEqual(
      [
        ...["western_united_states", "ontario", "eastern_united_states", "brazil", "great_britain"],
        ...["northern_europe", "western_europe", "southern_europe", "ukraine", "egypt", "south_africa"],
        ...["india", "china", "japan", "eastern_australia"],
      ].sort(),
    );
  });

  it.each([
    [3, [0, 0, 1]],
    [4, [0, 0, 1, 1]],
    [5, [0, 0, 1, 1, 2]],
  ])("2.4 (RM8) with %i players they start with %j cards", (n, cards) => {
    const g = basic(n);
    expect([g.awaits, g.code("draw yellow card alaska")]).toEqual(["card", "chance.seat"]);
    g.drawing();
    expect(g.state.seats.map(({ hand }) => hand.length)).toEqual(cards);
    expect(g.awaits).toBe("place yellow");
  });

  it("2.5 (RM9) no rewards", () => {
    const g = basic(5);
    expect(g.state.rewards.every((objective) => objective < 0)).toBe(true);
  });
});

/** Command Room of so many players, the first of whom is first: before the first capital, or the deal. */
function command(players: number, ...options: readonly string[]): Played {
  const colours = META.colours.slice(0, players);
  const header = [`players ${colours.join(" ")}`, "option mode command_room", ...options];
  return start(header, ...DRAWN, `roll first ${colours.map((colour, i) => `${colour} ${6 - i}`).join(" ")}`);
}

function first(g: Played, owner: number): string {
  return BOARD.territories[g.state.owners.indexOf(owner)].id;
}

/** Whoever is asked does what is asked with the first territory that can be had, as long as the step lasts. */
function through(g: Played, step: string, owner?: number): Played {
  while (g.state.step === step && g.state.phase === "setup") {
    const verb = `${g.state.colours[g.state.turn]} ${step} ${first(g, owner ?? g.state.turn)}`;
    g.do(step === "place" ? `${verb} ${g.state.due}` : verb);
  }
  return g;
}

describe("Command Room", () => {
  it("3.1 (RM10, rulebook) fifteen cards say where cities are, and go back into the deck", () => {
    const g = start(["players yellow green blue", "option mode command_room"]);
    expect(g.code(`draw cities ${CITY_LIST} siam`)).toBe("deal.all");
    expect(g.code(`draw cities ${CITY_LIST.replace("alaska", "peru")}`)).toBe("deal.all");
    g.do(DRAWN[0]);
    expect([g.cities.length, g.cities.includes("alaska"), g.awaits]).toEqual([15, true, "objectives"]);
    expect(g.state.seats.every(({ hand }) => hand.length === 0) && g.discards === "").toBe(true);
  });

  it("3.2 (RM11, rulebook) four minor and four major objectives are laid open, with a reward of their rank on each", () => {
    const g = start(["players yellow green blue", "option mode command_room"], DRAWN[0]);
    const other: Record<string, string> = { airfield_minor: "two_troops", two_troops: "airfield_minor" };
    const crossed = DRAWN[1].split(" ").map((word) => other[word] ?? word);
    expect(g.code(crossed.join(" "))).toBe("objectives.rank");
    expect(g.code("draw objectives control_europe airfield_minor")).toBe("objectives.count");
    expect(g.code(DRAWN[1].replace("control_8_cities", "control_europe"))).toBe("objectives.count");
    expect(g.code(DRAWN[1].replace("attack_die", "defense_die"))).toBe("objectives.count");
    g.do(DRAWN[1]);
    expect(g.objectives("open").split(" ").length).toBe(8);
    expect(g.state.rewards.every((objective) => objective >= 0)).toBe(true);
  });

  it.each([
    [3, 30],
    [4, 25],
    [5, 20],
  ])("3.3 (RM12, rulebook) %i players start with %i troops each", (n, troops) => {
    const g = command(n);
    expect(g.state.seats.map(({ reserve }) => reserve)).toEqual(g.state.seats.map(() => troops));
  });

  it("3.4 (RM13, rulebook) capitals first, each in an empty territory with a troop, a city or not", () => {
    const g = command(4);
    expect(g.awaits).toBe("capital yellow");
    g.do("yellow capital brazil");
    expect([g.at("brazil"), g.capital("yellow"), g.reserve("yellow")]).toEqual(["yellow 1", "brazil", 24]);
    expect(g.code("green capital brazil")).toBe("claim.taken");
    g.do("green capital siam", "blue capital china", "red capital japan");
    expect(g.awaits).toBe("claim yellow");
  });

  it.each([3, 4, 5])(
    "3.4 (RM13) %i players claim what is empty, then reinforce: the rotation never breaks",
    (n) => {
      const g = through(command(n), "capital", -1);
      through(g, "claim", -1);
      expect(g.awaits).toBe(`place ${g.state.colours[SIZE % n]}`);
      through(g, "place");
      const troops = STARTING_TROOPS[n];
      expect(g.state.colours.map((colour) => g.troops(colour))).toEqual(g.state.colours.map(() => troops));
    },
  );

  it("3.5 (RM14) dealt: each card is a territory with as many troops as stars, then own capitals, then troops in turn", () => {
    const g = command(3, "option initial_placement dealt");
    expect(g.awaits).toBe("deal");
    g.do(DEALT);
    expect([g.at("alaska"), g.at("ontario"), g.awaits]).toEqual(["yellow 1", "green 2", "capital yellow"]);
    expect(g.state.armies.reduce((sum, there) => sum + there, 0)).toBe(54);
    expect(g.code("yellow capital ontario")).toBe("territory.not_own");
    g.do("yellow capital alaska", "green capital ontario", "blue capital greenland");
    expect([g.at("alaska"), g.awaits]).toEqual(["yellow 1", "place yellow"]);
    through(g, "place");
    expect(g.state.colours.map((colour) => g.troops(colour))).toEqual([30, 30, 30]);
  });

  it.each([
    ["1", 1],
    ["2", 2],
    ["3", 3],
    ["all", 14],
  ])("3.6 (RM13, RC14) by the option %s a player places %i troops at a time", (option, due) => {
    const g = through(
      command(3, "option initial_placement dealt", `option armies_a_turn ${option}`).do(DEALT),
      "capital",
    );
    expect(g.awaits).toBe("place yellow");
    expect(g.state.due).toBe(option === "all" ? g.reserve("yellow") : due);
    expect(g.code(`yellow place alaska ${g.state.due + 1}`)).toBe("place.short");
  });

  it("3.7 (RM15, rulebook) the beginner has the first turn; the third and fourth player start with a card, the fifth with two", () => {
    const colours = META.colours;
    const g = start(
      [`players ${colours.join(" ")}`, "option mode command_room", "option armies_a_turn all"],
      ...DRAWN,
    );
    g.do(`roll first ${colours.map((colour) => `${colour} ${colour === "blue" ? 6 : 1}`).join(" ")}`);
    through(g, "capital", -1);
    through(g, "claim", -1);
    through(g, "place").drawing();
    // Clockwise from Blue: Red, Purple, Yellow, Green.
    expect(
      ["blue", "red", "purple", "yellow", "green"].map((c) => g.hand(c).split(" ").filter(Boolean).length),
    ).toEqual([0, 0, 1, 1, 2]);
    expect(g.awaits).toBe("place blue");
    expect(g.do("yellow set defence most").idle().state.turn).toBe(3);
  });

  it("3.8 (RM16) World Conquest is set up as Command Room, or by the option as Basic Training without objectives", () => {
    const g = start(["players yellow green blue", "option mode world_conquest"], ...DRAWN);
    expect(g.objectives("open").split(" ").length).toBe(8);
    const b = basic(3, "option mode world_conquest", "option based_on basic_training");
    expect([b.objectives("open"), b.cities.length, b.capital("yellow")]).toEqual(["", 15, "great_britain"]);
  });
});
