import { describe, expect, it } from "vitest";
import { DEALT, held, landsIn } from "../../../helpers/world";
import { DRAWN, play, room, seats, start, type Played } from "../play";

/** Yellow in its attack. */
function attacking(lands: string, more = ""): Played {
  return play(
    room(`${lands} ; siam green 1`, `phase attack ; ${more} ; ${more.includes("seat") ? "" : seats()}`),
  );
}

const TWO = "objective control_asia yellow ; objective control_18_territories yellow";
const EUROPE = held("yellow", 1, ...landsIn("europe"));

describe("elimination", () => {
  const hunted =
    "seat green capital siam hand egypt congo ; seat yellow capital brazil hand peru ; seat blue capital alaska";
  const take = (g: Played): Played =>
    g.do("yellow attack india siam 3", "roll dice 6 6 6 vs 1", "yellow occupy 8");

  it("6.1 (RM28, rulebook) all cards and objectives go to the captor at once, no rewards; the capital stays", () => {
    const g = take(
      attacking(
        "india yellow 9 ; brazil blue 1",
        `${hunted} ; objective control_asia green airfield_minor ; airfield minor siam ; objective control_18_territories green attack_die`,
      ),
    );
    expect([g.isAlive("green"), g.hand("yellow"), g.capital("green")]).toEqual([
      false,
      "peru egypt congo",
      "siam",
    ]);
    expect([g.objectives("yellow"), g.rewards("yellow"), g.airfields]).toEqual([
      "control_asia control_18_territories",
      "",
      "none none",
    ]);
    expect(g.last("eliminated")).toMatchObject({ seat: 1, by: 0, cards: 2, objectives: [2, 8] });
    expect(g.seenBy("blue").hand("yellow")).toBe("? ? ?");
  });

  it("6.1 (RM28) who resigns while the captor moves in is out by the captor all the same, with cards and objectives", () => {
    const g = attacking(
      "india yellow 9 ; brazil yellow 1",
      `${hunted} ; ${TWO} ; objective control_europe green airfield_minor ; airfield minor siam`,
    ).do("yellow attack india siam 3", "roll dice 6 6 6 vs 1", "green resign");
    expect([g.awaits, g.hand("yellow"), g.discards, g.airfields]).toEqual([
      "occupy yellow",
      "peru egypt congo",
      "",
      "none none",
    ]);
    expect(g.last("eliminated")).toMatchObject({ seat: 1, by: 0, cards: 2, objectives: [0] });
    expect(g.do("yellow occupy 8").result).toBe("objectives yellow");
    const other = attacking(
      "india yellow 9 ; japan green 1",
      `${hunted} ; objective control_europe green`,
    ).do("yellow attack india siam 3", "roll dice 6 6 6 vs 1", "green resign");
    expect([other.hand("yellow"), other.discards, other.objectives("yellow")]).toEqual([
      "peru",
      "egypt congo",
      "",
    ]);
  });

  it("6.1 (RM28) who is out is skipped from then on", () => {
    const g = take(attacking("india yellow 9", hunted)).do(
      "yellow end",
      "yellow end",
      "draw yellow card japan",
    );
    expect(g.state.colours[g.state.turn]).toBe("blue");
  });

  it("6.2 (RM29) objectives got so are not collected: they use up neither this turn's objective nor the card", () => {
    const g = take(
      attacking(
        `india yellow 9 ; brazil blue 1 ; ${EUROPE}`,
        `${hunted} ; objective control_asia green ; objective control_europe open`,
      ),
    );
    g.do("yellow end");
    expect(g.awaits).toBe("objective yellow");
    g.do("yellow end", "yellow end");
    expect(g.awaits).toBe("card");
  });

  it("4.4 (RM20, rulebook) cards won by it wait for the next draft", () => {
    const g = take(attacking("india yellow 9", hunted));
    expect([g.awaits, g.code("yellow turn_in peru congo")]).toEqual(["attack yellow", "step.other"]);
  });

  it("6.3 (RM30) who resigns leaves neutral troops, a capital and discards; objectives, rewards and airfields are gone", () => {
    const more = `${hunted} ; objective control_asia green airfield_minor ; airfield minor siam`;
    const g = attacking("india yellow 9 ; brazil blue 1", more).do("green resign");
    expect([g.at("siam"), g.discards, g.objectives("green"), g.airfields]).toEqual([
      "green 1",
      "egypt congo",
      "",
      "none none",
    ]);
    expect(g.code("green end")).toBe("seat.not_in_game");
    take(g);
    expect([g.hand("yellow"), g.all("eliminated").length, g.capital("green")]).toEqual(["peru", 0, "siam"]);
  });
});

describe("resigning", () => {
  it("11.1 (RC80) in the own turn it ends it: no card, no maneuver, the fewest troops move in, nothing is placed", () => {
    const g = attacking("brazil yellow 9 ; congo yellow 1").do(
      "yellow attack brazil peru 2",
      "roll dice 6 6 vs 1",
      "yellow resign",
    );
    expect([g.at("peru"), g.at("brazil"), g.awaits]).toEqual(["yellow 2", "yellow 7", "place green"]);
    const due = play(room("brazil yellow 1 ; siam green 1", `phase draft ; ${seats()}`), "yellow resign");
    expect([due.at("brazil"), due.awaits]).toEqual(["yellow 1", "place green"]);
  });

  it("11.1 (RC80) an open question of dice is answered with the most", () => {
    const g = attacking("brazil yellow 9 ; peru blue 2", "option defenders_dice ask").do(
      "yellow attack brazil peru 2",
      "blue resign",
    );
    expect([g.awaits, g.code("roll dice 6 6 vs 1 1")]).toEqual(["dice", undefined]);
  });

  it("11.2 (RC81, RM30) in the set-up the seat is passed over, and a capital not yet placed is left out", () => {
    const g = start(
      ["players yellow green blue", "option mode command_room", "option initial_placement dealt"],
      ...DRAWN,
    );
    g.do("roll first yellow 6 green 2 blue 1", DEALT, "yellow capital alaska", "green resign");
    expect([g.awaits, g.capital("green"), g.reserve("green")]).toEqual(["capital blue", "none", 0]);
    g.do("blue capital greenland");
    expect(g.awaits).toBe("place yellow");
  });

  it("11.2 (RC81) in Basic Training a seat that resigned before picking has the army that is left, neutral and without a capital", () => {
    const g = start(["players yellow green blue"], "roll first yellow 6 green 4 blue 2", "green resign");
    expect(g.awaits).toBe("army yellow");
    g.do("yellow army second", "blue army third").drawing();
    expect([g.lands("green"), g.capital("green"), g.hand("blue") === "", g.awaits]).toEqual([
      14,
      "none",
      false,
      "place yellow",
    ]);
    const early = start(["players yellow green blue red"], "yellow resign");
    expect(early.do("roll first green 4 blue 4 red 5").last("tied").seats).toEqual([1, 2]);
  });
});
