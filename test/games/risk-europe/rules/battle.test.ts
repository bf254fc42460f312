import { describe, expect, it } from "vitest";
import { HOMES, endTurns, play, turn, battles } from "../play";

const SIEGE = "saxony blue footman 4 archer 6 castle against red footman 8 archer 2 siege 2";

describe("battles", () => {
  it("7.1 (RE52, T9) after both turns of all; the marker's holder chooses each next one, the last starts by itself", () => {
    const g = play(
      turn(
        "split",
        `${HOMES} saxony red footman 4 ; bohemia blue footman 2 ; hungary green footman 1 against yellow footman 2`,
      ),
    );
    g.do("red split saxony bohemia footman 3", "red alone");
    expect(g.at("bohemia")).toBe("blue footman 2 against red footman 3");
    endTurns(g);
    expect(g.awaits).toBe("battle red");
    expect(g.code("red battle saxony")).toBe("battle.none");
    expect(g.code("blue battle bohemia")).toBe("seat.not_asked");
    g.do("red battle hungary", "roll main 6 1 vs 2");
    expect([g.at("hungary"), g.awaits]).toEqual(["yellow footman 2", "dice"]);
    expect(g.last("battle").territory).toBe(g.all("battle")[1].territory);
    g.do("roll main 6 5 2 vs 4 3");
    expect([g.at("bohemia"), g.awaits]).toEqual(["red footman 3", "pick red blue green yellow"]);
  });

  it("7.2 (RE53) siege, archers, cavalry, general attack, again from the first; over as soon as a side is gone", () => {
    const g = play(
      battles("saxony blue footman 3 cavalry 1 against red footman 2 archer 1 cavalry 1 siege 1"),
    );
    for (const [line, code] of [
      ["roll siege 1 1 vs", undefined],
      ["roll archers 1 vs", undefined],
      ["roll cavalry 1 vs 1", undefined],
      ["roll main 1 1 1 vs 6 6", undefined],
    ] as const) {
      expect(g.code("roll siege 1 vs"), line).toBeDefined();
      expect(g.code(line)).toBe(code);
      g.do(line);
    }
    expect([g.at("saxony"), g.state.battle?.pass, g.state.battle?.rank]).toEqual([
      "blue footman 3 cavalry 1 against red archer 1 cavalry 1 siege 1",
      2,
      0,
    ]);
    g.do("roll siege 3 4 vs", "roll archers 6 vs", "roll cavalry 6 vs 1");
    expect(g.at("saxony")).toBe("red archer 1 cavalry 1 siege 1");
    expect(g.state.phase).toBe("orders");
  });

  it("7.3 (RE54, T10) siege two dice each on 3+, archers 5+, cavalry 3+; whoever has none of a kind rolls none", () => {
    const g = play(battles(SIEGE));
    expect(g.code("roll archers 1 1 vs 1 1 1 1 1 1")).toBe("dice.rank");
    expect(g.code("roll siege 1 2 3 5 vs 1")).toBe("dice.count");
    g.do("roll siege 1 2 3 5 vs");
    expect(g.at("saxony")).toBe("blue footman 2 archer 6 castle against red footman 8 archer 2 siege 2");
    const h = play(battles("saxony blue cavalry 2 against red archer 3"));
    h.do("roll archers 4 5 1 vs", "roll cavalry vs 3");
    expect(h.at("saxony")).toBe("blue cavalry 1 against red archer 2");
  });

  it("7.4 (RE55, T12, C8) the general attack: three and two dice at most, pair by pair, ties to the defender", () => {
    const g = play(battles("saxony blue archer 6 against red footman 4 archer 2 siege 2"));
    g.do("roll siege 1 1 1 1 vs", "roll archers 1 1 vs 1 1 1 1 1 1");
    expect(g.code("roll main 3 3 vs 3 5")).toBe("dice.count");
    g.do("roll main 3 3 6 vs 3 5");
    expect(g.at("saxony")).toBe("blue archer 5 against red footman 3 archer 2 siege 2");
    expect([g.awaits, g.state.battle?.pass]).toEqual(["dice", 2]);
    const one = play(battles("saxony blue footman 1 against red footman 3"), "roll main 6 5 1 vs 5");
    expect(one.at("saxony")).toBe("red footman 3");
    const tie = play(battles("saxony blue footman 1 against red footman 1"), "roll main 4 vs 4");
    expect(tie.at("saxony")).toBe("blue footman 1");
  });

  it("7.5 (RE56) the owner chooses losses, the attacker first; cheapest go by themselves unless asked otherwise", () => {
    const g = play(battles(SIEGE, "seat red losses ask ; seat blue losses ask reroll automatic"));
    g.do("roll siege 1 2 3 5 vs");
    expect(g.awaits).toBe("losses blue");
    expect(g.code("blue lose footman 3")).toBe("lose.count");
    expect(g.code("blue lose cavalry 2")).toBe("lose.short");
    g.do("blue lose footman 1 archer 1", "roll archers 5 1 vs 5 5 1 1 1");
    expect(g.awaits).toBe("losses red");
    g.do("red lose archer 1 siege 1");
    expect(g.awaits).toBe("losses blue");
    g.do("blue lose archer 1");
    expect(g.at("saxony")).toBe("blue footman 3 archer 4 castle against red footman 8 archer 1 siege 1");
    const all = play(battles("saxony blue footman 1 archer 1 against red siege 2", "seat blue losses ask"));
    expect(all.do("roll siege 3 3 3 3 vs").at("saxony")).toBe("red siege 2");
  });

  it("7.6 (RE57, T11, T12) a castle lets its defender roll all own dice of one rank again, once in each pass", () => {
    const g = play(battles(SIEGE), "roll siege 1 2 3 5 vs", "roll archers 5 6 vs 1 2 2 3 4 4");
    expect(g.awaits).toBe("castle blue");
    g.do("blue reroll", "roll castle 3 4 5 5 5 6");
    expect(g.at("saxony")).toBe("blue archer 6 castle against red footman 4 archer 2 siege 2");
    expect(g.code("roll cavalry vs")).toBe("dice.rank");
    g.do("roll main 3 3 6 vs 3 5");
    expect(g.at("saxony")).toBe("blue archer 5 castle against red footman 3 archer 2 siege 2");
    expect(g.awaits).toBe("dice");
    g.do("roll siege 1 1 1 1 vs", "roll archers 1 1 vs 1 1 1 1 1");
    expect(g.awaits).toBe("castle blue");
    g.do("blue stand", "roll main 6 6 6 vs 1 1");
    expect(g.awaits).toBe("castle blue");
    g.do("blue reroll", "roll castle 6 6");
    expect(g.at("saxony")).toBe("blue archer 5 castle against red footman 1 archer 2 siege 2");
    const attacker = play(
      battles("saxony blue footman 1 castle against red archer 2"),
      "roll archers 1 1 vs",
    );
    expect(attacker.awaits).toBe("dice");
  });

  it("7.7 (RE58) asked where it could help; automatic takes the first rank with hits below the mean", () => {
    const fine = play(battles("saxony blue cavalry 2 castle against red footman 9"), "roll cavalry vs 3 4");
    expect(fine.awaits).toBe("dice");
    const won = fine.do("roll main 1 1 1 vs 6 6");
    expect([won.awaits, won.state.battle?.pass]).toEqual(["dice", 2]);
    const auto = (units: string, ...lines: string[]): string =>
      play(
        battles(`saxony blue ${units} castle against red footman 9`, "seat blue reroll automatic"),
        ...lines,
      ).awaits;
    expect(auto("cavalry 3", "roll cavalry vs 3 4 1")).toBe("dice");
    expect(auto("cavalry 3", "roll cavalry vs 3 1 1")).toBe("recast");
    expect(auto("archer 3", "roll archers vs 5 1 1")).toBe("dice");
    expect(auto("archer 3", "roll archers vs 1 1 1")).toBe("recast");
    expect(auto("footman 3", "roll main 6 1 1 vs 5 5")).toBe("dice");
    expect(auto("footman 3", "roll main 6 6 1 vs 5 5")).toBe("recast");
  });

  it("7.8 (RE59) footmen alone roll nothing but the general attack, each time a pass with a re-roll of its own", () => {
    const g = play(battles("saxony blue footman 2 castle against red footman 5"), "roll main 6 6 1 vs 1 1");
    g.do("blue reroll", "roll castle 6 1");
    expect([g.at("saxony"), g.state.battle?.pass]).toEqual([
      "blue footman 1 castle against red footman 4",
      2,
    ]);
    g.do("roll main 6 6 6 vs 1");
    expect(g.awaits).toBe("castle blue");
  });

  it("7.7 (RE58) where all that stand against it are hit already a re-roll could change nothing: nobody is asked", () => {
    const units = "saxony blue footman 1 archer 3 castle against red archer";
    const asked = play(battles(`${units} 3`), "roll archers 5 1 1 vs 6 6 1");
    expect(asked.awaits).toBe("castle blue");
    const all = play(battles(`${units} 2`), "roll archers 5 1 vs 6 6 1");
    expect([all.at("saxony"), all.state.phase]).toEqual(["blue archer 3 castle", "orders"]);
    const more = play(battles(`${units} 1`, "seat blue reroll automatic"), "roll archers 1 vs 6 1 1");
    expect(more.at("saxony")).toBe("blue footman 1 archer 3 castle");
    const weak = play(
      battles("saxony blue cavalry 4 castle against red footman 1", "seat blue reroll automatic"),
    );
    expect(weak.do("roll cavalry vs 3 1 1 1").at("saxony")).toBe("blue cavalry 4 castle");
  });

  it("7.9 (RE60, T3) the victor has city, crown, tile and castle, and no coins", () => {
    const g = play(battles("hungary blue footman 2 castle against red footman 3 siege 1"));
    g.do("roll siege 6 6 vs");
    expect([g.at("hungary"), g.crowns("red"), g.crowns("blue"), g.coins("red")]).toEqual([
      "red footman 3 siege 1 castle",
      2,
      1,
      5,
    ]);
    const held = play(battles("hungary blue footman 2 castle against red footman 1"), "roll main 1 vs 6 6");
    expect([held.at("hungary"), held.crowns("blue")]).toEqual(["blue footman 2 castle", 2]);
    const t3 = play(battles("hungary blue footman 2 against red footman 3"), "roll main 6 5 2 vs 4 3");
    expect([t3.at("hungary"), t3.crowns("red"), t3.coins("red")]).toEqual(["red footman 3", 2, 5]);
  });

  it("7.10 (RE61, C7) nobody is left: unclaimed, crown and tile in the reserve, the castle stays", () => {
    const g = play(battles("rome blue cavalry 1 castle against red cavalry 1"), "roll cavalry 4 vs 5");
    expect([g.at("rome"), g.crowns("blue"), g.coins("red"), g.state.phase]).toEqual([
      "nobody castle",
      1,
      5,
      "orders",
    ]);
    expect(g.told).not.toContain("conquered");
  });
});

