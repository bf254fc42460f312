import { describe, expect, it } from "vitest";
import { ENGINE } from "../../../../src/games/risk-classic/engine";
import { BOARD } from "../../../../src/risk/world/board";
import { duel, play } from "../play";

const ask = "option defenders_dice ask";

it("5.1 (RC31) no source is offered that has no neighbour of somebody else", () => {
  const g = duel({ red: "alaska 5 ; kamchatka 5 ; alberta 5 ; northwest_territory 5" });
  expect(g.targets("red", "attack")).toEqual(["alberta", "kamchatka", "northwest_territory"]);
  expect(g.targets("red", "storm")).toEqual(["alberta", "kamchatka", "northwest_territory"]);
});

describe("who may attack whom", () => {
  it("5.1 (RC31, rulebook) Greenland may attack four, North Africa and Alaska theirs", () => {
    const g = duel({ red: "greenland 2 ; north_africa 2 ; alaska 2" });
    expect(g.targets("red", "attack", "greenland")).toEqual([
      "iceland",
      "northwest_territory",
      "ontario",
      "quebec",
    ]);
    const africa = g.targets("red", "attack", "north_africa");
    expect(africa).toEqual(expect.arrayContaining(["egypt", "western_europe", "brazil"]));
    expect(g.targets("red", "attack", "alaska")).toContain("kamchatka");
  });

  it("5.1 (RC31) from an own territory with two armies against an adjacent one of somebody else", () => {
    const g = duel({ red: "alaska 2 ; alberta 1 ; greenland 3" });
    expect(g.code("red attack alberta ontario 1")).toBe("attack.alone");
    expect(g.code("red attack ontario quebec 1")).toBe("territory.not_own");
    expect(g.code("red attack alaska alberta 1")).toBe("attack.own");
    expect(g.code("red attack alaska ontario 1")).toBe("territory.not_adjacent");
    expect(g.targets("red", "attack")).toEqual(["alaska", "greenland"]);
  });

  it("5.1 (RC31) source, target and dice are free for each roll, as often as one likes", () => {
    const g = duel({ red: "alaska 4 ; greenland 3", blue: "kamchatka 3" });
    g.do("red attack alaska kamchatka 3", "roll dice 1 1 1 vs 6 6");
    g.do("red attack greenland iceland 1", "roll dice 1 vs 6", "red attack greenland quebec 1");
    g.do("roll dice 1 vs 6", "red attack alaska kamchatka 1", "roll dice 6 vs 1 1");
    expect([g.at("alaska"), g.at("kamchatka"), g.at("greenland")]).toEqual(["red 2", "blue 2", "red 1"]);
    expect(g.awaits).toBe("attack red");
  });
});

