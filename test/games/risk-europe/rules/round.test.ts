import { describe, expect, it } from "vitest";
import { HOMES, all, endTurns, play, start, turn } from "../play";

const PICKS = "players red blue green yellow ; phase orders ; first green ; ";

describe("the round", () => {
  it("4.1 (RE20) picks, first turns, second turns, battles, discards, then the next round", () => {
    const g = play(`${PICKS} round 1 ; ${HOMES}`);
    expect(g.awaits).toBe("pick red blue green yellow");
    all(g, "pick expand_fortify tax");
    expect([g.awaits, g.acting, g.state.half]).toEqual(["turn green", "green", 1]);
    g.do("green expand turkey bulgaria footman 2", "green end");
    g.do("yellow end", "red end", "blue end");
    expect([g.acting, g.state.half]).toEqual(["green", 2]);
    endTurns(g);
    expect([g.state.round, g.awaits]).toEqual([2, "pick red blue green yellow"]);
    expect(g.hand("green")).toBe("tax 1 tax_king 1 expand_fortify 1 expand_siege 1 split 2");
  });

  it("4.2 (RE21) two Tax or Spend, one with King Me; two Expand with Fortify, one with Siege Assault; two Split", () => {
    expect(start(["players red blue green yellow"]).hand("red")).toBe(
      "tax 2 tax_king 1 expand_fortify 2 expand_siege 1 split 2",
    );
    const offers = (card: string, verb: string): string | undefined =>
      play(turn(card, "england red footman 9 archer 1", "coins 9")).code(`red ${verb}`);
    for (const card of ["tax", "tax_king"]) {
      expect(offers(card, "tax england")).toBeUndefined();
      expect(offers(card, "buy england footman 1")).toBeUndefined();
      expect(offers(card, "expand england wales footman 1")).toBe("order.not_on_card");
    }
    for (const card of ["expand_fortify", "expand_siege"]) {
      expect(offers(card, "expand england wales footman 1")).toBeUndefined();
      expect(offers(card, "split england wales footman 1")).toBe("order.not_on_card");
      expect(offers(card, "tax england")).toBe("order.not_on_card");
    }
    expect(offers("split", "split england wales footman 1")).toBeUndefined();
    expect(offers("split", "expand england wales footman 1")).toBe("order.not_on_card");
    for (const card of ["expand_fortify", "expand_siege", "split"])
      expect(
        play(turn(card, "england red footman 9 ; wales red footman 1")).code(
          "red maneuver england wales footman 1",
        ),
      ).toBeUndefined();
  });

  it("4.3 (RE22, C30) six, four, two cards are left, none, then all eight again", () => {
    const g = play(`${PICKS} round 1 ; ${HOMES}`);
    const picks = ["tax tax", "tax_king expand_fortify", "expand_fortify split", "split expand_siege"];
    for (const [i, words] of picks.entries()) {
      expect(g.state.round).toBe(i + 1);
      all(g, `pick ${words}`);
      endTurns(g);
    }
    expect([g.state.round, g.hand("blue")]).toEqual([
      5,
      "tax 2 tax_king 1 expand_fortify 2 expand_siege 1 split 2",
    ]);
    const last = play(
      `${PICKS} round 4 ; ${HOMES} seat red discards tax 2 tax_king 1 split 2 expand_siege 1`,
    );
    expect(last.hand("red")).toBe("expand_fortify 2");
    expect(last.code("red pick expand_fortify tax")).toBe("card.not_held");
  });

  it("4.4 (RE23) two cards of the hand in sequence, at the same time; they cannot be changed", () => {
    const g = play(`${PICKS} round 1 ; ${HOMES}`);
    expect(g.code("red pick tax_king tax_king")).toBe("card.not_held");
    g.do("blue pick split tax", "red pick tax split");
    expect(g.code("red pick split tax")).toBe("seat.not_asked");
    expect(g.awaits).toBe("pick green yellow");
    g.do("yellow pick tax tax", "green pick tax tax", "green end", "yellow end");
    expect(g.last("revealed")).toMatchObject({ army: 0, card: 0 });
    g.do("red end");
    expect(g.last("revealed")).toMatchObject({ army: 1, card: 4 });
  });

  it("4.5 (RE24, C13) both turns go clockwise from who held the marker when the round began, past who is out", () => {
    const g = play(
      `${PICKS} round 1 ; seat blue out ; england red footman 1 ; turkey green footman 1 ; rome yellow footman 1`,
    );
    g.do(
      "red pick tax_king tax",
      "green pick tax tax",
      "yellow pick tax tax_king",
      "green end",
      "yellow end",
    );
    expect([g.acting, g.marker]).toEqual(["red", "red"]);
    g.do("red end");
    expect([g.acting, g.state.half]).toEqual(["green", 2]);
    g.do("green end");
    expect([g.acting, g.marker]).toEqual(["yellow", "yellow"]);
    g.do("yellow end", "red end");
    all(g, "pick split split");
    expect(g.acting).toBe("yellow");
  });

  it("4.6 (RE25) the marker passes by King Me alone, and from who leaves to the next player clockwise", () => {
    const lands = `${HOMES} saxony red footman 5 ; bohemia blue footman 1 ; scotland red footman 5 ; norway blue footman 1`;
    const g = play(turn("split", lands).replace("turn red", "turn red ; first red"));
    g.do("red end", "blue resign");
    expect(g.marker).toBe("red");
    g.do("red resign");
    expect(g.marker).toBe("green");
  });
});

