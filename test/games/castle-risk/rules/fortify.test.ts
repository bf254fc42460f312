import { describe, expect, it } from "vitest";
import { ground, play } from "../../../helpers/play";

function camp(land: string, red = "", table = ""): string {
  return ground({
    phase: "fortify",
    table,
    red: `${red} ; saxony infantry 4`,
    blue: "france infantry 2",
    land,
  });
}

describe("fortify moves", () => {
  it.each([
    ["over land", "red fortify saxony lorraine infantry 3", undefined],
    ["over a sea-line", "red fortify lorraine england infantry 1", undefined],
    ["too far", "red fortify saxony england infantry 1", "territory.not_adjacent"],
    ["all of them", "red fortify saxony lorraine infantry 4", "force.leave_one"],
    ["from the last unit", "red fortify england lorraine siege 1", "force.leave_one"],
    ["another's", "red fortify lorraine france infantry 1", "territory.not_own"],
    ["nothing", "red fortify saxony lorraine", "units.none"],
  ])("11.1 (CR19) %s: %s is %s", (_, line, code) => {
    expect(play(camp("lorraine red infantry 2 cavalry 1 ; england red siege 1")).code(line)).toBe(code);
  });

  it("11.1 (CR19) takes any selection of units", () => {
    const g = play(
      camp("lorraine red infantry 2 archer 2 cavalry 1"),
      "red fortify lorraine saxony archer 1 cavalry 1",
    );
    expect(g.at("lorraine")).toBe("red infantry 2 archer 1");
    expect(g.at("saxony")).toBe("red infantry 4 archer 1 cavalry 1");
  });

  it.each([
    ["", 1],
    ["policies expand_fortify 1", 2],
    ["policies expand_fortify 2", 3],
    ["policies expand 2", 1],
  ])("11.2 (CR12, CR19) with %j there are %i moves", (red, moves) => {
    const g = play(camp("lorraine red infantry 1", red));
    for (let i = 0; i < moves; i++) g.do("red fortify saxony lorraine infantry 1");
    expect(g.code("red fortify lorraine saxony infantry 1")).toBe("fortify.none_left");
  });

  it("11.3 (CR19) no unit makes a third move", () => {
    const g = play(
      camp("lorraine red infantry 1 ; burgundy red infantry 1", "policies expand_fortify 2"),
      "red fortify saxony lorraine infantry 3",
      "red fortify lorraine burgundy infantry 3",
    );
    // One of the three moves was made by the infantry that stood in Lorraine: it moved once, two moved twice.
    expect(g.refusal("red fortify burgundy lorraine infantry 3")).toMatchObject({
      code: "force.short",
      params: { count: 3, free: 2 },
    });
    g.do("red fortify burgundy lorraine infantry 2");
    expect(g.at("lorraine")).toBe("red infantry 3");
  });

  it("11.3 (CR19) of equal units those that have moved least go", () => {
    const g = play(
      camp("lorraine red infantry 2 ; burgundy red infantry 1", "policies expand_fortify 2"),
      "red fortify saxony lorraine infantry 2",
      "red fortify lorraine burgundy infantry 2",
      "red fortify burgundy lorraine infantry 2",
    );
    const lorraine = g.state.territories[10];
    expect(lorraine.units).toEqual([4, 0, 0, 0]);
    // Two came once from Saxony; of the two from Burgundy one was fresh there, one had come from Lorraine.
    expect(lorraine.marks).toMatchObject({ once: [3, 0, 0, 0], twice: [1, 0, 0, 0] });
  });

  it("11.4 (CR17) units that attacked stay, others join them in what they took", () => {
    const g = play(
      camp("burgundy red infantry 3 taken spent infantry 3 ; lorraine red infantry 4 spent infantry 1"),
    );
    expect(g.code("red fortify burgundy lorraine infantry 1")).toBe("fortify.spent");
    expect(g.refusal("red fortify lorraine burgundy infantry 4")).toMatchObject({ code: "force.short" });
    g.do("red fortify lorraine burgundy infantry 3");
    expect(g.at("burgundy")).toBe("red infantry 6");
  });

  it("11.5 (CR19) empty land is not entered", () => {
    expect(play(camp("")).refusal("red fortify saxony lorraine infantry 1")).toEqual({
      code: "territory.not_own",
      params: { territory: "lorraine" },
    });
  });
});

describe("castles", () => {
  const bought = ["policies expand_fortify 1", "moves attacks 0 fortifies 1 castle bought"] as const;

  it.each([
    ["saxony", undefined],
    ["lorraine", undefined],
    ["swabia", undefined],
    ["burgundy", "territory.taken_this_turn"],
    ["friesland", "build.castle_there"],
    ["france", "territory.not_own"],
    ["venice", "territory.not_own"],
  ])("11.6 (CR20) in %s: %s", (where, code) => {
    const land =
      "lorraine red infantry 1 ; swabia red infantry 1 ; burgundy red infantry 1 taken ; friesland red infantry 1 castle";
    expect(play(camp(land, ...bought)).code(`red build ${where}`)).toBe(code);
  });

  it("11.6 (CR12, CR20) one is built, and none that was not bought", () => {
    const g = play(camp("lorraine red infantry 1", ...bought), "red build lorraine");
    expect(g.at("lorraine")).toBe("red infantry 1 castle");
    expect(g.last("built")).toMatchObject({ seat: 0, territory: 10 });
    expect(g.code("red build saxony")).toBe("build.none_bought");
    expect(play(camp("", "policies expand_fortify 1")).code("red build saxony")).toBe("build.none_bought");
  });
});
