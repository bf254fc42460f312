import { describe, expect, it } from "vitest";
import { ENGINE } from "../../../../src/games/risk-europe/engine";
import { UNITS } from "../../../../src/games/risk-europe/rules/units";
import { BOARD, landId } from "../../../../src/risk/europe/board";
import { HOMES, play, turn } from "../play";

describe("Split Expand", () => {
  /** What the first force of a split from Highlands to Bohemia is offered, as units of each kind; with `most` all. */
  function offered(units: string, others = "", most = false): Record<string, number> {
    const g = play(turn("split", `highlands red ${units}${others}`));
    const draft = { seat: 0, verb: "split", from: BOARD.index["highlands"], to: BOARD.index["bohemia"] };
    const counts = ENGINE.choices.defaults(g.state, draft, ENGINE.choices.bounds(g.state, draft), most);
    return Object.fromEntries(UNITS.flatMap((unit, k) => (counts[k] > 0 ? [[unit, counts[k]]] : [])));
  }

  it("5.5 the first force is offered the better half, so that a second one remains possible", () => {
    expect(offered("footman 5")).toEqual({ footman: 2 });
    expect(offered("footman 4 archer 1 cavalry 1")).toEqual({ footman: 1, archer: 1, cavalry: 1 });
    expect(offered("footman 2")).toEqual({ footman: 1 });
    expect(offered("footman 5", "", true)).toEqual({ footman: 4 });
  });

  it("5.5 where no second neighbour can be entered, the first force is offered all that may go", () => {
    const near = BOARD.near[BOARD.index["highlands"]].filter((t) => t !== BOARD.index["bohemia"]);
    const own = near.map((t) => ` ; ${landId(t)} red footman 1`).join("");
    expect(offered("footman 5", own)).toEqual({ footman: 4 });
  });
});

describe("Maneuver", () => {
  const t6 =
    "highlands red footman 5 ; hungary red footman 1 ; galicia red footman 1 ; rusland red footman 1 ; " +
    "poland red footman 2 against blue footman 3";

  it("5.10 (RE35, T6) up to two territories, through own undisputed ones, into own disputes", () => {
    const g = play(turn("split", t6));
    expect(g.targets("red", "maneuver", "highlands")).toEqual(["galicia", "hungary", "poland"]);
    expect(g.refusal("red maneuver highlands rusland footman 1")).toMatchObject({ code: "maneuver.far" });
    expect(g.code("red maneuver highlands highlands footman 1")).toBe("maneuver.same");
    expect(g.code("red maneuver highlands bohemia footman 1")).toBe("territory.not_own");
    g.do("red maneuver highlands poland footman 5");
    expect([g.at("poland"), g.at("highlands")]).toEqual(["red footman 7 against blue footman 3", "nobody"]);
    const attacker = play(
      turn("split", "bohemia red footman 3 ; poland blue footman 1 against red footman 1"),
    );
    attacker.do("red maneuver bohemia poland footman 2");
    expect(attacker.at("poland")).toBe("blue footman 1 against red footman 3");
    const third = play(
      turn("split", "bohemia red footman 3 ; poland blue footman 1 against green footman 1"),
    );
    expect(third.code("red maneuver bohemia poland footman 1")).toBe("territory.not_own");
  });

  it("5.11 (RE36) never out of a disputed territory, for the defender neither", () => {
    const g = play(turn("split", t6));
    expect(g.code("red maneuver poland highlands footman 1")).toBe("territory.disputed");
    const att = play(turn("split", "bohemia red footman 3 ; poland blue footman 1 against red footman 4"));
    expect(att.code("red maneuver poland bohemia footman 1")).toBe("territory.not_own");
  });

  it("5.12 (RE37) one unit stays in a city or castle territory, any other may be left empty", () => {
    const lands = "hungary red footman 3 ; highlands red footman 2 castle ; bavaria red footman 2 archer 1";
    const g = play(turn("split", lands));
    expect(g.code("red maneuver hungary bavaria footman 3")).toBe("force.leave");
    expect(g.code("red maneuver highlands bavaria footman 2")).toBe("force.leave");
    g.do("red maneuver bavaria hungary footman 2 archer 1");
    expect([g.at("bavaria"), g.at("hungary")]).toEqual(["nobody", "red footman 5 archer 1"]);
    expect(g.told).toContain("emptied");
  });
});

