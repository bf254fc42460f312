import { describe, expect, it } from "vitest";
import { META } from "../../../../src/games/risk-europe/meta";
import { handOf } from "../../../../src/games/risk-europe/rules/game/round";
import { viewOf } from "../../../../src/games/risk-europe/rules/view";
import { LAND_IDS } from "../../../helpers/lands";
import { HOMES, misread, play, start, turn } from "../play";

const FOUR = "players red blue green yellow";

describe("words and board", () => {
  it("1.1 (RE1) two to four players play alone, four of them perhaps in teams; missions go with all but teams", () => {
    expect([META.minSeats, META.maxSeats]).toEqual([2, 4]);
    expect(start(["players blue yellow"]).awaits).toBe("tile");
    const both = start([FOUR, "option teams on", "option kingdom_missions on"]);
    expect(both.state.missions).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    const three = start(["players red blue green", "option teams on", "option kingdom_missions on"]);
    expect(three.state.missions).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
  });

  it("1.2 (RE2) the colours that nobody took are mercenary armies", () => {
    const g = start(["players green red"], "draw blue tile rome", "draw yellow tile france");
    expect([g.at("rome"), g.at("france")]).toEqual(["blue footman 10 castle", "yellow footman 10 castle"]);
  });

  it("1.3 (RE3) a territory is unclaimed, claimed or disputed; a castle in an unclaimed one is nobody's", () => {
    const g = play(turn("split", "poland nobody castle ; saxony red footman 3 ; bohemia blue footman 2"));
    expect(g.at("poland")).toBe("nobody castle");
    g.do("red split saxony bohemia footman 1", "red alone");
    expect(g.at("bohemia")).toBe("blue footman 2 against red footman 1");
    expect(misread(turn("split", "poland blue"))?.code).toBe("position.no_units");
    expect(misread(turn("split", "poland nobody footman 1"))?.code).toBe("position.no_units");
    expect(misread(turn("split", "poland blue footman 1 against blue footman 1"))?.code).toBe(
      "position.dispute",
    );
  });

  it("1.4 (RE4) adjacent is over land or over a sea-line, for every kind of unit", () => {
    const g = play(turn("expand_siege", "england red footman 2 cavalry 2 siege 1"));
    expect(g.targets("red", "expand", "england")).toEqual(["lorraine", "normandy", "scotland", "wales"]);
    expect(g.code("red expand england normandy siege 1")).toBeUndefined();
    expect(g.code("red expand england ireland footman 1")).toBe("territory.not_adjacent");
  });

  it("1.5 (RE5, T13) a supply line is all that joins over land and sea-lines, disputed territories left out", () => {
    const lands =
      "england red footman 1 ; normandy red footman 1 ; france red footman 1 ; burgundy red footman 1 ; " +
      "barcelona red footman 1 ; sweden red footman 1";
    expect(play(turn("tax", lands), "red tax england").last("taxed").coins).toBe(9);
    expect(play(turn("tax", lands), "red tax sweden").last("taxed").coins).toBe(3);
    const cut = lands.replace("normandy red footman 1", "normandy red footman 1 against blue footman 1");
    expect(play(turn("tax", cut), "red tax england").last("taxed").coins).toBe(3);
  });

  it("1.6 (RE6) left is clockwise, as the seats are", () => {
    const g = play(turn("tax", HOMES), "red end");
    expect(g.acting).toBe("blue");
    expect(g.do("blue end", "green end").acting).toBe("yellow");
  });

  it("1.7 (RE7, C1) tied bids roll a die each, and the highest again among themselves", () => {
    const g = start([FOUR], "red bid 0", "blue bid 0", "green bid 0", "yellow bid 0");
    expect(g.awaits).toBe("tie");
    g.do("roll tie red 2 blue 6 green 6 yellow 1");
    expect(g.code("roll tie red 2 blue 6 green 6 yellow 1")).toBe("chance.contenders");
    g.do("roll tie blue 3 green 5");
    expect([g.marker, g.coins("green"), g.awaits]).toEqual(["green", 5, "settle green"]);
  });

  it("1.8 (RE8) picks, open bids, missions and wishes are secret; board, coins and what was played are not", () => {
    const g = start([FOUR], "red bid 3", "blue set losses ask");
    const seen = viewOf(g.state, 1);
    expect(seen.seats[0].bid).toBe(-1);
    expect(viewOf(g.state, 0).seats[0].bid).toBe(3);
    expect(viewOf(g.state, 0).seats[1].settings.losses).toBe("cheapest");
    const t = play(turn("tax", `${HOMES} option kingdom_missions on`, "missions great_host"));
    const view = viewOf(t.state, 2);
    expect(view.seats[0].picks).toEqual([0, -2]);
    expect(view.seats[0].missions).toEqual([-2]);
    expect(view.seats[0].coins).toBe(5);
    expect(viewOf(t.state, 0).seats[0]).toEqual(t.state.seats[0]);
    expect(view.missions).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    expect(handOf(view.seats[0])[0]).toBe(1);
  });

  it("1.9 (RE9) nothing passes between players by agreement: no verb gives anything away", () => {
    const g = play(turn("tax", HOMES));
    expect(() => g.code("red give blue 3")).toThrow("text.unknown");
    expect(g.code("red maneuver england sweden footman 1")).toBe("order.not_on_card");
  });
});