describe("city bonus tiles", () => {
  it("8.1 (RE62, C9) a tile gained in play acts from its owner's next turn on; one that is lost no more", () => {
    const g = play(
      turn(
        "split",
        "denmark red footman 4 ; england blue footman 1 ; rome green footman 1 ; turkey yellow footman 1",
      ),
    );
    g.do("red split denmark saxony footman 2", "red alone");
    expect(g.code("red maneuver denmark saxony footman 1")).toBe("order.given");
    expect(g.state.territories[9].fresh).toBe(true);
    g.do("red end", "blue end", "green end", "yellow end");
    expect([g.acting, g.state.territories[9].fresh]).toEqual(["red", false]);
    const next = play(turn("tax", "saxony red footman 2", "coins 9"), "red build saxony");
    expect(next.coins("red")).toBe(0);
    const fresh = play(turn("tax", "saxony red footman 2 fresh", "coins 11"));
    expect(fresh.code("red build saxony")).toBe("coins.short");
    const two = battles(
      "sweden blue footman 1 against red footman 3 ; hungary green footman 1 against red footman 3",
    ).replace("sweden blue footman 9 ; ", "poland blue footman 1 ; ");
    const gained = play(two, "red battle sweden", "roll main 6 6 6 vs 1", "roll main 6 6 6 vs 1");
    expect([gained.at("hungary"), gained.coins("red")]).toEqual(["red footman 3", 5]);
    const lost = play(
      battles(
        "sweden red footman 1 against blue footman 3 ; hungary green footman 1 against red footman 3",
      ).replace("sweden blue footman 9 ; ", "poland blue footman 1 ; "),
      "red battle sweden",
      "roll main 6 6 6 vs 1",
      "roll main 6 6 6 vs 1",
    );
    expect([lost.at("hungary"), lost.coins("red")]).toEqual(["red footman 3", 5]);
    expect(
      play(
        turn(
          "tax",
          "sweden red footman 2 against blue footman 1 ; saxony red footman 1 against blue footman 1 ; wales red footman 1",
          "coins 9",
        ),
      ).code("red build wales"),
    ).toBeUndefined();
  });

  it("8.2 (RE63) Rome counts two crowns at once", () => {
    const g = play(turn("split", "lombardy red footman 2"), "red split lombardy rome footman 1", "red alone");
    expect([g.crowns("red"), g.state.territories[29].fresh]).toEqual([2, true]);
    expect(play(turn("split", "rome red footman 1 against blue footman 1")).crowns("red")).toBe(2);
  });

  it("8.3 (RE64) Stockholm: 4 coins for a battle that its owner wins as the attacker", () => {
    const sweden = (lands: string, ...lines: string[]): number =>
      play(battles(lands), ...lines).coins("blue");
    expect(sweden("hungary green footman 1 against blue footman 3", "roll main 6 6 6 vs 1")).toBe(9);
    expect(sweden("hungary blue footman 1 against green footman 1", "roll main 1 vs 6")).toBe(5);
    expect(sweden("hungary green cavalry 1 against blue cavalry 1", "roll cavalry 6 vs 6")).toBe(5);
    const shot = play(turn("expand_siege", "sweden red footman 2 siege 1 ; norway blue footman 1"));
    expect(shot.do("red assault sweden norway", "roll assault 6 6").coins("red")).toBe(5);
  });

  it("8.4 (RE65, C5) Berlin: a free maneuver as the last thing after an Expand; castles for 9", () => {
    const g = play(
      turn("expand_fortify", "saxony red footman 9 ; denmark red footman 2 ; poland blue footman 1"),
    );
    g.do("red expand saxony bohemia footman 3", "red maneuver bohemia saxony footman 2");
    expect([g.at("bohemia"), g.at("saxony")]).toEqual(["red footman 1", "red footman 8"]);
    expect(g.code("red fortify saxony")).toBe("bonus.none");
    expect(g.code("red maneuver saxony bohemia footman 1")).toBe("order.given");
    const split = play(turn("split", "saxony red footman 9 ; denmark red footman 2"));
    split.do("red split saxony bohemia footman 3", "red alone", "red maneuver denmark saxony footman 2");
    expect(split.at("denmark")).toBe("nobody");
    const order = play(turn("split", "saxony red footman 9 ; denmark red footman 2"));
    order.do("red maneuver saxony denmark footman 1");
    expect(order.code("red maneuver saxony denmark footman 1")).toBe("order.given");
    expect(play(turn("tax", "saxony red footman 2", "coins 9"), "red build saxony").coins("red")).toBe(0);
  });

  it("8.5 (RE66, C10) Constantinople: 4 footmen with each Siege Weapon bought", () => {
    const g = play(turn("tax", "turkey red footman 1 ; hungary red footman 1", "coins 20"));
    g.do("red buy hungary siege 1", "red buy turkey siege 1");
    expect([g.at("hungary"), g.at("turkey")]).toEqual(["red footman 5 siege 1", "red footman 5 siege 1"]);
  });

  it("8.6 (RE67, C11) Kiev: recruits in any territory without a city of Rusland's supply line", () => {
    const lands =
      "rusland red footman 1 ; polotsk red footman 1 ; lithuania red footman 1 ; wales red footman 1";
    const g = play(turn("tax", lands));
    expect(g.code("red buy lithuania footman 1")).toBeUndefined();
    expect(g.code("red buy wales footman 1")).toBe("buy.territory");
    for (const t of ["polotsk", "rusland"]) {
      const cut = lands.replace(`${t} red footman 1`, `${t} red footman 1 against blue footman 1`);
      expect(play(turn("tax", cut)).code("red buy lithuania footman 1"), t).toBe("buy.territory");
    }
    expect(play(turn("expand_fortify", lands)).code("red fortify lithuania")).toBe("fortify.territory");
  });

  it("8.7 (RE68) London 2 archers, Paris a cavalry and a footman, Madrid 4 footmen, when they are taxed", () => {
    const taxed = (city: string): string =>
      play(turn("tax", `${city} red footman 1`), `red tax ${city}`).at(city);
    expect(taxed("england")).toBe("red footman 1 archer 2");
    expect(taxed("france")).toBe("red footman 2 cavalry 1");
    expect(taxed("leon_castile")).toBe("red footman 5");
    expect(taxed("saxony")).toBe("red footman 1");
  });
});