describe("Tax", () => {
  const t7 =
    "saxony red footman 1 ; friesland red footman 1 ; franconia red footman 1 ; lorraine red footman 1 ; " +
    "france red footman 1 ; normandy red footman 1 ; burgundy red footman 1";
  const attacked = t7.replace("lorraine red footman 1", "lorraine red footman 1 against blue footman 1");

  it("5.13 (RE38, T7, C12) a city's supply line pays: cities their value, other territories a coin", () => {
    for (const city of ["saxony", "france"])
      expect(play(turn("tax", t7), `red tax ${city}`).last("taxed").coins).toBe(12);
    expect(play(turn("tax", attacked), "red tax saxony").last("taxed").coins).toBe(6);
    expect(play(turn("tax", attacked), "red tax france").last("taxed").coins).toBe(5);
    expect(play(turn("tax", t7)).code("red tax lorraine")).toBe("tax.no_city");
    const only = play(turn("tax", "hungary red footman 1 against blue footman 1 ; galicia red footman 3"));
    expect(only.code("red tax hungary")).toBe("territory.disputed");
    expect(only.targets("red", "tax")).toEqual([]);
  });

  it("5.14 (RE39) tiles act with every city of the line that is taxed; a claim is no tax", () => {
    const g = play(turn("tax", t7), "red tax saxony");
    expect(g.at("france")).toBe("red footman 2 cavalry 1");
    expect(play(turn("tax", attacked), "red tax saxony").at("france")).toBe("red footman 1");
    expect(play(turn("tax", attacked), "red tax france").at("france")).toBe("red footman 2 cavalry 1");
    const claim = play(
      turn("split", "lorraine red footman 2"),
      "red split lorraine france footman 1",
      "red alone",
    );
    expect(claim.at("france")).toBe("red footman 1");
  });
});

describe("Spend", () => {
  it("5.15 (RE40) any number of purchases in one order, paid and placed one after the other", () => {
    const g = play(turn("tax", "england red footman 1 ; wales red footman 1", "coins 30"));
    g.do("red buy england footman 2", "red build wales", "red buy wales archer 1", "red crown");
    expect([g.coins("red"), g.at("wales"), g.at("england"), g.crowns("red")]).toEqual([
      4,
      "red footman 1 archer 1 castle",
      "red footman 3",
      2,
    ]);
    expect(g.code("red buy england cavalry 2")).toBe("coins.short");
    expect(g.code("red tax england")).toBe("order.given");
  });

  it("5.16 (RE41) 1, 2, 3 and 10 coins; into own undisputed city and castle territories", () => {
    const lands =
      "england red footman 1 ; wales red footman 1 ; scotland red footman 1 castle ; " +
      "hungary red footman 1 against blue footman 1 ; rome blue footman 1";
    const g = play(turn("tax", lands, "coins 32"));
    g.do("red buy england footman 1 archer 1 cavalry 1 siege 1", "red buy scotland footman 1");
    expect(g.coins("red")).toBe(15);
    expect(g.code("red buy wales footman 1")).toBe("buy.territory");
    expect(g.code("red buy hungary footman 1")).toBe("territory.disputed");
    expect(g.code("red buy rome footman 1")).toBe("territory.not_own");
    g.do("red build wales", "red buy wales cavalry 1");
    expect(g.at("wales")).toBe("red footman 1 cavalry 1 castle");
  });

  it("5.17 (RE42) a castle for 12 coins in any own undisputed territory without one", () => {
    const g = play(
      turn("tax", "england red footman 1 ; hungary red footman 1 against blue footman 1", "coins 24"),
    );
    expect(g.code("red build hungary")).toBe("territory.disputed");
    expect(g.code("red build wales")).toBe("territory.not_own");
    g.do("red build england");
    expect(g.code("red build england")).toBe("castle.twice");
    expect(g.coins("red")).toBe(12);
  });

  it("5.18 (RE43, C14) a Crown Card for 10 coins, one a round, even without a city", () => {
    const g = play(turn("tax", "wales red footman 1 ; rome blue footman 1", "coins 40"), "red crown");
    expect([g.crowns("red"), g.coins("red"), g.code("red crown")]).toEqual([1, 30, "crown.once"]);
    const second = play(turn("tax", HOMES, "coins 40 bought").replace("turn red", "turn red ; half 2"));
    expect(second.code("red crown")).toBe("order.not_on_card");
    const tax2 = turn("tax", HOMES, "coins 40 bought").replace("picks tax split", "picks split tax");
    expect(play(tax2.replace("turn red", "turn red ; half 2")).code("red crown")).toBe("crown.once");
    expect(play(turn("tax", `option kingdom_missions on ; ${HOMES}`, "coins 40")).code("red crown")).toBe(
      "crown.not_sold",
    );
  });
});