describe("pieces and their limits", () => {
  it("2.1 (RE10) 35 footmen, 12 archers, 12 cavalry, 4 siege weapons; what the reserve lacks cannot be bought", () => {
    const g = play(turn("tax", "england red footman 33 archer 12 siege 3", "coins 99"));
    expect(g.reserve("red")).toBe("footman 2 cavalry 12 siege 1");
    expect(g.refusal("red buy england footman 3")).toEqual({
      code: "reserve.short",
      params: { unit: "footman", count: 3, left: 2 },
    });
    expect(g.code("red buy england archer 1")).toBe("reserve.short");
    expect(g.do("red buy england footman 2 siege 1").reserve("red")).toBe("cavalry 12");
    expect(misread(turn("tax", "england red siege 5"))?.code).toBe("position.units");
  });

  it("2.2 (RE11, C10) free units come as far as the reserve has them; the rest is not owed", () => {
    const g = play(turn("expand_fortify", "england red footman 33 castle"), "red fortify england");
    expect(g.at("england")).toBe("red footman 35 castle");
    const c = play(turn("tax", "turkey red footman 29", "coins 20"), "red buy turkey siege 2");
    expect(c.at("turkey")).toBe("red footman 35 siege 2");
    const two = "france red footman 16 ; leon_castile red footman 16 ; navarre red footman 1";
    expect(play(turn("tax", two), "red tax leon_castile").at("france")).toBe("red footman 17 cavalry 1");
    expect(play(turn("tax", two), "red tax leon_castile").at("leon_castile")).toBe("red footman 17");
  });

  it("2.3 (RE12) eight castles in all; they stay in territories that nobody holds any more", () => {
    const castles =
      "poland nobody castle ; hungary nobody castle ; saxony nobody castle ; rome nobody castle ; ";
    const homes =
      "england red footman 1 castle ; sweden blue footman 1 castle ; turkey green footman 1 castle ; ";
    const g = play(turn("tax", `${castles}${homes} wales red footman 1`, "coins 30"), "red build wales");
    expect(g.code("red build england")).toBe("castle.none_left");
    expect(
      misread(turn("tax", `${castles}${homes} wales red footman 1 castle ; ireland nobody castle`))?.code,
    ).toBe("position.castles");
  });

  it("2.4 (RE13) a city counts one crown while it is held, Rome two", () => {
    const g = play(turn("tax", "england red footman 1 ; rome blue footman 1 ; poland blue footman 1"));
    expect([g.crowns("red"), g.crowns("blue"), g.crowns("green")]).toEqual([1, 3, 0]);
  });

  it("2.5 (RE14) coins do not run out, up to the million that can be written", () => {
    const g = play(turn("tax", "england red footman 1", "coins 999999"), "red tax england");
    expect(g.coins("red")).toBe(1000000);
    expect(play(turn("tax", "england red footman 1", "coins 146"), "red tax england").coins("red")).toBe(149);
  });

  it("2.6 (RE15) there are eight Crown Cards, those of players who are out included", () => {
    const g = play(turn("tax", "england red footman 1 ; gone_cards 3 ; seat blue cards 4", "coins 40"));
    expect(g.do("red crown", "red end").crowns("red")).toBe(2);
    const none = play(turn("tax", "england red footman 1 ; gone_cards 3 ; seat blue cards 5", "coins 40"));
    expect(none.code("red crown")).toBe("crown.none_left");
    expect(misread(turn("tax", "gone_cards 8 ; seat blue cards 1"))?.code).toBe("position.crown_cards");
  });
});