describe("dice", () => {
  it.each([
    [2, 1],
    [3, 2],
    [4, 3],
    [9, 3],
  ])("5.2 (RC32) %i armies roll up to %i dice, the most offered first", (armies, most) => {
    const g = duel({ red: `alaska ${armies}` });
    for (let dice = 1; dice <= most; dice++)
      expect(g.code(`red attack alaska kamchatka ${dice}`)).toBeUndefined();
    expect(g.code(`red attack alaska kamchatka ${most + 1}`)).toBe("attack.dice");
    expect(g.code("red attack alaska kamchatka 0")).toBe("attack.dice");
    const draft = {
      seat: 0,
      verb: "attack",
      from: BOARD.index["alaska"],
      to: BOARD.index["kamchatka"],
    };
    const bounds = ENGINE.choices.bounds(g.state, draft);
    expect([bounds.minEach, bounds.maxEach]).toEqual([[1], [most]]);
    expect(ENGINE.choices.defaults(g.state, draft, bounds, false)).toEqual([most]);
  });

  it("5.3 (RC33) the attacker names dice first, then the defender one or two, then both roll together", () => {
    const g = duel({ table: ask, red: "alaska 4", blue: "kamchatka 2" });
    g.do("red attack alaska kamchatka 3");
    expect(g.awaits).toBe("defend blue");
    expect(g.code("roll dice 1 1 1 vs 1")).toBe("chance.not_due");
    for (const dice of [0, 3]) expect(g.code(`blue defend ${dice}`)).toBe("defend.dice");
    g.do("blue defend 1");
    expect(g.code("roll dice 6 5 4 vs 1 1")).toBe("dice.count");
    expect(g.code("roll dice 6 5 vs 1")).toBe("dice.count");
    g.do("roll dice 6 5 4 vs 1");
    expect(g.at("kamchatka")).toBe("blue 1");
  });

  it("5.4 (RC34) automatic: the defender rolls the most dice; asked: only where there is a choice", () => {
    const g = duel({ red: "alaska 4", blue: "kamchatka 2" });
    g.do("red attack alaska kamchatka 1");
    expect(g.code("roll dice 1 vs 1")).toBe("dice.count");
    g.do("roll dice 1 vs 6 6");
    const single = duel({ table: ask, red: "alaska 4", blue: "kamchatka 1" }).do(
      "red attack alaska kamchatka 1",
    );
    expect(single.awaits).toBe("dice");
  });

  it("5.4 (RC34) a seat may say once that it always rolls the most", () => {
    const g = duel({ table: ask, red: "alaska 4", blue: "kamchatka 2" });
    g.do("blue set defence most", "red attack alaska kamchatka 1");
    expect(g.awaits).toBe("dice");
    g.do("roll dice 1 vs 6 6", "blue set defence ask", "red attack alaska kamchatka 1");
    expect(g.awaits).toBe("defend blue");
  });

  it("5.4 (RC34) who says so while it is asked has answered: this roll, too, has the most dice", () => {
    const g = duel({ table: ask, red: "alaska 6", blue: "kamchatka 4" }).do("red storm alaska kamchatka 1");
    expect(g.awaits).toBe("defend blue");
    expect(g.do("blue set defence ask").awaits).toBe("defend blue");
    expect(g.do("green set defence most").awaits).toBe("defend blue");
    g.do("blue set defence most");
    expect([g.awaits, g.code("roll dice 1 1 1 vs 6"), g.code("roll dice 1 1 1 vs 6 6")]).toEqual([
      "dice",
      "dice.count",
      undefined,
    ]);
    expect(g.do("roll dice 1 1 1 vs 6 6").awaits).toBe("dice");
    const two = play(
      "players red blue ; option defenders_dice ask ; phase attack ; alaska red 4 ; kamchatka neutral 2 ; others blue 1",
      "red attack alaska kamchatka 2",
    );
    expect([two.awaits, two.do("blue set defence most").awaits]).toEqual(["defend blue", "dice"]);
  });

  it("5.5 (RC35) rolling on: single rolls with the most dice until the target is taken", () => {
    const g = duel({ red: "alaska 6", blue: "kamchatka 3" });
    g.do("red storm alaska kamchatka 1");
    expect(g.code("roll dice 6 6 vs 1 1")).toBe("dice.count");
    g.do("roll dice 6 1 1 vs 5 5", "roll dice 6 5 4 vs 1 1");
    expect([g.at("alaska"), g.at("kamchatka"), g.awaits]).toEqual(["red 5", "blue 0", "occupy red"]);
    expect(g.all("fought").length).toBe(2);
  });

  it("5.5 (RC35) or until so many armies are left; the defender is asked before each roll", () => {
    const g = duel({ table: ask, red: "alaska 5", blue: "kamchatka 9" });
    expect(g.code("red storm alaska kamchatka 5")).toBe("storm.until");
    expect(g.code("red storm alaska kamchatka 0")).toBe("storm.until");
    g.do("red storm alaska kamchatka 3", "blue defend 1", "roll dice 1 1 1 vs 6");
    expect(g.awaits).toBe("defend blue");
    g.do("blue defend 2", "roll dice 1 1 1 vs 6 6");
    expect([g.at("alaska"), g.awaits]).toEqual(["red 2", "attack red"]);
  });
});

