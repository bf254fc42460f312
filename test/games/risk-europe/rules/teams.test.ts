import { describe, expect, it } from "vitest";
import { CITIES, landId } from "../../../../src/risk/europe/board";
import { HOMES, play, start } from "../play";

const TEAMS = "players red blue green yellow ; option teams on ; ";

function turn(card: string, lands: string, more = ""): string {
  return `${TEAMS} ${more} phase turns ; turn red ; seat red picks ${card} tax coins 30 ; ${lands}`;
}

/** The end of a round: the last turn of it, yellow's, is to end. */
function last(round: number, lands: string, options = ""): string {
  return `${TEAMS} ${options} round ${round} ; phase turns ; half 2 ; first red ; opener red ; leader red ; turn yellow ; ${lands}`;
}

describe("teams", () => {
  it("13.1 (RE107) seats 1 and 3 against 2 and 4, without Crown Cards, crowns to win, or the crown's grace", () => {
    const g = play(turn("tax", HOMES).replace("picks tax tax", "picks tax split"));
    expect(g.code("red crown")).toBe("crown.not_sold");
    const many = CITIES.slice(0, 9).map((t) => `${landId(t)} red footman 1 ; `);
    const end = play(
      last(2, `${many.join("")} turkey green footman 1 ; greece blue footman 1 ; rusland yellow footman 1`),
      "yellow end",
    );
    expect(end.awaits).toBe("pick red blue green yellow");
  });

  it("13.2 (RE108) two cities each, a castle with the first alone", () => {
    const g = start(
      ["players red blue green yellow", "option teams on"],
      "red bid 1",
      "blue bid 0",
      "green bid 0",
      "yellow bid 0",
    );
    g.do(
      "red settle england 2 wales 3",
      "blue settle sweden 2 norway 3",
      "green settle turkey 2 bulgaria 3",
      "yellow settle rome 2 lombardy 3",
    );
    g.do(
      "red settle france 2 normandy 3",
      "blue settle saxony 2 denmark 3",
      "green settle leon_castile 2 portugal 3",
      "yellow settle rusland 2 galicia 3",
    );
    expect([g.at("england"), g.at("france"), g.coins("red"), g.coins("yellow"), g.crowns("yellow")]).toEqual([
      "red footman 2 castle",
      "red footman 2",
      10,
      11,
      3,
    ]);
    expect(g.awaits).toBe("pick red blue green yellow");
  });

  it("13.3 (RE109, C21) a teammate's territories are closed", () => {
    const lands =
      "england red footman 3 siege 1 ; wales green footman 3 ; ireland red footman 1 ; scotland blue footman 1 against green footman 1 ; " +
      "normandy green footman 1 ; france red footman 1";
    expect(play(turn("expand_siege", lands)).code("red expand england wales footman 1")).toBe("team.closed");
    const g = play(turn("expand_siege", lands));
    expect(g.code("red assault england wales")).toBe("team.closed");
    expect(g.code("red maneuver england wales footman 1")).toBe("territory.not_own");
    expect(g.code("red maneuver england france footman 1")).toBe("maneuver.far");
    expect(g.code("red expand england scotland footman 1")).toBe("territory.disputed");
    expect(g.code("red maneuver england scotland footman 1")).toBe("territory.not_own");
    const tax = play(turn("tax", lands).replace("picks tax tax", "picks tax split"), "red tax england");
    expect(tax.last("taxed").coins).toBe(3);
  });

  it("13.4 (RE110) without a city a player is out and the teammate plays on; a team without players has lost", () => {
    const g = play(
      last(2, HOMES.replace("turkey green footman 9 ; ", "bulgaria green footman 9 ; ")),
      "yellow end",
    );
    expect([g.isAlive("green"), g.awaits]).toEqual([false, "pick red blue yellow"]);
    g.do("red resign");
    expect([g.result, g.state.winner]).toEqual(["survivor blue yellow", 1]);
  });

  it("13.5 (RE111, C21) after 16 rounds the most cities win, Rome counting one, then territories, then coins", () => {
    expect(play(last(15, HOMES), "yellow end").state.step).toBe("pick");
    const cities = `${HOMES} poland green footman 1 ; rome yellow footman 1`;
    expect(play(last(16, cities), "yellow end").result).toBe("limit red green");
    expect(play(last(16, `${cities} ; wales blue footman 1`), "yellow end").result).toBe("limit blue yellow");
    expect(play(last(16, `${cities} ; seat blue coins 16`), "yellow end").result).toBe("limit blue yellow");
    expect(play(last(16, `${cities} ; seat blue coins 15`), "yellow end").result).toBe("draw");
    expect(play(last(16, HOMES, "option team_game cities ;"), "yellow end").state.step).toBe("pick");
  });

  it("13.5 (RE111) a team that holds all 15 cities ends either game", () => {
    const all = CITIES.map((t, i) => `${landId(t)} ${i % 2 === 0 ? "red" : "green"} footman 1 ; `).join("");
    for (const option of ["", "option team_game cities ;"]) {
      const g = play(last(3, `${all} wales blue footman 1 ; norway yellow footman 1`, option), "yellow end");
      expect(g.result).toBe("cities red green");
    }
  });
});