describe("bonus actions", () => {
  it("5.19 (RE44) King Me is no choice: the marker is taken with the reveal", () => {
    const g = play(
      "players red blue green yellow ; phase turns ; turn red ; first red ; seat red picks tax split ; " +
        `seat blue picks tax_king tax ; ${HOMES}`,
      "red end",
    );
    expect([g.acting, g.marker]).toEqual(["blue", "blue"]);
    expect(g.told.slice(-2)).toEqual(["revealed", "marker"]);
    expect(g.do("blue tax sweden").coins("blue")).toBe(8);
  });

  it("5.20 (RE45) Fortify: 4 footmen by a castle, 3 in a city, with both 4; disputed as the defender", () => {
    const lands =
      "england red footman 1 ; scotland red footman 1 castle ; rome red footman 1 castle ; wales red footman 2 ; " +
      "hungary red footman 1 against blue footman 1 ; poland blue footman 1 against red footman 1";
    const after = (t: string): string => play(turn("expand_fortify", lands), `red fortify ${t}`).at(t);
    expect(after("england")).toBe("red footman 4");
    expect(after("scotland")).toBe("red footman 5 castle");
    expect(after("rome")).toBe("red footman 5 castle");
    expect(after("hungary")).toBe("red footman 4 against blue footman 1");
    const g = play(turn("expand_fortify", lands));
    expect(g.code("red fortify wales")).toBe("fortify.territory");
    expect(g.code("red fortify poland")).toBe("territory.not_own");
    g.do("red expand wales ireland footman 1");
  });

  it("5.20 (RE45) a city that the same card's Expand has claimed can be fortified", () => {
    const g = play(turn("expand_fortify", "wales red footman 2"), "red expand wales ireland footman 1");
    expect(g.do("red fortify ireland").at("ireland")).toBe("red footman 4");
  });

  const t8 =
    "franconia red footman 1 siege 1 ; lorraine blue footman 2 archer 1 ; swabia blue footman 2 castle ; " +
    "bohemia blue footman 1 against red footman 1 ; england red footman 1 siege 1 ; saxony nobody castle ; " +
    "wales green footman 1";

  it("5.21 (RE46, T8) two dice for each weapon, each 3 or more removes a unit of the owner's choice; no reply", () => {
    const g = play(turn("expand_siege", t8));
    expect(g.targets("red", "assault", "franconia")).toEqual(["lorraine", "swabia"]);
    expect(g.code("red assault franconia bohemia")).toBe("territory.disputed");
    expect(g.code("red assault franconia saxony")).toBe("assault.unclaimed");
    expect(g.code("red assault england lorraine")).toBe("assault.not_by_land");
    g.do("blue set losses ask", "red assault franconia lorraine");
    expect(g.awaits).toBe("volley");
    expect(g.code("roll assault 3")).toBe("dice.count");
    g.do("roll assault 3 2");
    expect(g.awaits).toBe("losses blue");
    g.do("blue lose archer 1");
    expect([g.at("lorraine"), g.awaits]).toEqual(["blue footman 2", "turn red"]);
    expect(g.code("red assault franconia lorraine")).toBe("bonus.none");
    g.do("red expand franconia lorraine siege 1");
    const castle = play(turn("expand_siege", t8), "red assault franconia swabia", "roll assault 3 6");
    expect(castle.at("swabia")).toBe("nobody castle");
  });

  it("5.21, 14.2 (RE46, RE113) hits of a Siege Assault stand when who fired resigns: the cheapest units go", () => {
    const g = play(turn("expand_siege", t8), "blue set losses ask", "red assault franconia lorraine");
    g.do("roll assault 3 6", "red resign");
    expect(g.at("lorraine")).toBe("blue archer 1");
  });

  it("5.22 (RE47) without a Siege Weapon on the board at the reveal there is no Siege Assault in this turn", () => {
    const round = (units: string): ReturnType<typeof play> =>
      play(
        "players red blue green yellow ; phase turns ; turn yellow ; first yellow ; seat yellow picks tax split ; " +
          `seat red picks expand_siege split ; england red ${units} ; wales blue footman 1 ; rome yellow footman 1`,
        "yellow end",
      );
    expect(round("footman 3 siege 1").code("red assault england wales")).toBeUndefined();
    expect(round("footman 3").code("red assault england wales")).toBe("bonus.none");
  });

  it("5.23 (RE48) whose last unit an assault removes loses the territory at once; further hits are lost", () => {
    const g = play(
      turn("expand_siege", t8.replace("wales green", "scotland green")),
      "red assault england scotland",
    );
    g.do("roll assault 5 6");
    expect(g.at("scotland")).toBe("nobody");
    g.do("red expand england scotland footman 1");
    expect(g.at("scotland")).toBe("red footman 1");
  });
});

