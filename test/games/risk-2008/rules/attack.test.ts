import { describe, expect, it } from "vitest";
import { ENGINE } from "../../../../src/games/risk-2008/engine";
import { BOARD } from "../../../../src/risk/world/board";
import { play, room, seats, type Played } from "../play";

/** Yellow attacks; Blue holds what is not named, Green sits in Siam. */
function attack(lands: string, more = ""): Played {
  return play(
    room(`${lands} ; siam green 1`, `phase attack ; ${more} ; ${more.includes("seat") ? "" : seats()}`),
  );
}

const ASK = "option defenders_dice ask";

describe("an attack", () => {
  it("5.1 (RC31) from an own territory with two troops against an adjacent one of somebody else, as often as one likes", () => {
    const g = attack("egypt yellow 4 ; congo yellow 1 ; east_africa yellow 2");
    expect(g.code("yellow attack congo north_africa 1")).toBe("attack.alone");
    expect(g.code("yellow attack north_africa egypt 1")).toBe("territory.not_own");
    expect(g.code("yellow attack egypt east_africa 1")).toBe("attack.own");
    expect(g.code("yellow attack egypt congo 1")).toBe("attack.own");
    expect(g.code("yellow attack egypt siam 1")).toBe("territory.not_adjacent");
    expect(g.targets("yellow", "attack", "egypt")).toEqual([
      "middle_east",
      "north_africa",
      "southern_europe",
    ]);
    g.do("yellow attack egypt north_africa 1", "roll dice 1 vs 1");
    g.do("yellow attack east_africa madagascar 1", "roll dice 1 vs 1", "yellow attack egypt middle_east 2");
    expect(g.awaits).toBe("dice");
  });

  it("5.2 (RM24, RC32, rulebook) three troops in North Africa send two against Egypt, of whose three two defend", () => {
    const g = attack("north_africa yellow 3 ; egypt blue 3");
    expect(g.code("yellow attack north_africa egypt 3")).toBe("attack.dice");
    g.do("yellow attack north_africa egypt 2");
    expect(g.code("roll dice 1 1 vs 1 1 1")).toBe("dice.count");
    expect(g.code("roll dice 1 1 vs 1 1")).toBeUndefined();
  });

  it("5.2 (RM24, RC32) one, two or three troops are sent, one at least stays; the most are offered first", () => {
    const g = attack("egypt yellow 9");
    expect(
      [0, 1, 3, 4].map((n) => g.code(`yellow attack egypt libya ${n}`.replace("libya", "north_africa"))),
    ).toEqual(["attack.dice", undefined, undefined, "attack.dice"]);
    const draft = { seat: 0, verb: "attack", from: BOARD.index["egypt"], to: BOARD.index["north_africa"] };
    const bounds = ENGINE.choices.bounds(g.state, draft);
    expect(ENGINE.choices.defaults(g.state, draft, bounds, false)).toEqual([3]);
  });

  it("5.3 (RC33) the attacker names dice first, then the defender one or two, then both roll together", () => {
    const g = attack("egypt yellow 4 ; north_africa blue 2", ASK).do("yellow attack egypt north_africa 3");
    expect([g.awaits, g.code("blue defend 3"), g.code("blue defend 0")]).toEqual([
      "defend blue",
      "defend.dice",
      "defend.dice",
    ]);
    g.do("blue defend 1", "roll dice 6 5 4 vs 1");
    expect(g.at("north_africa")).toBe("blue 1");
  });

  it("5.4 (RC34) automatic, or asked where there is a choice; a seat may say once that it always rolls the most", () => {
    expect(
      attack("egypt yellow 4 ; north_africa blue 2").do("yellow attack egypt north_africa 3").awaits,
    ).toBe("dice");
    expect(attack("egypt yellow 4", ASK).do("yellow attack egypt north_africa 3").awaits).toBe("dice");
    const g = attack("egypt yellow 4 ; north_africa blue 2", ASK);
    expect(g.do("blue set defence most", "yellow attack egypt north_africa 1").awaits).toBe("dice");
    const asked = attack("egypt yellow 4 ; north_africa blue 2", ASK).do(
      "yellow attack egypt north_africa 1",
    );
    expect([asked.awaits, asked.do("blue set defence most").awaits]).toEqual(["defend blue", "dice"]);
  });

  it("5.5 (RC35) rolling on: single rolls with the most dice until the target is taken, or so many troops are left", () => {
    const g = attack("egypt yellow 6 ; north_africa blue 3").do("yellow storm egypt north_africa 1");
    g.do("roll dice 6 1 1 vs 5 5", "roll dice 6 5 4 vs 1 1");
    expect([g.at("egypt"), g.awaits, g.all("fought").length]).toEqual(["yellow 5", "occupy yellow", 2]);
    const few = attack("egypt yellow 5 ; north_africa blue 9").do(
      "yellow storm egypt north_africa 3",
      "roll dice 1 1 1 vs 6 6",
    );
    expect([few.at("egypt"), few.awaits]).toEqual(["yellow 3", "attack yellow"]);
    expect(few.code("yellow storm egypt north_africa 3")).toBe("storm.until");
  });

  it("5.6 (RC36, rulebook) ten in East Africa send three: 6 beats 5, an equal second pair is the defender's, the 3 counts nothing", () => {
    const g = attack("east_africa yellow 10 ; egypt blue 2").do("yellow attack east_africa egypt 3");
    g.do("roll dice 6 4 3 vs 5 4");
    expect(g.last("fought")).toMatchObject({ attackerLost: 1, defenderLost: 1 });
    expect([g.at("east_africa"), g.at("egypt")]).toEqual(["yellow 9", "blue 1"]);
  });

  it("5.7 (RM25, RC37, rulebook) Egypt with one troop falls to three from East Africa, which move in with five more", () => {
    const g = attack("east_africa yellow 10").do("yellow attack east_africa egypt 3", "roll dice 6 4 3 vs 5");
    expect(g.refusal("yellow occupy 2")).toMatchObject({
      code: "occupy.armies",
      params: { least: 3, most: 9 },
    });
    expect(g.code("yellow occupy 10")).toBe("occupy.armies");
    g.do("yellow occupy 8");
    expect([g.at("egypt"), g.at("east_africa")]).toEqual(["yellow 8", "yellow 2"]);
    const all = attack("east_africa yellow 4").do(
      "yellow attack east_africa egypt 3",
      "roll dice 6 4 3 vs 5",
    );
    expect([all.at("egypt"), all.at("east_africa"), all.awaits]).toEqual([
      "yellow 3",
      "yellow 1",
      "attack yellow",
    ]);
  });

  it("5.8 (RC38, RC39) elimination is looked at behind the move; troops are never tired", () => {
    const g = play(
      room("india yellow 9 ; siam green 1", `phase attack ; ${seats()}`),
      "yellow attack india siam 3",
      "roll dice 6 6 6 vs 1",
    );
    expect(g.isAlive("green")).toBe(true);
    g.do("yellow occupy 8");
    expect(g.isAlive("green")).toBe(false);
    g.do("yellow attack siam indonesia 3", "roll dice 6 6 6 vs 1", "yellow occupy 7", "yellow end");
    expect(g.code("yellow maneuver indonesia siam 6")).toBeUndefined();
  });

  it("5.9 (RC40) its player ends the attack, also where none is possible", () => {
    const g = attack("egypt yellow 1");
    expect([g.targets("yellow", "attack"), g.do("yellow end").awaits]).toEqual([[], "maneuver yellow"]);
  });

  it("5.10 (RM26, rulebook) a capital stays and is its territory's: it changes hands with it", () => {
    const g = attack("egypt yellow 9 ; brazil green 1 ; north_africa yellow 9").do(
      "yellow attack north_africa brazil 3",
      "roll dice 6 6 6 vs 1",
      "yellow occupy 3",
    );
    expect([g.capital("yellow"), g.at("brazil")]).toEqual(["brazil", "yellow 3"]);
    const enemy = attack("china yellow 9 ; brazil yellow 1").do(
      "yellow attack china siam 3",
      "roll dice 6 6 6 vs 1",
      "yellow occupy 3",
    );
    expect(enemy.capital("green")).toBe("siam");
  });
});