describe("the comparison", () => {
  it.each([
    ["6 5 3 vs 5 5", 1, 1],
    ["3 6 5 vs 5 5", 1, 1],
    ["6 6 1 vs 5 5", 0, 2],
    ["4 4 4 vs 4 4", 2, 0],
    ["6 2 1 vs 5", 0, 1],
    ["1 1 6 vs 6", 1, 0],
    ["6 vs 5 4", 0, 1],
    ["3 vs 1 3", 1, 0],
    ["6 1 vs 2 5", 1, 1],
  ])("5.6 (RC36) %s: the attacker loses %i, the defender %i", (dice, attacker, defender) => {
    const [own, other] = dice.split(" vs ").map((side) => side.split(" ").length);
    const g = duel({ table: ask, red: "alaska 9", blue: `kamchatka ${other === 1 ? 1 : 9}` });
    g.do(`red attack alaska kamchatka ${own}`);
    if (other === 2) g.do("blue defend 2");
    g.do(`roll dice ${dice}`);
    expect([g.last("fought").attackerLost, g.last("fought").defenderLost]).toEqual([attacker, defender]);
  });

  it("5.6 (RC36) both losses are taken together", () => {
    const g = duel({ red: "alaska 3", blue: "kamchatka 2" }).do("red attack alaska kamchatka 2");
    g.do("roll dice 6 1 vs 5 5");
    expect([g.at("alaska"), g.at("kamchatka")]).toEqual(["red 2", "blue 1"]);
  });
});

describe("capturing", () => {
  it("5.7 (RC37) at least as many armies as dice move in, at most all but one", () => {
    const g = duel({ red: "alaska 9" }).do("red attack alaska kamchatka 3", "roll dice 6 5 4 vs 1");
    expect(g.awaits).toBe("occupy red");
    expect(g.refusal("red occupy 2")).toMatchObject({ code: "occupy.armies", params: { least: 3, most: 8 } });
    expect(g.code("red occupy 9")).toBe("occupy.armies");
    expect(g.code("red end")).toBe("step.other");
    g.do("red occupy 5");
    expect([g.at("alaska"), g.at("kamchatka"), g.awaits]).toEqual(["red 4", "red 5", "attack red"]);
  });

  it("5.7 (RC37) the least are the dice of the last roll, also of one that is rolled on", () => {
    const g = duel({ red: "alaska 4", blue: "kamchatka 3" });
    g.do("red storm alaska kamchatka 1", "roll dice 6 1 1 vs 5 5", "roll dice 6 6 vs 1 1");
    expect([g.at("alaska"), g.at("kamchatka")]).toEqual(["red 1", "red 2"]);
    const one = duel({ red: "alaska 9" }).do("red attack alaska kamchatka 1", "roll dice 6 vs 1");
    expect(one.code("red occupy 1")).toBeUndefined();
  });

  it("5.7 (RC37) where there is one number only the armies move by themselves", () => {
    const g = duel({ red: "alaska 4" }).do("red attack alaska kamchatka 3", "roll dice 6 5 4 vs 1");
    expect([g.at("alaska"), g.at("kamchatka"), g.awaits]).toEqual(["red 1", "red 3", "attack red"]);
    expect(g.last("captured")).toMatchObject({ seat: 0, armies: 3, owner: 1 });
  });

  it("5.8 (RC38) elimination and victory are looked at behind the move, not before it", () => {
    const g = duel({ red: "india 9", blue: "siam 1", green: "others 1 ; brazil 1" });
    g.do("red attack india siam 3", "roll dice 6 5 4 vs 1");
    expect([g.isAlive("blue"), g.awaits]).toEqual([true, "occupy red"]);
    g.do("red occupy 8");
    expect([g.isAlive("blue"), g.last("eliminated")]).toMatchObject([false, { seat: 1, by: 0, cards: 0 }]);
  });

  it("5.9 (RC39) armies that moved in may attack on, and fortify", () => {
    const g = duel({ red: "alaska 6" }).do(
      "red attack alaska kamchatka 3",
      "roll dice 6 5 4 vs 1",
      "red occupy 5",
    );
    g.do(
      "red attack kamchatka japan 3",
      "roll dice 6 5 4 vs 1",
      "red occupy 4",
      "red end",
      "draw red card peru",
    );
    g.do("red fortify japan kamchatka 3");
    expect([g.at("kamchatka"), g.at("japan")]).toEqual(["red 4", "red 1"]);
  });

  it("5.10 (RC40) its player ends the attack, also where none is possible", () => {
    const g = duel({ red: "alaska 1" });
    expect([g.awaits, g.targets("red", "attack")]).toEqual(["attack red", []]);
    expect(g.do("red end").awaits).toBe("fortify red");
  });
});
