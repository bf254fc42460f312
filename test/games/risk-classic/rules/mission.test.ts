import { describe, expect, it } from "vitest";
import { ENGINE } from "../../../../src/games/risk-classic/engine";
import { META } from "../../../../src/games/risk-classic/meta";
import { MISSIONS } from "../../../../src/games/risk-classic/rules/missions";
import { DEALT, held, landsIn, some } from "../../../helpers/world";
import { duel, placeAll, play, start, type Played } from "../play";

/** Red attacks with one mission, Blue and Green have others; Green sits in Siam, Blue has the rest. */
function mission(
  red: string,
  lands: string,
  more = "",
  blue = "territories_18",
  green = "asia_africa",
): Played {
  return duel({
    table: `option mode secret_mission ; ${more}`,
    red: `mission ${red}`,
    blue: `mission ${blue}`,
    green: `mission ${green}`,
    land: lands,
  });
}

const WIN = "roll dice 6 5 4 vs 1";

describe("the deck of missions", () => {
  it("10.1 (RC63) twelve, and by the option two more", () => {
    expect(MISSIONS.length).toBe(14);
    expect(MISSIONS.slice(0, 12)).toEqual([
      ...META.colours.map((colour) => `destroy_${colour}`),
      ...["north_america_africa", "north_america_australia", "asia_africa", "asia_south_america"],
      ...["territories_18", "territories_24"],
    ]);
    const header = ["players red blue green", "option mode secret_mission"];
    const twelve = start(header, "roll first red 6 blue 1 green 1");
    expect(twelve.code("draw red mission europe_australia_third")).toBe("mission.not_in_deck");
    const fourteen = start([...header, "option missions 14"], "roll first red 6 blue 1 green 1");
    expect(fourteen.code("draw red mission europe_australia_third")).toBeUndefined();
  });

  it("10.2 (RC64) without missions against colours that nobody plays; one each, then territories", () => {
    const g = start(
      ["players red blue green", "option mode secret_mission"],
      "roll first red 1 blue 6 green 1",
    );
    expect(g.awaits).toBe("mission");
    expect(g.code("draw blue mission destroy_purple")).toBe("mission.not_in_deck");
    expect(g.code("draw red mission territories_24")).toBe("chance.seat");
    g.do("draw blue mission destroy_red");
    expect(g.code("draw green mission destroy_red")).toBe("mission.not_in_deck");
    g.do("draw green mission territories_24", "draw red mission asia_africa");
    expect(g.awaits).toBe("deal");
    g.do(DEALT);
    expect([g.awaits, g.mission("green")]).toEqual(["place blue", "territories_24"]);
  });

  it("10.3 (RC65) a mission is its owner's secret until the game ends; one of a player who is out is gone", () => {
    const g = mission("territories_24", `${held("red", 1, ...some(22))} india red 9 ; siam green 1`);
    expect([g.seenBy("blue").mission("red"), g.seenBy("red").mission("red")]).toEqual([
      "none",
      "territories_24",
    ]);
    expect(ENGINE.view.action(g.parse("draw red mission asia_africa"), 1)).toMatchObject({ mission: -2 });
    g.do("red attack india siam 3", WIN, "red occupy 3");
    expect([g.result, g.seenBy("blue").mission("red"), g.mission("green")]).toEqual([
      "mission red",
      "territories_24",
      "none",
    ]);
  });
});

describe("missions to destroy", () => {
  it("10.4 (RC66) the own colour: 24 territories instead", () => {
    const g = mission(
      "destroy_red",
      `${held("red", 1, ...some(22))} india red 9 ; siam green 2 ; china green 1`,
    );
    g.do("red attack india china 3", WIN, "red occupy 3");
    expect(g.result).toBe("mission red");
  });

  const last = "india red 9 ; siam green 1 ; egypt red 1";

  it("10.5 (RC67) who destroys the target wins; so does its hunter when another does it, in that player's turn", () => {
    const own = mission("destroy_green", last).do("red attack india siam 3", WIN, "red occupy 3");
    expect(own.result).toBe("mission red");
    const others = mission("territories_24", last, "", "destroy_green");
    others.do("red attack india siam 3", WIN, "red occupy 3");
    expect([others.result, others.state.turn]).toEqual(["mission blue", 0]);
  });

  it("10.5 (RC67) by the option the hunter of a target that falls to another has 24 territories to hold", () => {
    const lands = "india red 9 ; siam green 1 ; egypt red 1 ; peru blue 1";
    const g = play(
      "players red blue green purple ; option mode secret_mission ; option target_destroyed territories ; phase attack ; " +
        `seat red mission territories_24 ; seat blue mission destroy_green ; seat green mission asia_africa ; ` +
        `seat purple mission destroy_red ; ${lands} ; others purple 1`,
    );
    g.do("red attack india siam 3", WIN, "red occupy 3");
    expect([g.mission("blue"), g.result]).toEqual(["destroy_green changed", "none nobody"]);
    const told = g.last("mission_changed");
    expect([ENGINE.view.event(told, 0), ENGINE.view.event(told, 1)]).toEqual([undefined, told]);
    const own = mission("destroy_green", last, "option target_destroyed territories");
    expect(own.do("red attack india siam 3", WIN, "red occupy 3").result).toBe("mission red");
  });

  it("10.6 (RC68) where one step fulfils several missions the player whose turn it is wins", () => {
    const g = mission(
      "territories_24",
      `${held("red", 1, ...some(22))} india red 9 ; siam green 1`,
      "",
      "destroy_green",
    );
    expect(g.do("red attack india siam 3", WIN, "red occupy 3").result).toBe("mission red");
  });

  it("10.10 (RC72) resigned armies are still of their colour: it is destroyed with the last of them", () => {
    const g = mission("destroy_green", last).do("green resign");
    expect(g.result).toBe("none nobody");
    expect(g.do("red attack india siam 3", WIN, "red occupy 3").result).toBe("mission red");
  });

  it("10.10 (RC72) a colour without an army as the first turn begins: 24 territories instead", () => {
    const g = start(
      ["players red blue green purple", "option mode secret_mission", "option armies_a_turn all"],
      "roll first red 6 blue 1 green 1 purple 1",
      "draw red mission destroy_purple",
      "draw blue mission territories_24",
      "draw green mission asia_africa",
      "draw purple mission destroy_red",
      "purple resign",
      DEALT,
    );
    placeAll(g);
    expect([g.mission("red"), g.result]).toEqual(["destroy_purple changed", "none nobody"]);
  });
});

