import { describe, expect, it } from "vitest";
import { ground, play } from "../../../helpers/play";

function muster(red: string, land: string): string {
  return ground({ phase: "placement", red, land });
}

describe("placement", () => {
  const all = "reserve infantry 5 archer 5 cavalry 5 siege 5";

  it.each([
    ["saxony", undefined],
    ["rome", undefined],
    ["england", "territory.taken_this_turn"],
    ["lorraine", "place.nowhere"],
    ["burgundy", undefined],
    ["france", "territory.not_own"],
    ["venice", "territory.not_own"],
    ["swabia", "territory.not_own"],
  ])("13.1 (CR23) into %s: %s", (where, code) => {
    const land =
      "rome red infantry 1 ; england red infantry 1 taken ; lorraine red infantry 1 ; burgundy red infantry 1 castle";
    expect(play(muster(all, land)).code(`red place ${where} infantry 1`)).toBe(code);
  });

  it("13.2 (CR23) the capital takes any number, with tokens too", () => {
    const g = play(muster("reserve infantry 50 siege 9", ""), "red place saxony infantry 50");
    expect(g.code("red place saxony infantry 1")).toBe("place.reserve");
    g.do("red place saxony siege 9");
    expect(g.at("saxony")).toBe("red infantry 51 siege 9");
    expect(g.code("red place saxony siege 1")).toBe("place.reserve_empty");
  });

  it.each([
    ["rome red infantry 1", "infantry 4", undefined],
    ["rome red infantry 1", "infantry 5", "place.limit"],
    ["rome red infantry 1", "cavalry 1 infantry 1", undefined],
    ["rome red infantry 1", "cavalry 1 archer 1", "place.limit"],
    ["rome red infantry 1", "siege 1", "place.limit"],
    ["rome red infantry 1 tokens 1", "archer 2", "place.limit"],
    ["rome red infantry 1 tokens 1", "cavalry 1", undefined],
    ["rome red infantry 1 tokens 9", "infantry 1", undefined],
    ["rome red infantry 1 castle", "infantry 5", undefined],
    ["rome red infantry 1 castle", "infantry 6", "place.limit"],
    ["rome red infantry 1 castle", "archer 2 infantry 1", undefined],
    ["rome red infantry 1 castle", "archer 3", "place.limit"],
  ])("13.3, 13.4 (CR23) %s takes %s: %s", (land, units, code) => {
    const g = play(muster(all.replace("infantry 5", "infantry 6"), land));
    expect(g.code(`red place rome ${units}`)).toBe(code);
  });

  it("13.3 (CR23) the limit is for the turn, not for the action, and without Tax/Spend", () => {
    const g = play(muster(`${all} policies tax 2`, "rome red infantry 1"), "red place rome archer 1");
    expect(g.refusal("red place rome cavalry 1")).toEqual({
      code: "place.limit",
      params: { territory: "rome", limit: 4 },
    });
    g.do("red place rome infantry 2");
    expect(g.code("red place rome infantry 1")).toBe("place.limit");
  });

  it("13.4 (CR23) a castle takes 1 infantry, and nothing else", () => {
    const g = play(muster(all, "lorraine red infantry 1 castle"));
    expect(g.code("red place lorraine archer 1")).toBe("place.limit");
    expect(g.code("red place lorraine infantry 2")).toBe("place.limit");
    g.do("red place lorraine infantry 1");
    expect(g.code("red place lorraine infantry 1")).toBe("place.limit");
  });

  it("13.4 (CR23) a castle's infantry comes on top in a city, before or after the rest", () => {
    const g = play(
      muster(all, "rome red infantry 1 castle"),
      "red place rome archer 2",
      "red place rome infantry 1",
    );
    expect(g.code("red place rome infantry 1")).toBe("place.limit");
    const other = play(
      muster(all, "rome red infantry 1 castle"),
      "red place rome infantry 1",
      "red place rome archer 2",
    );
    expect(other.code("red place rome infantry 1")).toBe("place.limit");
  });

  it("13.5 (CR23) the turn does not end before all is placed", () => {
    const g = play(muster("reserve infantry 2", ""), "red place saxony infantry 1");
    expect(g.code("red end placement")).toBe("end.reserve");
    g.do("red place saxony infantry 1", "red end placement");
    expect(g.last("turn").seat).toBe(1);
  });
});

describe("reinforcements", () => {
  const land =
    "lorraine red infantry 1 ; tunisia red infantry 1 ; rome red infantry 1 taken ; norway red infantry 1";

  it("13.6 (CR24) 2 infantry or 1 archer, anywhere that was held at the start of the turn", () => {
    const g = play(muster("hand reinforcements 4", land));
    g.do("red reinforce lorraine infantry", "red reinforce tunisia archer");
    expect(g.at("lorraine")).toBe("red infantry 3");
    expect(g.at("tunisia")).toBe("red infantry 1 archer 1");
    expect(g.hand("red")).toBe("reinforcements 2");
    expect(g.discards).toBe("reinforcements 2");
    expect(g.code("red reinforce rome infantry")).toBe("territory.taken_this_turn");
    expect(g.code("red reinforce burgundy infantry")).toBe("territory.not_own");
  });

  it("13.6 (CR24) one card to a territory in a turn, and none without a card", () => {
    const g = play(muster("hand reinforcements 2", land), "red reinforce lorraine infantry");
    expect(g.code("red reinforce lorraine archer")).toBe("reinforce.twice");
    g.do("red reinforce norway archer");
    expect(g.refusal("red reinforce tunisia archer")).toEqual({
      code: "card.not_held",
      params: { card: "reinforcements" },
    });
  });

  it("13.6 (CR24, CR33) they count against no limit, and no Spy answers", () => {
    const g = play(
      muster("hand reinforcements 1 reserve infantry 4", "rome red infantry 1").replace(
        "capital france",
        "capital france hand spy 2",
      ),
      "red reinforce rome infantry",
    );
    expect(g.awaits).toBe("placement red");
    g.do("red place rome infantry 4");
    expect(g.at("rome")).toBe("red infantry 7");
  });
});