describe("dice and rewards", () => {
  const DICE = (who: string, reward: string, objective = "control_18_territories"): string =>
    `objective ${objective} ${who} ${reward}`;

  it("5.11 (RM27) roll, bonus die, airfield, then the comparison: a die may show 7", () => {
    // Yellow drops the 1 of four dice, then its 6 counts as 7 beside the airfield in Egypt.
    const g = attack(
      "egypt yellow 9 ; north_africa blue 2",
      `${DICE("yellow", "attack_die")} ; ${DICE("yellow", "airfield_minor", "control_europe")} ; airfield minor egypt ; objective control_2_continents blue airfield_major ; airfield major north_africa`,
    );
    g.do("yellow attack egypt north_africa 3");
    // Both best dice are lifted: 7 against 7 is the defender's. The second: 5 against 4.
    g.do("roll dice 1 5 6 2 vs 6 4");
    expect(g.last("fought")).toMatchObject({ attackerLost: 1, defenderLost: 1 });
  });

  it.each([
    ["1 6 vs 5 1", 1, 0, 1],
    ["6 1 vs 6 1", 1, 1, 0],
    ["1 5 4 vs 4 4", 2, 1, 1],
    ["5 5 1 vs 4 4", 2, 0, 2],
    ["2 2 2 6 vs 5 3", 3, 1, 1],
  ])(
    "8.7 (RM43, rulebook) Attack Die: %s with %i troops costs %i and %i; the lowest is dropped",
    (dice, troops, lost, won) => {
      const g = attack("egypt yellow 9 ; north_africa blue 2", DICE("yellow", "attack_die"));
      g.do(`yellow attack egypt north_africa ${troops}`);
      expect(g.code(`roll dice ${"6 ".repeat(troops)}vs 1 1`)).toBe("dice.count");
      g.do(`roll dice ${dice}`);
      expect(g.last("fought")).toMatchObject({ attackerLost: lost, defenderLost: won });
    },
  );

  it("8.7 (RM43) the bonus die is no troop: as many must move in as were sent", () => {
    const g = attack("egypt yellow 9", DICE("yellow", "attack_die"));
    g.do("yellow attack egypt north_africa 2", "roll dice 6 6 6 vs 1");
    expect(g.code("yellow occupy 2")).toBeUndefined();
  });

  it.each([
    ["5 vs 1 6", 1, 1, 0],
    ["5 5 vs 1 4 6", 2, 1, 1],
    ["6 5 vs 6 5 1", 2, 2, 0],
  ])(
    "8.8 (RM44, rulebook) Defense Die: %s against %i costs the attacker %i and the defender %i",
    (dice, troops, lost, won) => {
      const g = attack(
        `egypt yellow 9 ; north_africa blue ${troops}`,
        DICE("blue", "defense_die", "control_2_continents"),
      );
      g.do(`yellow attack egypt north_africa ${troops}`, `roll dice ${dice}`);
      expect(g.last("fought")).toMatchObject({ attackerLost: lost, defenderLost: won });
    },
  );
});