describe("the turn", () => {
  it("5.1 (RE26) an order and the bonus action, in either sequence, each once; the player ends the turn", () => {
    const lands = "saxony red footman 5 ; england blue footman 1";
    const g = play(
      turn("expand_fortify", lands),
      "red fortify saxony",
      "red expand saxony denmark footman 7",
    );
    expect(g.awaits).toBe("turn red");
    expect(g.code("red fortify saxony")).toBe("bonus.none");
    expect(g.code("red expand saxony friesland footman 1")).toBe("order.given");
    expect(g.do("red end").acting).toBe("blue");
    const other = play(
      turn("expand_fortify", lands),
      "red expand saxony denmark footman 4",
      "red fortify saxony",
    );
    expect([other.at("saxony"), other.at("denmark")]).toEqual(["red footman 4", "red footman 4"]);
    expect(other.code("red assault saxony bohemia")).toBe("bonus.none");
  });

  it("5.2 (RE27) an order that is not given is passed, and the card counts as played", () => {
    const g = play(turn("expand_fortify", HOMES), "red end");
    expect(endTurns(g).hand("red")).toBe("tax 1 tax_king 1 expand_fortify 1 expand_siege 1 split 2");
  });
});

const T4 =
  "bohemia red footman 3 siege 1 ; highlands blue footman 2 ; poland blue footman 1 castle ; " +
  "franconia red footman 1 ; denmark red footman 1";

