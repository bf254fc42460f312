import { describe, expect, it } from "vitest";
import { duel, type Played } from "../play";

/** Red has ended the attack; Alaska, Alberta and Ontario hang together, Brazil lies apart. */
function late(table = ""): Played {
  return duel({ phase: "fortify", table, red: "alaska 5 ; alberta 2 ; ontario 1 ; brazil 3" });
}

describe("the card", () => {
  const capture = ["red attack alaska kamchatka 3", "roll dice 6 5 4 vs 1"];

  it("7.1 (RC46) one card for a capture, before fortifying, however many territories were taken", () => {
    const g = duel({ red: "alaska 4 ; brazil 4" });
    g.do(...capture, "red attack brazil peru 3", "roll dice 6 5 4 vs 1", "red end");
    expect(g.awaits).toBe("card");
    g.do("draw red card egypt");
    expect([g.hand("red"), g.awaits]).toEqual(["egypt", "fortify red"]);
  });

  it("7.1 (RC46) none without a capture", () => {
    const g = duel({ red: "alaska 4" });
    g.do("red attack alaska kamchatka 3", "roll dice 1 1 1 vs 6", "red end");
    expect([g.awaits, g.hand("red")]).toEqual(["fortify red", ""]);
  });

  it("7.1 (RC46) a sixth card forces nothing before the next turn", () => {
    const g = duel({ red: "hand peru egypt congo japan brazil ; alaska 4" });
    g.do(...capture, "red end", "draw red card wild");
    expect([g.awaits, g.hand("red").split(" ").length]).toEqual(["fortify red", 6]);
    g.do("red end").idle().idle();
    expect([g.awaits, g.code("red end")]).toEqual(["trade red", "trade.must"]);
  });
});

describe("fortifying", () => {
  it("7.2 (RC47) adjacent: any number but the last, from one own territory to one adjacent own one", () => {
    const g = late();
    expect(g.targets("red", "fortify", "alaska")).toEqual(["alberta"]);
    expect(g.code("red fortify alaska ontario 1")).toBe("territory.not_adjacent");
    expect(g.code("red fortify alaska kamchatka 1")).toBe("territory.not_own");
    expect(g.code("red fortify alaska alaska 1")).toBe("fortify.same");
    expect(g.code("red fortify ontario alberta 1")).toBe("fortify.alone");
    expect(g.code("red fortify alaska alberta 5")).toBe("fortify.armies");
    g.do("red fortify alaska alberta 4");
    expect([g.at("alaska"), g.at("alberta"), g.awaits]).toEqual(["red 1", "red 6", "place blue"]);
  });

  it("7.2 (RC47) connected: once, to any that is reached through own ones", () => {
    const g = late("option fortify connected");
    expect(g.targets("red", "fortify", "alaska")).toEqual(["alberta", "ontario"]);
    expect(g.code("red fortify alaska brazil 1")).toBe("fortify.not_connected");
    g.do("red fortify alaska ontario 4");
    expect([g.at("ontario"), g.awaits]).toEqual(["red 5", "place blue"]);
  });

  it("7.2 (RC47) free: any number of such moves, until the player ends them", () => {
    const g = late("option fortify free");
    g.do("red fortify alaska ontario 4", "red fortify ontario alberta 2", "red fortify alberta alaska 1");
    expect([g.at("alaska"), g.at("alberta"), g.at("ontario")]).toEqual(["red 2", "red 3", "red 3"]);
    expect([g.awaits, g.do("red end").awaits]).toEqual(["fortify red", "place blue"]);
  });

  it("7.3 (RC48) it may be left out, needs no attack, and the turn is over behind it", () => {
    expect(late().do("red end").awaits).toBe("place blue");
    const g = duel({ red: "alaska 4 ; alberta 1" });
    g.do("red end", "red fortify alaska alberta 3");
    expect([g.awaits, g.last("turn_over").seat]).toEqual(["place blue", 0]);
  });
});