describe("airfields", () => {
  /** Yellow's minor airfield. */
  const field = (t: string): string => `objective control_europe yellow airfield_minor ; airfield minor ${t}`;
  /** What a 5 of Yellow's against a 5 comes to: a win with an airfield. */
  const five = (g: Played, from: string, to: string): number => {
    g.do(`yellow attack ${from} ${to} 1`, "roll dice 5 vs 5");
    return g.last("fought").defenderLost;
  };

  it("8.4 (RM40, rulebook) it adds one in battles in its territory and in those adjacent, by land or sea", () => {
    expect(five(attack("brazil yellow 9", field("brazil")), "brazil", "peru")).toBe(1);
    expect(five(attack("brazil yellow 9", field("brazil")), "brazil", "north_africa")).toBe(1);
    expect(five(attack("brazil yellow 9 ; venezuela yellow 9", field("brazil")), "venezuela", "peru")).toBe(
      1,
    );
    // A battle is fought in the territory that is attacked: Central America is two steps from Brazil.
    expect(
      five(attack("brazil yellow 9 ; venezuela yellow 9", field("venezuela")), "brazil", "north_africa"),
    ).toBe(0);
    expect(
      five(attack("brazil yellow 9 ; venezuela yellow 9", field("brazil")), "venezuela", "central_america"),
    ).toBe(0);
  });

  it("8.4 (RM40) it defends its own territory and those of its owner beside it", () => {
    const blue = "objective control_asia blue airfield_major ; airfield major peru";
    const wrong = blue.replace("control_asia", "control_18_territories");
    const own = attack("brazil yellow 9", wrong).do("yellow attack brazil peru 1", "roll dice 6 vs 5");
    expect(own.last("fought").attackerLost).toBe(1);
    const beside = attack("brazil yellow 9", wrong).do(
      "yellow attack brazil venezuela 1",
      "roll dice 6 vs 5",
    );
    expect(beside.last("fought").attackerLost).toBe(1);
    const far = attack("brazil yellow 9", wrong).do(
      "yellow attack brazil north_africa 1",
      "roll dice 6 vs 5",
    );
    expect(far.last("fought").attackerLost).toBe(0);
  });

  it("8.5 (RM41, rulebook) one roll is lifted once, by one airfield or two; both sides may have one each", () => {
    const two = `${field("brazil")} ; objective control_18_territories yellow airfield_major ; airfield major venezuela`;
    const g = attack("brazil yellow 9 ; venezuela yellow 9", two).do(
      "yellow attack brazil peru 1",
      "roll dice 4 vs 5",
    );
    expect(g.last("fought").attackerLost).toBe(1);
    const each = `${field("brazil")} ; objective control_18_territories blue airfield_major ; airfield major peru`;
    expect(five(attack("brazil yellow 9", each), "brazil", "peru")).toBe(0);
  });

  it("8.3 (RM39, rulebook) it is destroyed with the loss of its territory; the objective stays", () => {
    const g = attack(
      "brazil yellow 9",
      "objective control_18_territories blue airfield_major ; airfield major peru",
    );
    g.do("yellow attack brazil peru 3", "roll dice 6 6 5 vs 1", "yellow occupy 3");
    expect([g.airfields, g.rewards("blue"), g.objectives("blue")]).toEqual([
      "none none",
      "",
      "control_18_territories",
    ]);
    expect(g.last("airfield_lost").territory).toBe(BOARD.index["peru"]);
  });

  it("8.6 (RM42) a player may have both, in one territory as well; losing one leaves the other", () => {
    const both =
      "objective control_europe blue airfield_minor ; airfield minor peru ; objective control_18_territories blue airfield_major ; airfield major";
    const g = attack("brazil yellow 9", `${both} egypt`);
    g.do("yellow attack brazil peru 3", "roll dice 6 6 5 vs 1", "yellow occupy 3");
    expect([g.airfields, g.rewards("blue")]).toEqual(["none egypt", "airfield_major"]);
    expect(attack("brazil yellow 9", `${both} peru`).airfields).toBe("peru peru");
  });
});