describe("Expand", () => {
  it("5.3 (RE28, T4) any selection into one adjacent territory, unclaimed or another army's; one unit stays", () => {
    const g = play(turn("expand_siege", T4));
    expect(g.targets("red", "expand", "bohemia")).toEqual(["bavaria", "highlands", "poland", "saxony"]);
    expect(g.code("red expand bohemia highlands footman 3")).toBeUndefined();
    expect(g.refusal("red expand bohemia highlands footman 3 siege 1")).toEqual({
      code: "force.leave",
      params: { territory: "bohemia", least: 1 },
    });
    expect(g.code("red expand bohemia franconia footman 1")).toBe("expand.own");
    expect(g.code("red expand bohemia denmark footman 1")).toBe("expand.own");
    expect(g.code("red expand bohemia poland footman 3")).toBe("expand.castle");
    expect(g.code("red expand bohemia poland footman 2 siege 1")).toBeUndefined();
    expect(g.code("red expand bohemia saxony footman 4")).toBe("force.short");
    expect(g.code("red expand bohemia saxony")).toBe("units.none");
    expect(g.code("red expand highlands bavaria footman 1")).toBe("territory.not_own");
    g.do("red expand bohemia saxony footman 1 siege 1");
    expect([g.at("bohemia"), g.at("saxony"), g.coins("red"), g.crowns("red")]).toEqual([
      "red footman 2",
      "red footman 1 siege 1",
      9,
      1,
    ]);
  });

  it("5.4 (RE29, C5) an Expand of no unit names no target, and counts as completed", () => {
    const g = play(turn("expand_siege", "saxony red footman 3 ; denmark red footman 1"), "red idle");
    expect(g.code("red expand saxony bohemia footman 1")).toBe("order.given");
    g.do("red maneuver saxony denmark footman 2");
    expect(g.at("denmark")).toBe("red footman 3");
    expect(play(turn("tax", HOMES)).code("red idle")).toBe("order.not_on_card");
  });

  it("5.5 (RE30, T5, C4) Split Expand: one or two neighbours, named before anything moves, one unit stays in all", () => {
    const g = play(turn("split", T4), "red split bohemia saxony footman 1");
    expect(g.at("saxony")).toBe("nobody");
    expect(g.code("red also swabia footman 1")).toBe("territory.not_adjacent");
    expect(g.code("red also saxony footman 1")).toBe("split.same");
    expect(g.code("red also bavaria footman 2 siege 1")).toBe("force.leave");
    expect(g.code("red end")).toBe("step.other");
    g.do("red also bavaria footman 1");
    expect([g.at("bohemia"), g.at("saxony"), g.at("bavaria")]).toEqual([
      "red footman 1 siege 1",
      "red footman 1",
      "red footman 1",
    ]);
    const three = play(turn("split", "bohemia red footman 3"), "red split bohemia saxony footman 2");
    expect(three.code("red also bavaria footman 1")).toBe("force.leave");
    expect(three.do("red alone").at("saxony")).toBe("red footman 2");
    expect(three.awaits).toBe("turn red");
  });

  it("5.6 (RE31, C3) out of a dispute the defender alone, leaving as many as the attacker has there", () => {
    const hungary = "hungary red footman 5 against blue footman 3";
    const g = play(turn("expand_siege", hungary));
    expect(g.refusal("red expand hungary serbia footman 3")).toEqual({
      code: "force.leave",
      params: { territory: "hungary", least: 3 },
    });
    g.do("red expand hungary serbia footman 2");
    const split = play(turn("split", hungary), "red split hungary serbia footman 1");
    expect(split.code("red also galicia footman 2")).toBe("force.leave");
    const blue = play(turn("split", "hungary blue footman 5 against red footman 3"));
    expect(blue.code("red split hungary serbia footman 1")).toBe("territory.not_own");
  });

  it("5.7 (RE32, C4) a castle of another army wants a Siege Weapon in that very force, an unclaimed one nothing", () => {
    const lands =
      "bohemia red footman 4 siege 1 ; poland blue footman 1 castle ; saxony blue footman 1 castle ; bavaria nobody castle";
    const g = play(turn("split", lands), "red split bohemia poland footman 1 siege 1");
    expect(g.code("red also saxony footman 1")).toBe("expand.castle");
    g.do("red also bavaria footman 1");
    expect(g.at("bavaria")).toBe("red footman 1 castle");
    expect(g.at("poland")).toBe("blue footman 1 castle against red footman 1 siege 1");
    const help = "saxony blue footman 1 castle against red siege 1 ; bohemia red footman 2";
    const m = play(turn("split", help), "red maneuver bohemia saxony footman 2");
    expect(m.at("saxony")).toBe("blue footman 1 castle against red footman 2 siege 1");
  });

  it("5.8 (RE33, T3, T9) unclaimed land is claimed at once, another army's is disputed; units are not marked", () => {
    const g = play(turn("split", "saxony red footman 4 ; bohemia blue footman 2 ; rome blue footman 1"));
    g.do("red split saxony bohemia footman 2", "red also lorraine footman 1");
    expect([g.at("bohemia"), g.at("lorraine")]).toEqual([
      "blue footman 2 against red footman 2",
      "red footman 1",
    ]);
    const t3 = play(turn("expand_siege", "highlands red footman 4 ; hungary blue footman 2"));
    t3.do("red expand highlands hungary footman 3");
    expect([t3.crowns("blue"), t3.crowns("red"), t3.coins("red")]).toEqual([1, 0, 5]);
    const again = play(turn("expand_siege", "saxony red footman 4 ; denmark red footman 1"));
    again.do("red expand saxony bohemia footman 3", "red maneuver bohemia saxony footman 2");
    expect(again.at("saxony")).toBe("red footman 3");
  });

  it("5.9 (RE34, T2, C6) who claims a city has its crown, its Tax Value and its tile, held before or not", () => {
    const g = play(turn("split", "bohemia red footman 4"), "red split bohemia poland footman 2");
    g.do("red alone");
    expect([g.at("poland"), g.coins("red"), g.crowns("red")]).toEqual(["red footman 2", 7, 1]);
    const rome = play(
      turn("split", "lombardy red footman 2"),
      "red split lombardy rome footman 1",
      "red alone",
    );
    expect([rome.coins("red"), rome.crowns("red")]).toEqual([9, 2]);
    const c6 = play(turn("expand_siege", "franconia red footman 2 siege 1 ; swabia blue footman 1"));
    expect(c6.crowns("blue")).toBe(1);
    c6.do("red assault franconia swabia", "roll assault 3 1");
    expect([c6.at("swabia"), c6.crowns("blue")]).toEqual(["nobody", 0]);
    c6.do("red expand franconia swabia footman 1");
    expect([c6.coins("red"), c6.crowns("red")]).toEqual([7, 1]);
  });
});