describe("set-up for four players", () => {
  it("3.1 (RE16) everybody begins with 5 coins, eight cards and an army in reserve", () => {
    const g = start([FOUR]);
    expect([g.coins("red"), g.coins("yellow")]).toEqual([5, 5]);
    expect(g.reserve("green")).toBe("footman 35 archer 12 cavalry 12 siege 4");
    expect(g.hand("blue")).toBe("tax 2 tax_king 1 expand_fortify 2 expand_siege 1 split 2");
  });

  it("3.2 (RE17, C1) the highest bid pays and has the marker, the others keep theirs; ties roll", () => {
    const g = start([FOUR], "red bid 3", "blue bid 3", "green bid 1");
    expect(g.awaits).toBe("bid yellow");
    expect(g.code("yellow bid 6")).toBe("coins.short");
    g.do("yellow bid 0", "roll tie red 4 blue 2");
    expect(["red", "blue", "green", "yellow"].map((c) => g.coins(c))).toEqual([2, 5, 5, 5]);
    expect([g.marker, g.awaits]).toEqual(["red", "settle red"]);
    expect(g.all("bids")[0].bids).toEqual([3, 3, 1, 0]);
  });

  const bids = ["red bid 1", "blue bid 0", "green bid 0", "yellow bid 0"];

  it("3.3 (RE18, T1, C2) a gold city and a neighbour without one, 10 footmen on the two, at least one in each", () => {
    const g = start([FOUR], ...bids);
    for (const [line, code] of [
      ["red settle saxony 10 bohemia 0", "settle.both"],
      ["red settle saxony 0 bohemia 10", "settle.both"],
      ["red settle saxony 5 bohemia 4", "settle.count"],
      ["red settle rusland 5 poland 5", "settle.city"],
      ["red settle poland 5 bohemia 5", "settle.not_gold"],
      ["red settle saxony 5 poland 5", "settle.city"],
      ["red settle saxony 5 hungary 5", "settle.city"],
      ["red settle saxony 5 wales 5", "territory.not_adjacent"],
    ])
      expect(g.code(line), line).toBe(code);
    g.do("red settle england 9 normandy 1");
    expect([g.at("england"), g.at("normandy"), g.coins("red")]).toEqual([
      "red footman 9 castle",
      "red footman 1",
      7,
    ]);
    g.do("blue settle saxony 5 bohemia 5");
    expect([g.at("saxony"), g.at("bohemia")]).toEqual(["blue footman 5 castle", "blue footman 5"]);
    expect([g.coins("blue"), g.crowns("blue"), g.reserve("blue")]).toEqual([
      9,
      1,
      "footman 25 archer 12 cavalry 12 siege 4",
    ]);
    expect(g.code("green settle saxony 5 denmark 5")).toBe("settle.taken");
    expect(g.code("green settle france 5 normandy 5")).toBe("settle.taken");
    g.do("green settle rome 4 lombardy 6");
    expect([g.crowns("green"), g.coins("green")]).toEqual([2, 9]);
    g.do("yellow settle turkey 5 bulgaria 5");
    expect([g.awaits, g.state.round]).toEqual(["pick red blue green yellow", 1]);
    expect(g.state.territories.some((land) => land.fresh)).toBe(false);
  });

  it("3.4 (RE19) a free neighbour is always left, whoever takes what", () => {
    for (let seed = 1; seed <= 5; seed++) {
      const g = start([FOUR, "option teams on"], ...bids);
      for (let i = 0; i < 8; i++) {
        const seat = g.state.colours[g.state.turn];
        const cities = g.targets(seat, "settle");
        const city = cities[(seed * 5 + i) % cities.length];
        const near = LAND_IDS.filter((id) => g.code(`${seat} settle ${city} 1 ${id} 4`) === undefined);
        expect(near.length, city).toBeGreaterThan(0);
        g.do(`${seat} settle ${city} 1 ${near[0]} 4`);
      }
      expect(g.state.step).toBe("pick");
    }
  });
});
