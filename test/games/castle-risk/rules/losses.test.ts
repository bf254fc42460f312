import { describe, expect, it } from "vitest";
import { duel, guarded, type Played } from "../../../helpers/play";

function fight(force: string, defender: string, red = "", blue = ""): Played {
  return duel(
    {
      red: `${red} ; lorraine ${guarded(force)}`,
      blue: `${blue} ; burgundy ${defender}`,
      green: "",
      land: "swabia neutral infantry 1 archer 2 cavalry 1",
    },
    `red attack lorraine burgundy ${force}`,
  );
}

describe("losses", () => {
  it.each([
    [1, [0, 1, 1, 1]],
    [2, [0, 0, 1, 1]],
    [3, [0, 0, 0, 1]],
  ])("8.14 (CR30) %i lost, cheapest first, leaves %j", (n, left) => {
    const g = fight("infantry 1 archer 1 cavalry 1 siege 1", "siege 2");
    const faces = [6, 6, 6, 6].map((face, i) => (i < n ? face : 1));
    g.do(`roll siege 1 1 vs ${faces.join(" ")}`);
    expect(g.state.battle?.force).toEqual(left);
    expect(g.awaits).toBe("dice");
  });

  it("8.14 (CR30) neutral units go cheapest first, whatever players wish", () => {
    const g = duel(
      {
        red: "losses ask ; lorraine infantry 1 siege 1",
        blue: "losses ask",
        land: "swabia neutral infantry 1 archer 2 cavalry 1",
      },
      "red attack lorraine swabia siege 1",
      "roll siege 6 6 vs 1",
    );
    expect(g.at("swabia")).toBe("neutral archer 1 cavalry 1");
  });

  it("8.14 (CR30) who asked to be asked chooses exactly what is due, of what is there", () => {
    const g = fight("infantry 2 archer 1 siege 1", "siege 1", "losses ask").do("roll siege 1 1 vs 4 5");
    expect(g.awaits).toBe("losses red");
    expect(g.refusal("red lose archer 1")).toEqual({ code: "lose.count", params: { count: 1, due: 2 } });
    expect(g.refusal("red lose archer 2")).toEqual({
      code: "lose.short",
      params: { unit: "archer", count: 2, there: 1 },
    });
    expect(g.code("blue lose siege 1")).toBe("seat.not_asked");
    g.do("red lose archer 1 siege 1");
    expect(g.state.battle?.force).toEqual([2, 0, 0, 0]);
  });

  it.each([
    ["one kind", "infantry 3", "roll siege vs 4 4"],
    ["all are lost", "infantry 1 archer 1", "roll siege vs 4 4"],
    ["none is lost", "infantry 1 archer 1", "roll siege vs 1 1"],
  ])("8.15 (CR30) nobody is asked where %s", (_, force, roll) => {
    const g = fight(force, "siege 1", "losses ask").do(roll);
    expect(g.state.step).not.toBe("losses");
  });

  it("8.15 (CR30) where both choose, the attacker is first, openly", () => {
    const g = fight("archer 1 siege 1", "archer 1 siege 1", "losses ask", "losses ask").do(
      "roll siege 4 1 vs 4 1",
    );
    expect(g.awaits).toBe("losses red");
    g.do("red lose siege 1");
    expect(g.last("lost")).toMatchObject({ seat: 0, units: [0, 0, 0, 1] });
    expect(g.awaits).toBe("losses blue");
    g.do("blue lose archer 1");
    expect(g.at("burgundy")).toBe("blue siege 1");
    expect(g.awaits).toBe("dice");
  });

  it("8.16 hits beyond the last unit are lost", () => {
    const g = fight("siege 3", "infantry 1").do("roll siege 6 6 6 6 6 6 vs");
    expect(g.last("rolled").defenderDue).toBe(1);
    expect(g.at("burgundy")).toBe("red siege 3");
  });

  it("8.17 (CR30) wishes change at any time and count from the next question on", () => {
    const g = fight("infantry 2 archer 2", "siege 1");
    expect(g.state.step).toBe("dice");
    g.do("red set losses ask", "green set windows never", "blue set dice ask", "roll siege vs 4 1");
    expect(g.awaits).toBe("losses red");
    g.do("red set losses cheapest");
    expect(g.awaits).toBe("losses red");
    g.do("red lose archer 1", "roll archers 1 vs", "roll main 1 1 1 vs 6");
    expect(g.state.battle?.force).toEqual([1, 1, 0, 0]);
    expect(g.seat("blue").settings).toEqual({ losses: "cheapest", dice: "ask", windows: "holding" });
    expect(g.seat("green").settings.windows).toBe("never");
  });
});