describe("disputed territories", () => {
  it("6.1 (RE49) never a third army; one army may be party to several disputes, also crosswise", () => {
    const g = play(
      turn(
        "split",
        "poland blue footman 2 against green footman 1 ; bohemia red footman 6 ; saxony blue footman 2 ; bavaria green footman 1",
      ),
    );
    expect(g.code("red split bohemia poland footman 1")).toBe("territory.disputed");
    g.do("red split bohemia saxony footman 1", "red also bavaria footman 1");
    expect(g.at("saxony")).toBe("blue footman 2 against red footman 1");
    expect(g.at("bavaria")).toBe("green footman 1 against red footman 1");
  });

  it("6.2 (RE50) what the defender, the attacker and a third army may do there", () => {
    const lands = (owner: string, attacker: string): string =>
      `hungary ${owner} footman 6 siege 1 castle against ${attacker} footman 2 siege 1 ; ` +
      "highlands red footman 2 siege 1 ; bavaria blue footman 1 ; england red footman 1 ; galicia red footman 2";
    const defends = (card: string): ReturnType<typeof play> =>
      play(turn(card, lands("red", "blue"), "coins 30"));
    const attacks = (card: string): ReturnType<typeof play> =>
      play(turn(card, lands("blue", "red"), "coins 30"));
    const third = (card: string): ReturnType<typeof play> =>
      play(turn(card, lands("blue", "green"), "coins 30"));
    expect(defends("expand_siege").code("red expand highlands hungary siege 1")).toBe("expand.own");
    expect(attacks("expand_siege").code("red expand highlands hungary siege 1")).toBe("territory.disputed");
    expect(third("expand_siege").code("red expand highlands hungary siege 1")).toBe("territory.disputed");
    expect(defends("expand_siege").code("red expand hungary serbia footman 1")).toBeUndefined();
    expect(attacks("expand_siege").code("red expand hungary serbia footman 1")).toBe("territory.not_own");
    expect(defends("split").code("red maneuver highlands hungary footman 1")).toBeUndefined();
    expect(attacks("split").code("red maneuver highlands hungary footman 1")).toBeUndefined();
    expect(third("split").code("red maneuver highlands hungary footman 1")).toBe("territory.not_own");
    expect(defends("split").code("red maneuver hungary highlands footman 1")).toBe("territory.disputed");
    expect(defends("split").code("red maneuver highlands galicia footman 1")).toBe("maneuver.far");
    expect(defends("tax").code("red tax hungary")).toBe("territory.disputed");
    expect(defends("tax").code("red buy hungary footman 1")).toBe("territory.disputed");
    expect(attacks("tax").code("red buy hungary footman 1")).toBe("territory.not_own");
    expect(defends("expand_fortify").code("red fortify hungary")).toBeUndefined();
    expect(attacks("expand_fortify").code("red fortify hungary")).toBe("territory.not_own");
    expect(defends("expand_siege").code("red assault hungary bavaria")).toBe("territory.disputed");
    expect(attacks("expand_siege").code("red assault highlands hungary")).toBe("territory.disputed");
    expect([defends("tax").crowns("red"), attacks("tax").crowns("red")]).toEqual([2, 1]);
  });

  it("6.3 (RE51) a dispute ends by its battle, or when a party leaves the game", () => {
    const g = play(turn("split", `${HOMES} poland blue footman 2 against green footman 1`), "red end");
    expect(g.at("poland")).toBe("blue footman 2 against green footman 1");
    g.do("blue resign");
    expect(g.at("poland")).toBe("green footman 1");
  });
});
