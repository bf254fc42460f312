import { describe, expect, it } from "vitest";
import { CARD_COUNTS } from "../../../../src/games/castle-risk/rules/cards";
import { countCards, ground, play, start, type Played, type Said } from "../../../helpers/play";

type Hands = Pick<Said, "red" | "blue" | "green" | "yellow">;

const hand = (cards: string | undefined): string => (cards === undefined ? "" : `hand ${cards}`);

/** Red in Scotland and Lorraine, blue in Norway (over the sea) and Burgundy (over land), green and yellow look on. */
function war(h: Hands, force = "infantry 3", table = ""): string {
  return ground({
    table,
    red: `${hand(h.red)} ; scotland archer 9 ${force} ; lorraine infantry 4 siege 2 cavalry 2`,
    blue: `${hand(h.blue)} ; norway infantry 2 ; burgundy archer 2`,
    green: hand(h.green),
    yellow: hand(h.yellow),
  });
}

const overLand = (h: Hands, force = "infantry 3", table = ""): Played =>
  play(war(h, "infantry 3", table), `red attack lorraine burgundy ${force}`);
const overSea = (h: Hands, force = "infantry 3"): Played =>
  play(war(h, force), `red attack scotland norway ${force}`);

describe("cards in a combat", () => {
  it("10.1 (CR39) 48 cards in six kinds, and what is played lies open at once", () => {
    expect(CARD_COUNTS).toEqual([12, 8, 8, 7, 7, 6]);
    const g = overLand({ red: "general 2" }, "infantry 3").do("red play general");
    expect(g.discards).toBe("general 1");
    expect(g.hand("red")).toBe("general 1");
    const few = start(["players red blue", "option card_counts none"], "roll order red 6 blue 1");
    expect(few.state.deck).toEqual(countCards(""));
  });

  it("10.2 (CR32) before the first die, the attacker's first and as many as there are, then the defender's", () => {
    const g = overSea({ red: "general 1 admiral 1", blue: "marshal 1 admiral 1" });
    expect(g.awaits).toBe("play red");
    expect(g.code("roll main 1 1 1 vs 1 1")).toBe("chance.not_due");
    expect(g.code("blue play marshal")).toBe("seat.not_asked");
    g.do("red play general", "blue pass");
    expect(g.awaits).toBe("play red");
    g.do("red play admiral", "blue pass");
    expect(g.awaits).toBe("play blue");
    g.do("blue play marshal");
    expect(g.awaits).toBe("play blue");
    g.do("blue play admiral");
    expect(g.awaits).toBe("dice");
  });

  it.each([
    ["land", "red", "general", undefined],
    ["land", "red", "marshal", "card.not_now"],
    ["land", "red", "spy", "card.not_now"],
    ["land", "red", "admiral", "card.admiral"],
    ["sea", "red", "admiral", undefined],
    ["land", "blue", "marshal", undefined],
    ["land", "blue", "general", "card.not_now"],
    ["land", "blue", "admiral", "card.admiral"],
    ["sea", "blue", "admiral", undefined],
    ["land", "red", "diplomat", "card.not_now"],
    ["land", "blue", "reinforcements", "card.not_now"],
  ])("10.3, 10.6, 10.13 (CR32) over %s %s's %s is %s", (over, who, card, code) => {
    const cards = { red: "spy 1", blue: "spy 1", [who]: `${card} 1` };
    const g = over === "land" ? overLand(cards) : overSea(cards);
    if (who === "blue") g.do("red pass");
    expect(g.code(`${who} play ${card}`)).toBe(code);
  });

  it("10.3 (CR32) each kind once in a combat, and only what is held", () => {
    const g = overLand({ red: "general 2" });
    expect(g.refusal("red play general")).toBeUndefined();
    expect(overLand({ red: "spy 1" }).refusal("red play general")).toEqual({
      code: "card.not_held",
      params: { card: "general" },
    });
    g.do("red play general");
    expect(g.awaits).toBe("dice");
    const sea = overSea({ red: "general 2 admiral 1" }).do("red play general");
    expect(sea.code("red play general")).toBe("card.not_now");
  });

  it("10.3 (CR32) the next combat has its own; neutral units play nothing", () => {
    const g = overLand({ red: "general 2" }, "infantry 1", "moves attacks 2");
    g.do("red play general", "roll archers vs 5 5");
    g.do("red attack lorraine swabia infantry 2");
    expect(g.refusal("red play general")).toBeUndefined();
    g.do("red pass");
    expect(g.awaits).toBe("dice");
  });

  it("10.4 (CR32) General: the attacker's cavalry hits on 2", () => {
    const g = overLand({ red: "general 1" }, "cavalry 2").do("red play general", "roll archers vs 1 1");
    g.do("roll cavalry 2 1 vs");
    expect(g.last("rolled")).toMatchObject({ rank: 2, defenderDue: 1 });
  });

  it("10.5 (CR32) Marshal: the defender's archers and castle dice hit on 4", () => {
    const g = overLand({ blue: "marshal 1" }).do("blue play marshal", "roll archers vs 4 3");
    expect(g.last("rolled").attackerDue).toBe(1);
    const castle = play(
      war({ blue: "marshal 1" }).replace("burgundy blue archer 2", "burgundy blue infantry 2 castle"),
      "red attack lorraine burgundy siege 2",
      "blue play marshal",
      "roll siege 1 1 1 1 vs",
      "roll archers vs 4 3",
    );
    expect(castle.last("rolled").attackerDue).toBe(1);
  });

  it("10.6 (CR32) Admiral: siege weapons of who played it hit on 3, not the other side's", () => {
    const sea = (h: Hands): Played =>
      play(
        war(h, "siege 2").replace("norway blue infantry 2", "norway blue infantry 4 siege 1"),
        "red attack scotland norway siege 2",
      );
    const mine = sea({ red: "admiral 1" }).do("red play admiral", "roll siege 3 3 1 1 vs 3 1");
    expect(mine.last("rolled")).toMatchObject({ attackerDue: 0, defenderDue: 2 });
    const theirs = sea({ blue: "admiral 1" }).do("blue play admiral", "roll siege 3 3 1 1 vs 3 1");
    expect(theirs.last("rolled")).toMatchObject({ attackerDue: 1, defenderDue: 0 });
  });

  it("10.6 (CR32) Admiral: the defender's city dice hit on 3", () => {
    const g = play(
      war({ blue: "admiral 1", red: "admiral 1" }).replace(
        "norway blue infantry 2",
        "england blue infantry 2",
      ),
      "red attack lorraine england infantry 3",
      "red play admiral",
      "blue pass",
      "blue play admiral",
      "roll siege vs 3",
    );
    expect(g.last("rolled").attackerDue).toBe(1);
  });

  it("10.12 a General is played without cavalry, and still gives its +1", () => {
    const g = overLand({ red: "general 1" }).do(
      "red play general",
      "roll archers vs 1 1",
      "roll main 5 5 5 vs 5 5",
    );
    expect(g.last("rolled").defenderDue).toBe(1);
  });
});