describe("missions to hold", () => {
  it("10.7 (RC69) a fulfilled mission is declared at once, by itself", () => {
    const g = mission(
      "north_america_australia",
      `${held("red", 1, ...landsIn("north_america"), ...landsIn("australia"))} siam green 1`
        .replace("indonesia red 1", "indonesia blue 1")
        .replace("new_guinea red 1", "new_guinea red 4"),
    );
    g.do("red attack new_guinea indonesia 3", WIN);
    expect([g.result, g.awaits]).toEqual(["mission red", "over"]);
  });

  it.each([
    ["north_america_africa", ["north_america", "africa"]],
    ["north_america_australia", ["north_america", "australia"]],
    ["asia_africa", ["asia", "africa"]],
    ["asia_south_america", ["asia", "south_america"]],
  ])("10.8 (RC70) %s asks for every territory of both; more does no harm", (id, continents) => {
    const lands = continents.flatMap(landsIn);
    const [first] = lands;
    const others = "blue 1 ; iceland green 1 ; great_britain red 1";
    const hunt = (rest: readonly string[], extra: string): string =>
      duel({
        phase: "reinforce",
        table: "option mode secret_mission",
        red: `mission ${id}`,
        blue: "mission territories_18",
        green: "mission destroy_red",
        land: `${held("red", 1, ...rest)} ${extra} others ${others}`,
      }).do(`red place great_britain 1`).result;
    expect(hunt(lands, "")).toBe("mission red");
    expect(hunt(lands.slice(1), `${first} green 1 ;`)).toBe("none nobody");
    expect(hunt(lands, "scandinavia red 1 ;")).toBe("mission red");
  });

  it("10.8 (RC70) a third continent is any other", () => {
    const two = [...landsIn("europe"), ...landsIn("australia")];
    const third = (lands: readonly string[]): string =>
      duel({
        phase: "reinforce",
        table: "option mode secret_mission ; option missions 14",
        red: "mission europe_australia_third",
        blue: "mission territories_18",
        green: "mission asia_africa",
        land: `${held("red", 1, ...two, ...lands)} siam green 1`,
      }).do("red place iceland 1").result;
    expect(third([])).toBe("none nobody");
    expect(third(landsIn("africa"))).toBe("mission red");
    expect(third(landsIn("south_america"))).toBe("mission red");
    expect(third(landsIn("africa").slice(1))).toBe("none nobody");
  });

  const few = some(18);

  it("10.9 (RC71) 18 territories count with two armies each: by placing, moving in, fortifying", () => {
    const [first, ...rest] = few;
    const base =
      "players red blue green ; option mode secret_mission ; seat red mission territories_18 ; seat blue mission asia_africa ; seat green mission destroy_red";
    const placing = play(
      `${base} ; phase reinforce ; ${first} red 1 ; ${held("red", 2, ...rest)} siam green 1 ; others blue 1`,
    );
    expect(placing.do(`red place ${first} 1`).result).toBe("mission red");
    const moving = play(
      `${base} ; phase attack ; alaska blue 1 ; ${held("red", 2, ...some(16, ["alaska", "alberta"]))} alberta red 4 ; siam green 1 ; others blue 1`,
    );
    moving.do("red attack alberta alaska 2", "roll dice 6 5 vs 1");
    expect(moving.awaits).toBe("occupy red");
    expect(moving.do("red occupy 2").result).toBe("mission red");
    const fewer = play(
      `${base} ; phase attack ; alaska blue 1 ; ${held("red", 2, ...some(16, ["alaska", "alberta"]))} alberta red 4 ; siam green 1 ; others blue 1`,
    );
    expect(fewer.do("red attack alberta alaska 2", "roll dice 6 5 vs 1", "red occupy 3").result).toBe(
      "none nobody",
    );
    const late = play(
      `${base} ; phase fortify ; alaska red 1 ; ${held("red", 2, ...some(16, ["alaska", "alberta"]))} alberta red 3 ; siam green 1 ; others blue 1`,
    );
    expect(late.do("red fortify alberta alaska 1").result).toBe("mission red");
  });

  it("10.9 (RC71) 24 territories count with any armies", () => {
    const g = mission(
      "territories_24",
      `${held("red", 1, ...some(22))} india red 4 ; siam green 1 ; china green 1`,
    );
    expect(g.do("red attack india china 3", WIN).result).toBe("mission red");
  });

  it("10.11 (RC73) continents pay as always", () => {
    const g = duel({
      phase: "reinforce",
      table: "option mode secret_mission",
      red: "mission territories_24",
      blue: "mission territories_18",
      green: "mission asia_africa",
      land: `${held("red", 1, ...landsIn("australia"))} siam green 1`,
    });
    expect(g.state.due).toBe(3 + 2);
  });
});
