import { describe, expect, it } from "vitest";
import { all, endTurns, play, start } from "../play";

const THREE = "players red blue green";
const TILES = ["draw yellow tile rome", "draw yellow tile rusland"];
const BIDS = ["red bid 2", "blue bid 0", "green bid 0"];

/** Three players in the midst of a round, red its captain; yellow are the mercenaries. */
const BOARD =
  "england red footman 5 ; sweden blue footman 5 ; turkey green footman 5 ; rome yellow footman 5 castle ; ";

function ordersOf(lands: string): string {
  return `${THREE} ; round 1 ; phase orders ; first red ; opener red ; ${lands}`;
}

describe("three players", () => {
  it("11.1 (RE89) two tiles at random: 10 footmen, a crown and the Tax Value each, a castle in the first", () => {
    const g = start([THREE]);
    expect(g.awaits).toBe("tile");
    expect(g.code("draw blue tile rome")).toBe("chance.seat");
    expect(g.code("draw yellow tile poland")).toBe("settle.not_gold");
    g.do(...TILES);
    expect([g.at("rome"), g.at("rusland"), g.coins("yellow"), g.awaits]).toEqual([
      "yellow footman 10 castle",
      "yellow footman 10",
      11,
      "bid red blue green",
    ]);
  });

  it("11.2 (RE90, T14) two drafts in turn order, 5 footmen each, a castle with the first city alone", () => {
    const g = start([THREE], ...TILES, ...BIDS);
    expect(g.code("red settle rome 2 lombardy 3")).toBe("settle.taken");
    expect(g.code("red settle england 5 wales 5")).toBe("settle.count");
    g.do("red settle england 2 wales 3", "blue settle sweden 2 norway 3", "green settle turkey 2 bulgaria 3");
    g.do("red settle france 4 normandy 1", "blue settle saxony 4 denmark 1");
    g.do("green settle leon_castile 4 portugal 1");
    expect([g.at("england"), g.at("france"), g.at("normandy")]).toEqual([
      "red footman 2 castle",
      "red footman 4",
      "red footman 1",
    ]);
    for (const colour of ["red", "blue", "green"]) {
      expect(g.reserve(colour)).toBe("footman 25 archer 12 cavalry 12 siege 4");
      expect(g.crowns(colour)).toBe(2);
    }
    expect(g.awaits).toBe("pick red blue green");
  });

  it("11.3 (RE91) players start with 5 coins, less the winning bid, and both Tax Values", () => {
    const g = start([THREE], ...TILES, ...BIDS);
    g.do("red settle england 2 wales 3", "blue settle sweden 2 norway 3", "green settle turkey 2 bulgaria 3");
    g.do(
      "red settle france 4 normandy 1",
      "blue settle saxony 4 denmark 1",
      "green settle leon_castile 4 portugal 1",
    );
    expect(["red", "blue", "green"].map((c) => g.coins(c))).toEqual([9, 12, 11]);
  });

  it("11.4 (RE92, C22) the mercenaries play last in both turns, or by the option at their seat", () => {
    const order = (option: string): string[] => {
      const g = play(
        `${THREE} ; ${option} round 2 ; phase turns ; opener red ; first blue ; leader blue ; turn blue ; ${BOARD}`,
      );
      const seen: string[] = [];
      for (let i = 0; i < 8; i++) {
        seen.push(g.acting);
        if (g.state.step === "card") g.do("draw yellow card split");
        g.do(`${g.state.colours[g.state.turn]} end`);
      }
      return seen;
    };
    expect(order("")).toEqual(["blue", "green", "red", "yellow", "blue", "green", "red", "yellow"]);
    expect(order("option mercenary_turn seat ;").slice(0, 4)).toEqual(["blue", "green", "yellow", "red"]);
  });

  it("11.5 (RE93) the top card of the shuffled deck is turned up; after eight cards it is shuffled anew", () => {
    const g = play(
      `${THREE} ; round 4 ; phase turns ; half 2 ; turn red ; acting yellow ; first red ; step card ; ${BOARD} ` +
        "army yellow captain red discards tax 2 tax_king 1 expand_fortify 2 expand_siege 1 picks split",
    );
    expect(g.code("draw yellow card tax")).toBe("card.not_held");
    g.do("draw yellow card split", "red end");
    expect([g.state.round, g.hand("yellow")]).toEqual([
      5,
      "tax 2 tax_king 1 expand_fortify 2 expand_siege 1 split 2",
    ]);
  });

  it("11.6 (RE94, C23) when all have picked they bid; the captain pays into the army's treasury", () => {
    const g = all(play(ordersOf(`${BOARD} seat red coins 4`)), "pick tax tax");
    expect(g.awaits).toBe("bid red blue green");
    g.do("red bid 2", "blue bid 2", "green bid 0");
    expect(g.awaits).toBe("tie");
    g.do("roll tie red 3 blue 5");
    expect([g.coins("blue"), g.coins("yellow"), g.coins("red"), g.acting]).toEqual([3, 7, 4, "red"]);
    expect(g.state.mercenaries[0].captain).toBe(1);
  });

  const led = `${THREE} ; round 1 ; phase turns ; turn blue ; acting yellow ; first red ; opener red ; `;

  it("11.7 (RE95) the captain plays both turns of the army, against anybody, and gains nothing for the own", () => {
    const g = play(
      `${led} army yellow captain blue picks expand_fortify ; ${BOARD} lombardy yellow footman 4 ; swabia blue footman 2`,
    );
    expect(g.code("red expand lombardy swabia footman 3")).toBe("seat.not_asked");
    expect(g.code("blue expand swabia lorraine footman 1")).toBe("territory.not_own");
    g.do("blue fortify rome", "blue expand lombardy swabia footman 3");
    expect([g.at("rome"), g.at("swabia")]).toEqual([
      "yellow footman 9 castle",
      "blue footman 2 against yellow footman 3",
    ]);
    expect(g.code("blue maneuver swabia lombardy footman 1")).toBe("order.given");
  });

  it("11.8 (RE96, C19) against the captain's own army the next player clockwise decides for the mercenaries", () => {
    const fight = play(
      `${THREE} ; round 1 ; phase battles ; first red ; opener red ; army yellow captain red ; seat blue losses ask reroll ask ; ` +
        "england red footman 5 ; sweden blue footman 5 ; turkey green footman 5 ; " +
        "rome yellow footman 5 archer 2 castle against red siege 2",
      "roll siege 3 1 1 1 vs",
    );
    expect(fight.awaits).toBe("losses blue");
    fight.do("blue lose archer 1", "roll archers vs 1");
    expect(fight.awaits).toBe("castle blue");
  });

  it("11.9 (RE97) its taxes go into its treasury, and its purchases are paid from there", () => {
    const g = play(`${led} army yellow captain blue coins 2 picks tax ; ${BOARD}`, "blue tax rome");
    expect([g.coins("yellow"), g.coins("blue")]).toEqual([6, 5]);
    const buy = play(`${led} army yellow captain blue coins 2 picks tax ; ${BOARD}`);
    expect(buy.code("blue buy rome footman 3")).toBe("coins.short");
    buy.do("blue buy rome archer 1");
    expect([buy.at("rome"), buy.coins("yellow"), buy.coins("blue")]).toEqual([
      "yellow footman 5 archer 1 castle",
      0,
      5,
    ]);
  });

  it("11.10 (RE98, C19) King Me on its card is the captain's: marker, and with missions the draw", () => {
    const g = play(
      `${THREE} ; option kingdom_missions on ; round 1 ; phase turns ; turn blue ; acting yellow ; first red ; step card ; ` +
        `army yellow captain blue ; ${BOARD}`,
      "draw yellow card tax_king",
    );
    expect([g.marker, g.awaits]).toEqual(["blue", "mission"]);
    g.do("draw blue missions great_host broad_realm", "blue keep great_host");
    expect(g.state.seats[1].missions).toEqual([7]);
  });

  it("11.11 (RE99) it buys no Crown Card and never bids, picks or holds the marker", () => {
    const g = play(`${led} army yellow captain blue coins 40 picks tax ; ${BOARD}`);
    expect(g.code("blue crown")).toBe("crown.not_sold");
    const many =
      "rome yellow footman 1 ; rusland yellow footman 1 ; saxony yellow footman 1 ; france yellow footman 1 ; " +
      "leon_castile yellow footman 1 ; poland yellow footman 1 ; hungary yellow footman 1 ; greece yellow footman 1 ; ";
    const end = play(
      `${THREE} ; round 1 ; phase battles ; first red ; opener red ; army yellow captain red ; ${many} ` +
        "england red footman 5 ; sweden blue footman 5 ; turkey green footman 5 ; wales red footman 1 against blue footman 1",
      "roll main 6 vs 1",
    );
    expect(end.awaits).toBe("pick red blue green");
  });

  it("11.12 (RE100) without a city it is out, and nobody bids for it any more", () => {
    const g = play(
      `${THREE} ; round 1 ; phase battles ; first red ; opener red ; army yellow captain red coins 7 ; ` +
        "england red footman 5 ; sweden blue footman 5 ; turkey green footman 5 ; lombardy yellow footman 3 ; " +
        "rome yellow footman 1 against blue footman 3",
      "roll main 6 6 6 vs 1",
    );
    expect([g.isAlive("yellow"), g.coins("yellow"), g.at("lombardy")]).toEqual([false, 0, "nobody"]);
    all(g, "pick expand_siege split");
    expect(g.awaits).toBe("turn red");
    expect(endTurns(g).awaits).toBe("pick red blue green");
  });

  it("11.13 (RE101) eight crowns win", () => {
    const end = (cards: number): string =>
      play(
        `${THREE} ; round 1 ; phase battles ; first red ; opener red ; army yellow out ; seat red cards ${cards} ; ` +
          "england red footman 5 ; sweden blue footman 5 ; turkey green footman 5 ; wales red footman 1 against blue footman 1",
        "roll main 6 vs 1",
      ).result;
    expect(end(7)).toBe("crowns red");
    expect(end(6)).toBe("none");
  });
});