describe("the Spy", () => {
  it("10.7 (CR33) an answered card is without effect and counts as that side's one; other kinds may follow", () => {
    const g = overSea({ red: "general 2 admiral 1", green: "spy 1" }).do(
      "red play general",
      "green play spy",
    );
    // Yellow and blue hold nothing; red may answer the Spy.
    expect(g.awaits).toBe("answer red");
    g.do("red pass");
    expect(g.last("countered")).toMatchObject({ seat: 0, card: 1 });
    expect(g.discards).toBe("general 1 spy 1");
    expect(g.awaits).toBe("play red");
    expect(g.code("red play general")).toBe("card.not_now");
    g.do("red play admiral");
    expect(g.awaits).toBe("dice");
    g.do("roll main 4 4 4 vs 4 4");
    // One +1, the Admiral's: the General has none to give.
    expect(g.last("boosted").faces).toEqual([5, 4, 4]);
  });

  it("10.7 (CR33) the attack goes on when its card is answered", () => {
    const g = overLand({ red: "general 1", blue: "spy 1" }, "cavalry 2").do(
      "red play general",
      "blue play spy",
    );
    expect(g.awaits).toBe("dice");
    g.do("roll archers vs 1 1", "roll cavalry 2 2 vs");
    expect(g.last("rolled").defenderDue).toBe(0);
  });

  it("10.7 (CR33) nothing but a Spy answers, and nobody answers the own card", () => {
    const g = overLand({ red: "general 1 spy 1", blue: "marshal 1 spy 1" }).do("red play general");
    expect(g.awaits).toBe("answer blue");
    expect(g.code("blue play marshal")).toBe("card.not_now");
    expect(g.code("red play spy")).toBe("seat.not_asked");
  });

  it("10.8 (CR33) asked are the others, clockwise from the player of the card", () => {
    const all = { red: "general 1 spy 1", blue: "spy 1 marshal 1", green: "spy 1", yellow: "spy 1" };
    const g = overLand(all).do("red play general");
    const asked = [g.awaits];
    for (const who of ["blue", "green"]) asked.push(g.do(`${who} pass`).awaits);
    expect(asked).toEqual(["answer blue", "answer green", "answer yellow"]);
    g.do("yellow pass");
    // Red has nothing more to play over land.
    expect(g.awaits).toBe("play blue");
    g.do("blue play marshal");
    expect(g.awaits).toBe("answer green");
    g.do("green pass", "yellow pass");
    expect(g.awaits).toBe("answer red");
  });

  it("10.9 (CR33) a Spy on a Spy: asking about the card beneath goes on behind the one that was answered", () => {
    const all = { red: "general 1 spy 1", blue: "spy 1", green: "spy 1", yellow: "spy 1" };
    const g = overLand(all).do("red play general", "blue pass", "green play spy");
    expect(g.awaits).toBe("answer yellow");
    g.do("yellow pass", "red play spy");
    expect(g.awaits).toBe("answer blue");
    // Green holds no card any more; yellow is asked about red's Spy, then about the General.
    g.do("blue pass");
    expect(g.awaits).toBe("answer yellow");
    g.do("yellow pass");
    expect(g.last("countered")).toMatchObject({ seat: 2, card: 4 });
    expect(g.awaits).toBe("answer yellow");
    g.do("yellow pass");
    expect(g.all("countered")).toHaveLength(1);
    expect(g.state.battle?.attackerCards[1]).toBe(1);
  });

  it("10.9 (CR33) three Spies: the second is answered, so the first stands", () => {
    const all = { red: "general 1 spy 1", blue: "spy 1", green: "spy 1" };
    const g = overLand(all).do("red play general", "blue play spy", "green pass", "red play spy");
    expect(g.awaits).toBe("answer green");
    g.do("green play spy");
    expect(g.all("countered").map((e) => [e.seat, e.card])).toEqual([
      [0, 4],
      [0, 1],
    ]);
    expect(g.state.battle?.attackerCards[1]).toBe(2);
  });

  it("10.10 (CR33) asked is everybody who holds any card, fitting or not, and nobody else", () => {
    const g = overLand({ red: "reinforcements 1", green: "marshal 1" });
    expect(g.awaits).toBe("play red");
    g.do("red pass");
    expect(g.awaits).toBe("dice");
    const asked = overLand({ red: "general 1", blue: "reinforcements 1", yellow: "diplomat 1" }).do(
      "red play general",
    );
    expect(asked.awaits).toBe("answer blue");
    asked.do("blue pass");
    expect(asked.awaits).toBe("answer yellow");
    asked.do("yellow pass");
    expect(asked.awaits).toBe("play blue");
  });
});
