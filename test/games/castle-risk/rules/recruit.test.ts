import { describe, expect, it } from "vitest";
import { ground, play, type Played } from "../../../helpers/play";

function court(land = "", red = "coins 6 policies tax_king 1", green = ""): string {
  return ground({ phase: "diplomacy", red: `${red} ; lorraine infantry 1`, green, land });
}

describe("recruiting", () => {
  it.each([
    ["a neutral city over land", "", "red recruit swabia", undefined],
    ["over a sea-line", "", "red recruit england", undefined],
    ["out of reach", "", "red recruit rome", "recruit.not_adjacent"],
    ["a player's city", "", "red recruit france", "recruit.not_neutral"],
    ["an own city", "swabia red infantry 1", "red recruit swabia", "recruit.not_neutral"],
    ["no city", "", "red recruit burgundy", "recruit.no_city"],
  ])("12.5 (CR22) %s: %s%s is %s", (_, land, line, code) => {
    expect(play(court(land)).code(line)).toBe(code);
  });

  it.each([
    ["coins 6", "red recruit swabia", "recruit.none_left"],
    ["coins 2 policies tax_king 1", "red recruit swabia", "coins.short"],
    ["coins 5 policies tax_king 1", "red recruit swabia bribe", "coins.short"],
    ["coins 3 policies tax_king 1", "red recruit swabia", undefined],
  ])("12.5 (CR22) with %s: %s is %s", (red, line, code) => {
    expect(play(court("", red)).code(line)).toBe(code);
  });

  it.each([
    ["red recruit swabia", 3],
    ["red recruit swabia bribe", 0],
  ])("12.6 (CR22) %s is paid at once, gone without success too", (line, coins) => {
    const g = play(court(), line);
    expect(g.coins("red")).toBe(coins);
    expect(g.code("red end diplomacy")).toBe("chance.due");
    g.do("roll recruitment 1");
    expect(g.coins("red")).toBe(coins);
    expect(g.at("swabia")).toBe("neutral infantry 4 archer 2 cavalry 1");
    expect(g.code("red recruit swabia")).toBe("recruit.none_left");
  });

  const DIPLOMAT = "coins 6 policies tax_king 1 hand diplomat 2";

  function attempt(red: string, land: string, lines: readonly string[]): Played {
    return play(court(land, red), ...lines);
  }

  it.each([
    ["nothing", undefined, "", ["red recruit swabia"], 6],
    ["a bribe", undefined, "", ["red recruit swabia bribe"], 5],
    ["a siege weapon", undefined, "bavaria red siege 3", ["red recruit swabia"], 5],
    ["a siege weapon that moved", undefined, "bavaria red siege 1 twice siege 1", ["red recruit swabia"], 5],
    [
      "two places with siege weapons",
      undefined,
      "bavaria red siege 1 ; franconia red siege 1",
      ["red recruit swabia"],
      5,
    ],
    ["a siege weapon over the sea", undefined, "normandy red siege 1", ["red recruit england"], 5],
    [
      "a siege weapon elsewhere",
      undefined,
      "burgundy red infantry 1 ; venice red siege 1",
      ["red recruit swabia"],
      6,
    ],
    ["another's siege weapon", undefined, "bavaria blue siege 1", ["red recruit swabia"], 6],
    ["a Diplomat", DIPLOMAT, "", ["red recruit swabia", "red play diplomat"], 5],
    ["all three", DIPLOMAT, "bavaria red siege 1", ["red recruit swabia bribe", "red play diplomat"], 3],
  ])("12.7, 12.8, 12.9 (CR22) with %s", (_, red, land, lines, least) => {
    const fails = attempt(red ?? "coins 6 policies tax_king 1", land, lines).do(
      `roll recruitment ${least - 1}`,
    );
    expect(fails.told).toContain("declined");
    const wins = attempt(red ?? "coins 6 policies tax_king 1", land, lines).do(`roll recruitment ${least}`);
    expect(wins.told).toContain("recruited");
    expect(wins.last("recruited").value).toBe(6);
  });

  it("12.9 (CR22) a Diplomat is played after the payment, one to an attempt", () => {
    const g = play(court("", DIPLOMAT), "red recruit swabia");
    expect(g.awaits).toBe("play red");
    expect(g.code("red play general")).toBe("card.not_now");
    g.do("red play diplomat");
    expect(g.awaits).toBe("recruitment");
    expect(g.code("red play diplomat")).toBe("chance.due");
    const without = play(court("", DIPLOMAT), "red recruit swabia", "red pass", "roll recruitment 5");
    expect(without.told).toContain("declined");
    expect(without.hand("red")).toBe("diplomat 2");
  });

  it("12.9 (CR33) a Spy answers it before the roll; the attempt goes on, without a second one", () => {
    const g = play(
      court("", DIPLOMAT, "hand spy 1"),
      "red recruit swabia",
      "red play diplomat",
      "green play spy",
    );
    expect(g.awaits).toBe("answer red");
    g.do("red pass");
    expect(g.last("countered")).toMatchObject({ seat: 0, card: 3 });
    expect(g.awaits).toBe("recruitment");
    g.do("roll recruitment 5");
    expect(g.told).toContain("declined");
  });

  it("12.10 (CR22) success: the units change sides type for type, nothing is looted or plundered", () => {
    const g = play(
      court("swabia neutral infantry 2 siege 1 tokens 1"),
      "red recruit swabia",
      "roll recruitment 6",
    );
    expect(g.at("swabia")).toBe("red infantry 2 siege 1 tokens 1");
    expect(g.coins("red")).toBe(3);
    expect(g.awaits).toBe("diplomacy red");
  });

  it("12.10 (CR21) a siege weapon of the city may fire in the same turn", () => {
    const g = play(
      court(
        "swabia neutral siege 1 ; bavaria blue infantry 2",
        "coins 9 policies expand_siege 1 tax_king 1",
      ).replace("turn red ;", "turn red ; moves bombardments 1 recruitments 1 ;"),
      "red recruit swabia",
      "roll recruitment 6",
    );
    expect(g.code("red bombard swabia bavaria")).toBeUndefined();
  });

  it("12.10 (CR22) the city takes units from the next turn on", () => {
    const g = play(
      court("", "coins 6 reserve infantry 1 hand reinforcements 1 policies tax_king 1"),
      "red recruit swabia",
      "red pass",
      "roll recruitment 6",
    );
    g.do("red end diplomacy");
    expect(g.code("red place swabia infantry 1")).toBe("territory.taken_this_turn");
    expect(g.code("red reinforce swabia infantry")).toBe("territory.taken_this_turn");
    g.do("red place saxony infantry 1", "red end placement");
    expect(g.state.territories[12].marks).toBeUndefined();
  });

  it("12.11 (CR12) one city a turn; a failed attempt may be repeated while King Me lasts", () => {
    const two = court("moves recruitments 2", "coins 9 policies tax_king 1");
    const failed = play(two, "red recruit swabia", "roll recruitment 1");
    expect(failed.code("red recruit swabia")).toBeUndefined();
    const won = play(two, "red recruit swabia", "roll recruitment 6");
    expect(won.code("red recruit england")).toBe("recruit.none_left");
  });

  it("12.12 (CR35) a neutral castle outside a city is not recruited", () => {
    const g = play(court("burgundy neutral infantry 4 archer 2 castle"));
    expect(g.code("red recruit burgundy")).toBe("recruit.no_city");
  });
});
