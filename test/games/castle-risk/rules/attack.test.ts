import { describe, expect, it } from "vitest";
import { ground, play } from "../../../helpers/play";

function war(land: string, red = ""): string {
  return ground({ red: `${red} ; saxony infantry 4`, blue: "france infantry 2", land });
}

describe("attack moves", () => {
  it.each([
    ["into empty land", "red attack saxony lorraine infantry 2", undefined],
    ["against a neutral city", "red attack england ireland infantry 1", "territory.not_adjacent"],
    ["over a sea-line", "red attack england lorraine infantry 1", undefined],
    ["over land", "red attack england scotland infantry 1", undefined],
    ["not adjacent", "red attack saxony france infantry 1", "territory.not_adjacent"],
    ["from another's", "red attack france lorraine infantry 1", "territory.not_own"],
    ["from empty land", "red attack lorraine france infantry 1", "territory.not_own"],
    ["into the own", "red attack saxony friesland infantry 1", "attack.own"],
  ])("7.1 (CR17) %s: %s is %s", (_, line, code) => {
    expect(play(war("england red infantry 3 ; friesland red infantry 1")).code(line)).toBe(code);
  });

  it.each([
    ["", 1],
    ["policies expand 1", 2],
    ["policies expand 2 expand_siege 1", 4],
  ])("7.2 (CR12, CR17) with %j %i moves", (red, moves) => {
    const targets = ["lorraine", "franconia", "friesland", "bohemia", "denmark"];
    const g = play(war("saxony red infantry 9", red).replace("saxony red infantry 4 ; ", ""));
    for (const t of targets.slice(0, moves)) g.do(`red attack saxony ${t} infantry 1`);
    expect(g.code(`red attack saxony ${targets[moves]} infantry 1`)).toBe("attack.none_left");
    g.do("red end attack");
  });

  it("7.3 (CR17) any selection of the units there, at least one stays", () => {
    const g = play(war("lorraine red infantry 2 siege 1"));
    expect(g.refusal("red attack lorraine franconia infantry 2 siege 1")).toEqual({
      code: "force.leave_one",
      params: { territory: "lorraine" },
    });
    expect(g.code("red attack lorraine franconia cavalry 1")).toBe("force.short");
    expect(g.refusal("red attack lorraine franconia infantry 3")).toMatchObject({
      code: "force.short",
      params: { unit: "infantry", count: 3, free: 2 },
    });
    expect(g.code("red attack lorraine franconia")).toBe("units.none");
    g.do("red attack lorraine franconia infantry 1 siege 1");
    expect(g.at("lorraine")).toBe("red infantry 1");
    expect(g.at("franconia")).toBe("red infantry 1 siege 1");
    expect(play(war("lorraine red infantry 1")).code("red attack lorraine franconia infantry 1")).toBe(
      "force.leave_one",
    );
  });

  it("7.4 (CR17) the units of an attack are spent, those left behind are free", () => {
    const g = play(
      war("lorraine red infantry 5", "policies expand 2"),
      "red attack lorraine franconia infantry 3",
    );
    expect(g.code("red attack franconia swabia infantry 1")).toBe("attack.spent");
    g.do("red attack lorraine friesland infantry 1", "red end attack");
    expect(g.code("red fortify franconia lorraine infantry 1")).toBe("fortify.spent");
    expect(g.code("red fortify saxony lorraine infantry 3")).toBeUndefined();
  });

  it("7.4 (CR17) of units that came later some are free and some are spent", () => {
    const g = play(
      war("lorraine red infantry 5 ; franconia nobody", "policies expand_fortify 2"),
      "red attack lorraine franconia infantry 2",
      "red end attack",
      "red fortify lorraine franconia infantry 2",
    );
    expect(g.refusal("red fortify franconia saxony infantry 3")).toMatchObject({
      code: "force.short",
      params: { count: 3, free: 2 },
    });
    g.do("red fortify franconia saxony infantry 2");
    expect(g.at("franconia")).toBe("red infantry 2");
  });

  it("7.5 (CR17) empty land is entered without combat, and the force is spent", () => {
    const g = play(war(""), "red attack saxony lorraine infantry 3");
    expect(g.at("lorraine")).toBe("red infantry 3");
    expect(g.told).toEqual(["entered"]);
    expect(g.awaits).toBe("attack red");
    expect(g.state.territories[10].marks).toMatchObject({ taken: true, spent: [3, 0, 0, 0] });
  });

  it("7.6 (CR17) neutral units are fought as a player's are", () => {
    const g = play(war("burgundy red infantry 4"), "red attack burgundy swabia infantry 3");
    expect(g.last("battle")).toMatchObject({ seat: 0, defender: -2 });
    expect(g.awaits).toBe("dice");
  });

  it.each([
    ["lorraine blue infantry 1 castle", "infantry 2", "attack.castle"],
    ["lorraine blue infantry 1 castle", "infantry 2 siege 1", undefined],
    ["lorraine neutral infantry 4 archer 2 castle", "infantry 2", "attack.castle"],
    ["lorraine neutral infantry 4 archer 2 castle", "siege 1", undefined],
    ["lorraine blue infantry 1", "infantry 2", undefined],
  ])("7.7 (CR18) against %s with %s: %s", (land, force, code) => {
    const g = play(war(`${land} ; burgundy red infantry 3 siege 1`));
    expect(g.code(`red attack burgundy lorraine ${force}`)).toBe(code);
  });

  it("7.7 (CR18) a siege weapon that is spent does not help", () => {
    const g = play(
      war(
        "burgundy red infantry 2 siege 1 spent siege 1 ; lorraine blue infantry 1 castle ; lombardy blue infantry 1",
      ),
    );
    expect(g.code("red attack burgundy lorraine infantry 1")).toBe("attack.castle");
    expect(g.code("red attack burgundy lombardy infantry 1")).toBeUndefined();
  });

  it("7.8 (CR17) an empty castle is open to any unit", () => {
    const g = play(war("lorraine nobody castle"), "red attack saxony lorraine infantry 1");
    expect(g.at("lorraine")).toBe("red infantry 1 castle");
  });

  it("7.9 a spent unit may be the one that stays behind", () => {
    const g = play(
      war("lorraine red infantry 1 cavalry 1 spent infantry 1"),
      "red attack lorraine burgundy cavalry 1",
    );
    expect(g.at("lorraine")).toBe("red infantry 1");
    expect(g.at("burgundy")).toBe("red cavalry 1");
  });
});