const TWO = "players red blue";

describe("two players", () => {
  it("12.1 (RE102) each of two mercenary armies has one tile: castle, crown, 10 footmen, 5 coins and its Tax Value", () => {
    const g = start([TWO], "draw green tile rome", "draw yellow tile england");
    expect([g.at("rome"), g.at("england"), g.coins("green"), g.coins("yellow"), g.awaits]).toEqual([
      "green footman 10 castle",
      "yellow footman 10 castle",
      9,
      8,
      "bid red blue",
    ]);
  });

  const setUp = [
    "draw green tile rome",
    "draw yellow tile england",
    "red bid 0",
    "blue bid 1",
    "blue settle saxony 3 bohemia 2",
    "red settle france 3 burgundy 2",
    "blue settle sweden 3 norway 2",
    "red settle turkey 3 bulgaria 2",
    "blue settle rusland 3 galicia 2",
    "red settle leon_castile 3 portugal 2",
  ];

  it("12.2 (RE103) three drafts in turn order; a castle in the first two cities, not the third", () => {
    const g = start([TWO], ...setUp);
    expect([g.at("saxony"), g.at("sweden"), g.at("rusland")]).toEqual([
      "blue footman 3 castle",
      "blue footman 3 castle",
      "blue footman 3",
    ]);
    expect([g.coins("blue"), g.coins("red")]).toEqual([13, 14]);
    expect(g.awaits).toBe("pick red blue");
  });

  it("12.3 (RE104, C20) first player, army to the left, second player, army to the right, from the marker's holder", () => {
    const order = (first: string): string[] => {
      const g = play(
        `${TWO} ; round 2 ; phase turns ; opener red ; first ${first} ; leader ${first} ; turn ${first} ; ` +
          "saxony blue footman 1 ; france red footman 1 ; rome green footman 1 ; england yellow footman 1",
      );
      const seen: string[] = [];
      for (let i = 0; i < 4; i++) {
        seen.push(g.acting);
        if (g.state.step === "card") g.do(`draw ${g.acting} card split`);
        g.do(`${g.state.colours[g.state.turn]} end`);
      }
      return seen;
    };
    expect(order("red")).toEqual(["red", "green", "blue", "yellow"]);
    expect(order("blue")).toEqual(["blue", "yellow", "red", "green"]);
  });

  it("12.4 (RE105, C23) two bids, one after the other; the marker's holder names the first; one may win both", () => {
    const g = all(start([TWO], ...setUp), "pick tax tax");
    expect(g.awaits).toBe("auction blue");
    expect(g.code("blue auction red")).toBe("auction.army");
    g.do("blue auction yellow", "red bid 4", "blue bid 0");
    expect([g.awaits, g.coins("yellow"), g.coins("red")]).toEqual(["bid red blue", 12, 10]);
    expect(g.code("red bid 11")).toBe("coins.short");
    g.do("red bid 5", "blue bid 1");
    expect([g.coins("green"), g.acting, g.state.mercenaries.map((m) => m.captain)]).toEqual([
      14,
      "blue",
      [0, 0],
    ]);
    const both = play(
      `${TWO} ; round 1 ; phase battles ; first red ; opener red ; army green captain red ; army yellow captain red ; ` +
        "seat red losses ask ; saxony blue footman 1 ; france red footman 1 ; england yellow footman 1 ; " +
        "rome green footman 3 archer 3 against yellow siege 2 footman 2",
      "roll siege 3 3 1 1 vs",
    );
    expect(both.awaits).toBe("losses red");
  });

  it("12.5 (RE106) ten crowns win", () => {
    const end = (cards: number): string =>
      play(
        `${TWO} ; round 1 ; phase battles ; first red ; opener red ; army green out ; army yellow out ; ` +
          `seat red cards ${cards} ; rome red footman 1 ; saxony blue footman 5 ; wales red footman 1 against blue footman 1 ; `.concat(
            "england red footman 1",
          ),
        "roll main 6 vs 1",
      ).result;
    expect(end(7)).toBe("crowns red");
    expect(end(6)).toBe("none");
  });

  it("14.2 (RE113) a captain who resigns hands the armies to the next player clockwise, in the midst of their turn", () => {
    const g = play(
      `${THREE} ; round 1 ; phase turns ; turn blue ; acting yellow ; first red ; opener red ; ` +
        `army yellow captain blue picks split ; ${BOARD} kingdom_of_sicily yellow footman 3`,
      "blue split kingdom_of_sicily venice footman 1",
      "blue resign",
    );
    expect([g.awaits, g.acting]).toEqual(["split green", "yellow"]);
    g.do("green alone", "green end");
    expect(g.at("venice")).toBe("yellow footman 1");
  });
});
