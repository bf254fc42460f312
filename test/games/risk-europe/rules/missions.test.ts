import { describe, expect, it } from "vitest";
import { MISSIONS } from "../../../../src/games/risk-europe/rules/missions";
import { seenAction, seenEvent, viewOf } from "../../../../src/games/risk-europe/rules/view";
import { HOMES, endTurns, play, start, turn, battles } from "../play";

const ON = "option kingdom_missions on ; ";
const HEAD = `players red blue green yellow ; ${ON} round 3 ; phase turns ; half 2 ; first red ; opener red ; leader red ; turn yellow ; `;

/** The missions that red has turned over at the end of a round, held face down until then. */
function done(missions: string, lands: string, red = ""): string {
  const g = play(`${HEAD} seat red missions ${missions} ${red} ; ${lands}`, "yellow end");
  return g
    .all("completed")
    .map((e) => MISSIONS[e.mission])
    .join(" ");
}

/** Red's turn with these missions turned over. */
function bonus(card: string, completed: string, lands: string, red = ""): ReturnType<typeof play> {
  return play(turn(card, `${ON} ${lands}`, `completed ${completed} ${red}`));
}

describe("Kingdom Missions", () => {
  it("10.1 (RE75) eight missions face down; Crown Cards cannot be bought", () => {
    expect(start(["players red blue green yellow", "option kingdom_missions on"]).state.missions).toEqual([
      1, 1, 1, 1, 1, 1, 1, 1,
    ]);
    expect(play(turn("tax", `${ON} england red footman 1`, "coins 30")).code("red crown")).toBe(
      "crown.not_sold",
    );
  });

  const king =
    `players red blue green yellow ; ${ON} phase turns ; turn red ; first red ; seat red picks split tax ; ` +
    `seat blue picks tax_king tax ; ${HOMES}`;

  it("10.2 (RE76, C18) King Me draws two, one is kept, the other goes under the deck", () => {
    const g = play(king, "red end");
    expect([g.awaits, g.marker]).toEqual(["mission", "blue"]);
    expect(g.code("draw blue missions great_host")).toBe("missions.count");
    expect(g.code("draw red missions great_host broad_realm")).toBe("chance.seat");
    g.do("draw blue missions great_host broad_realm");
    expect(g.awaits).toBe("keep blue");
    expect(g.code("blue keep full_coffers")).toBe("keep.not_drawn");
    expect(g.code("blue end")).toBe("step.other");
    g.do("blue keep broad_realm");
    expect([g.awaits, g.state.seats[1].missions, g.state.below]).toEqual(["turn blue", [0], [7]]);
    expect(viewOf(g.state, 0).seats[1].missions).toEqual([-2]);
    expect(viewOf(g.state, 0).below).toEqual([]);
    expect(seenAction({ type: "keep", seat: 1, mission: 0 }, 0)).toBeUndefined();
    expect(seenEvent({ type: "kept", seat: 1, mission: 0 }, 0)).toEqual({
      type: "kept",
      seat: 1,
      mission: -2,
    });
    const gone =
      "gone broad_realm warden_of_the_marches full_coffers lesser_crowns master_of_the_straits engines_of_war";
    const one = play(`${king} ${gone} spoils_of_war`, "red end", "draw blue missions great_host");
    expect([one.awaits, one.state.seats[1].missions]).toEqual(["turn blue", [7]]);
    const none = play(`${king} ${gone} spoils_of_war great_host`, "red end");
    expect([none.awaits, none.marker]).toEqual(["turn blue", "blue"]);
    const under = play(`${king} below spoils_of_war ; ${gone}`, "red end");
    expect(under.code("draw blue missions spoils_of_war great_host")).toBe("missions.not_next");
    under.do("draw blue missions great_host spoils_of_war", "blue keep great_host");
    expect(under.state.below).toEqual([6]);
  });

  it("10.3 (RE77) judged at the end of the round, by the board as it is then, before victory", () => {
    expect(done("full_coffers", HOMES, "coins 20")).toBe("full_coffers");
    expect(done("full_coffers", HOMES, "coins 19")).toBe("");
    expect(
      done("lesser_crowns", `${HOMES} poland red footman 1 ; swabia red footman 1 ; hungary red footman 1`),
    ).toBe("lesser_crowns");
  });

  it("10.4 (RE78) turned over by itself, or by wish asked, complete or not; answers are shown together", () => {
    const g = play(
      `${HEAD} seat red missions full_coffers coins 20 reveal ask ; seat blue missions broad_realm reveal ask ; ` +
        `seat green missions great_host ; ${HOMES}`,
      "yellow end",
    );
    expect(g.awaits).toBe("missions red blue");
    expect(g.code("blue reveal broad_realm")).toBe("reveal.not_complete");
    g.do("red reveal full_coffers");
    expect([g.crowns("red"), viewOf(g.state, 1).seats[0].showing]).toEqual([1, []]);
    g.do("blue reveal");
    expect([g.crowns("red"), g.awaits]).toEqual([2, "pick red blue green yellow"]);
    const hidden = play(
      `${HEAD} seat red missions full_coffers coins 20 reveal ask ; ${HOMES}`,
      "yellow end",
    );
    expect(hidden.do("red reveal").crowns("red")).toBe(1);
    expect(hidden.state.seats[0].missions).toEqual([2]);
  });

  it("10.5 (RE79, C17) a crown for this very check and for ever, whatever becomes of the condition", () => {
    const six =
      "england red footman 1 ; saxony red footman 1 ; france red footman 1 ; ireland red footman 1 ; swabia red footman 1 ; " +
      "poland red footman 1 ; sweden blue footman 1 ; turkey green footman 1 ; leon_castile yellow footman 1 ; ";
    const g = play(`${HEAD} ${six} seat red missions full_coffers coins 20`, "yellow end");
    expect(g.result).toBe("crowns red");
    expect(bonus("tax", "full_coffers", HOMES, "coins 0").crowns("red")).toBe(2);
  });

  it("10.6 (RE80) the eight conditions, in the numbers of four players", () => {
    const nine =
      "scotland red footman 1 ; wales red footman 1 ; normandy red footman 1 ; lorraine red footman 1 ; " +
      "brittany red footman 1 ; friesland red footman 1 ; franconia red footman 1 ; ";
    expect(done("broad_realm", `${HOMES} ${nine} bavaria red footman 1`)).toBe("broad_realm");
    expect(done("broad_realm", `${HOMES} ${nine}`)).toBe("");
    const castle = HOMES.replace("england red footman 9", "england red footman 9 castle");
    expect(done("warden_of_the_marches", `${castle} wales red footman 1 castle`)).toBe(
      "warden_of_the_marches",
    );
    expect(done("warden_of_the_marches", `${castle} rome red footman 1 castle`)).toBe("");
    expect(done("lesser_crowns", `${HOMES} poland red footman 1 ; swabia red footman 1`)).toBe("");
    const straits = "normandy red footman 1 ; lorraine red footman 1 ; ";
    expect(done("master_of_the_straits", `${HOMES} ${straits}`)).toBe("");
    expect(
      done("master_of_the_straits", `${HOMES} ${straits} scotland red footman 1 ; norway red footman 1`),
    ).toBe("master_of_the_straits");
    expect(done("engines_of_war", `${HOMES} wales red siege 1 ; normandy red siege 1`)).toBe(
      "engines_of_war",
    );
    expect(done("engines_of_war", `${HOMES} wales red siege 1`)).toBe("");
    expect(done("spoils_of_war", HOMES, "spoils 4")).toBe("spoils_of_war");
    expect(done("spoils_of_war", HOMES, "spoils 3")).toBe("");
    expect(done("great_host", `${HOMES} wales red siege 4 footman 1`)).toBe("great_host");
    expect(done("great_host", `${HOMES} wales red siege 4`)).toBe("");
  });

  it("10.6 (RE80) with two players Broad Realm wants twelve territories", () => {
    const lands = [
      "england",
      "scotland",
      "wales",
      "normandy",
      "lorraine",
      "brittany",
      "friesland",
      "franconia",
      "bavaria",
      "bohemia",
      "denmark",
    ];
    const head = `players red blue ; ${ON} round 3 ; phase turns ; half 2 ; first red ; leader red ; opener red ; `;
    const rest =
      "seat red missions broad_realm ; turn blue ; sweden blue footman 1 ; army green out ; army yellow out ; ";
    const board = (ids: readonly string[]): string => ids.map((id) => `${id} red footman 1 ; `).join("");
    expect(play(`${head}${rest}${board(lands)}`, "blue end").told).not.toContain("completed");
    expect(play(`${head}${rest}${board([...lands, "norway"])}`, "blue end").told).toContain("completed");
  });

  it("10.7 (RE81, C27) Broad Realm: maneuvers may go three territories far", () => {
    const lands =
      "denmark red footman 2 ; saxony red footman 1 ; lorraine red footman 1 ; france red footman 1";
    expect(
      bonus("split", "broad_realm", lands).code("red maneuver denmark france footman 1"),
    ).toBeUndefined();
    expect(bonus("split", "great_host", lands).code("red maneuver denmark france footman 1")).toBe(
      "maneuver.far",
    );
    const ride = bonus("split", "broad_realm", `${lands} ; bohemia red footman 2`).do("red idle");
    expect(ride.code("red maneuver denmark france footman 2")).toBeUndefined();
  });

  it("10.8 (RE82) Warden of the Marches: Fortify places 6 by a castle, still 3 in a city without", () => {
    const lands = "england red footman 1 ; wales red footman 1 castle ; rome red footman 1 castle";
    const after = (t: string): string =>
      bonus("expand_fortify", "warden_of_the_marches", lands).do(`red fortify ${t}`).at(t);
    expect([after("england"), after("wales"), after("rome")]).toEqual([
      "red footman 4",
      "red footman 7 castle",
      "red footman 7 castle",
    ]);
  });

  it("10.9 (RE83, C25) Full Coffers: the first three footmen of each Spend order are free", () => {
    const g = bonus("tax", "full_coffers", "turkey red footman 1", "coins 0");
    expect(g.code("red buy turkey footman 4")).toBe("coins.short");
    g.do("red buy turkey footman 2");
    expect(g.refusal("red buy turkey footman 2")).toEqual({
      code: "coins.short",
      params: { cost: 1, coins: 0 },
    });
    g.do("red buy turkey footman 1");
    expect([g.at("turkey"), g.coins("red")]).toEqual(["red footman 4", 0]);
    const escort = bonus("tax", "full_coffers", "turkey red footman 1", "coins 10");
    escort.do("red buy turkey siege 1", "red buy turkey footman 3");
    expect(escort.at("turkey")).toBe("red footman 8 siege 1");
  });

  it("10.10 (RE84) Lesser Crowns: each black crown city of the taxed line gets a footman", () => {
    const lands = "poland red footman 1 ; hungary red footman 1 ; ireland red footman 1";
    const g = bonus("tax", "lesser_crowns", lands).do("red tax poland");
    expect([g.at("poland"), g.at("hungary"), g.at("ireland")]).toEqual([
      "red footman 2",
      "red footman 2",
      "red footman 1",
    ]);
  });

  it("10.11 (RE85, C24) Master of the Straits: a coin more for each sea-line of the taxed line, three at most", () => {
    const lands =
      "england red footman 1 ; normandy red footman 1 ; lorraine red footman 1 ; scotland red footman 1 ; norway red footman 1";
    expect(bonus("tax", "master_of_the_straits", lands).do("red tax england").last("taxed").coins).toBe(10);
    expect(done("master_of_the_straits", `${lands} ; ${HOMES.replace("england red footman 9 ; ", "")}`)).toBe(
      "master_of_the_straits",
    );
    const more = `${lands} ; brittany red footman 1 ; ireland red footman 1`;
    expect(bonus("tax", "master_of_the_straits", more).do("red tax england").last("taxed").coins).toBe(13);
    expect(bonus("tax", "great_host", lands).do("red tax england").last("taxed").coins).toBe(7);
  });

  it("10.12 (RE86, C25) Engines of War: Siege Weapons cost 6 coins", () => {
    const g = bonus("tax", "engines_of_war", "england red footman 1", "coins 6").do(
      "red buy england siege 1",
    );
    expect(g.coins("red")).toBe(0);
  });

  it("10.13 (RE87) Spoils of War counts battles won as the attacker since it was kept; then 2 coins for each", () => {
    const battle = (red: string): ReturnType<typeof play> =>
      play(
        battles("poland blue footman 1 against red footman 3", `${ON} seat red ${red}`),
        "roll main 6 6 6 vs 1",
      );
    expect(battle("missions spoils_of_war spoils 1").state.seats[0].spoils).toBe(2);
    expect(battle("missions great_host").state.seats[0].spoils).toBe(0);
    expect(battle("completed spoils_of_war").coins("red")).toBe(7);
    const raid = HOMES.replace("sweden blue", "sweden red").replace("england red", "england blue");
    const both = play(
      `players red blue green yellow ; ${ON} phase battles ; first red ; ${raid} seat red completed spoils_of_war ; ` +
        "poland blue footman 1 against red footman 3",
      "roll main 6 6 6 vs 1",
    );
    expect(both.coins("red")).toBe(11);
  });

  it("10.14 (RE88, C26) Great Host: archers hit on 4 when they defend", () => {
    const battle = (lands: string): ReturnType<typeof play> =>
      play(battles(lands, `${ON} seat blue completed great_host`));
    const defends = battle("poland blue archer 4 against red footman 9").do("roll archers vs 4 4 3 5");
    expect(defends.at("poland")).toBe("blue archer 4 against red footman 6");
    const attacks = battle("poland red footman 9 against blue archer 4").do("roll archers 4 4 3 5 vs");
    expect(attacks.at("poland")).toBe("red footman 8 against blue archer 4");
  });

  it("9.5 (RE73, C28) a mission that is met at the end of the round in which the last city fell saves for one round", () => {
    const g = play(
      `players red blue green yellow ; ${ON} phase battles ; first red ; ${HOMES.replace("sweden blue footman 9 ; ", "")} ` +
        "seat blue missions great_host ; norway blue siege 4 cavalry 4 ; poland blue footman 1 against red footman 3",
      "roll main 6 6 6 vs 1",
    );
    expect([g.isAlive("blue"), g.crowns("blue"), g.told.includes("saved")]).toEqual([true, 1, true]);
    expect(endTurns(g).awaits).toBe("pick red blue green yellow");
  });
});
