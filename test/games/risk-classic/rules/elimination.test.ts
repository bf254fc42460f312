import { describe, expect, it } from "vitest";
import { play, type Played } from "../play";

/** Red, with this hand, is about to take Green's only territory, Siam; Green holds the other hand. Blue has the rest. */
function hunt(red: string, green: string, more = ""): Played {
  const hand = (cards: string): string => (cards === "" ? "" : `hand ${cards}`);
  return play(
    `players red blue green purple ; phase attack ; seat red ${hand(red)} ; seat green ${hand(green)} ; ` +
      `india red 9 ; siam green 1 ; ${more} ; madagascar purple 1 ; others blue 1`,
  );
}

function take(g: Played): Played {
  return g.do("red attack india siam 3", "roll dice 6 5 4 vs 1", "red occupy 8");
}

describe("being out", () => {
  it("6.1 (RC41) without territories a player is out at once and skipped; the captor gets the hand, unseen", () => {
    const g = take(hunt("peru", "egypt wild"));
    expect([g.isAlive("green"), g.hand("red"), g.hand("green")]).toEqual([false, "peru egypt wild", ""]);
    expect(g.last("eliminated")).toEqual({ type: "eliminated", seat: 2, by: 0, cards: 2 });
    expect(g.seenBy("blue").hand("red")).toBe("? ? ?");
    g.do("red end", "draw red card japan", "red end").idle();
    expect(g.awaits).toBe("place purple");
  });

  it("6.2 (RC42) armies whose player has resigned leave no cards: the hand went to the discards", () => {
    const g = hunt("peru", "egypt wild").do("green resign");
    expect([g.at("siam"), g.discards, g.isAlive("green")]).toEqual(["green 1", "egypt wild", false]);
    take(g);
    expect([g.hand("red"), g.all("eliminated").length, g.awaits]).toEqual(["peru", 0, "attack red"]);
  });
});

/** Green's last army has fallen, and Green resigns before Red has said how many armies move in. */
function flee(g: Played): Played {
  return g.do("red attack india siam 3", "roll dice 6 5 4 vs 1", "green resign");
}

describe("resigning behind the last army", () => {
  it("6.1 (RC41) who resigns while the captor moves in is out by the captor all the same, who gets the hand", () => {
    const g = flee(hunt("peru", "egypt wild"));
    expect([g.awaits, g.isAlive("green"), g.hand("red"), g.discards]).toEqual([
      "occupy red",
      false,
      "peru egypt wild",
      "",
    ]);
    expect(g.last("eliminated")).toEqual({ type: "eliminated", seat: 2, by: 0, cards: 2 });
    g.do("red occupy 8");
    expect([g.at("siam"), g.awaits, g.all("eliminated").length]).toEqual(["red 8", "attack red", 1]);
  });

  it("6.3 (RC43) six cards that came so are traded once the armies are in", () => {
    const g = flee(hunt("peru egypt congo", "venezuela greenland alberta"));
    expect(g.do("red occupy 8").awaits).toBe("trade red");
    expect(flee(hunt("peru egypt congo", "venezuela greenland")).do("red occupy 8").awaits).toBe(
      "attack red",
    );
  });

  it("6.1 (RC41) with another territory left the hand goes to the discards", () => {
    const g = flee(hunt("peru", "egypt wild", "japan green 1"));
    expect([g.awaits, g.hand("red"), g.discards]).toEqual(["occupy red", "peru", "egypt wild"]);
  });
});

describe("six cards in the middle of a turn", () => {
  it.each([
    ["peru japan brazil", "egypt congo", "attack red"],
    ["peru japan brazil egypt", "congo", "attack red"],
    ["peru japan brazil egypt", "congo wild", "trade red"],
    ["", "peru japan brazil egypt congo wild", "trade red"],
  ])("6.3 (RC43) %s and %s won: %s", (red, green, awaits) => {
    expect(take(hunt(red, green)).awaits).toBe(awaits);
  });

  it("6.3 (RC43) sets are traded one by one as long as five are held; with four, three or two trading stops", () => {
    const g = take(hunt("peru egypt congo venezuela", "greenland alberta ontario iceland"));
    expect(g.code("red end")).toBe("trade.must");
    g.do("red trade peru egypt congo");
    expect([g.awaits, g.hand("red").split(" ").length]).toEqual(["trade red", 5]);
    g.do("red trade greenland alberta ontario");
    expect([g.awaits, g.hand("red"), g.state.due]).toEqual(["place red", "venezuela iceland", 4 + 6]);
    const seven = take(hunt("peru egypt congo venezuela", "greenland alberta ontario"));
    seven.do("red trade peru egypt congo");
    expect([seven.awaits, seven.hand("red")]).toEqual(["place red", "venezuela greenland alberta ontario"]);
    expect(seven.code("red trade greenland alberta ontario")).toBe("step.other");
  });

  it("6.4 (RC44) their armies are placed before the next roll, on the new territory too; then the attack goes on", () => {
    const g = take(hunt("peru egypt congo venezuela", "greenland alberta"));
    g.do("red trade peru egypt congo");
    expect(g.code("red attack siam china 3")).toBe("step.other");
    g.do("red place siam 3", "red place india 1");
    expect([g.at("siam"), g.awaits, g.state.phase]).toEqual(["red 11", "attack red", "attack"]);
    expect(g.code("red attack siam china 3")).toBeUndefined();
  });

  it("6.5 (RC45) two eliminations in one turn are two times that", () => {
    const twice = play(
      "players red blue green purple ; phase attack ; seat red hand peru egypt congo venezuela ; " +
        "seat green hand greenland alberta ; seat purple hand brazil japan indonesia ; india red 9 ; siam green 1 ; " +
        "china purple 1 ; others blue 1",
    );
    take(twice).do("red trade peru egypt congo", "red place siam 4");
    twice.do("red attack siam china 3", "roll dice 6 6 6 vs 1", "red occupy 3");
    expect([twice.awaits, twice.hand("red").split(" ").length]).toEqual(["trade red", 6]);
    twice.do("red trade brazil japan indonesia", "red place china 6");
    expect([twice.awaits, twice.all("eliminated").length]).toEqual(["attack red", 2]);
  });
});
