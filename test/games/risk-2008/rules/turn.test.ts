import { TROOPS_FOR_STARS } from "../../../../src/games/risk-2008/rules/numbers";
import { describe, expect, it } from "vitest";
import { pileSize } from "../../../../src/games/risk-2008/rules/turn/card";
import { BOARD } from "../../../../src/risk/world/board";
import { held, landsIn, some } from "../../../helpers/world";
import { play, room, seats, type Played } from "../play";

/** Yellow begins a turn with these territories, none of them a capital unless it is said; Green sits in Siam. */
function begin(lands: readonly string[], more = ""): Played {
  return play(
    room(
      `${held("yellow", 1, ...lands)} siam green 1`,
      `phase draft ; ${more} ; ${more.includes("seat") ? "" : seats()}`,
    ),
  );
}

/** Territories without a city that complete no continent. */
const PLAIN = [
  "northwest_territory",
  "greenland",
  "alberta",
  "ontario",
  "quebec",
  "ukraine",
  "ural",
  "siberia",
  "yakutsk",
  "irkutsk",
  "mongolia",
  "china",
  "japan",
];

describe("a turn", () => {
  it("4.1 (RM17) stars, place, starting maneuver, attack, objective, maneuver, card; none is gone back to", () => {
    const g = begin(
      ["greenland", "ontario", "quebec"],
      `${seats("hand peru congo")} ; objective control_18_territories yellow ; objective control_europe yellow starting_maneuver ; objective control_enemy_capital open`,
    );
    expect(g.awaits).toBe("stars yellow");
    expect(g.code("yellow place ontario 3")).toBe("step.other");
    g.do("yellow turn_in peru congo", "yellow place ontario 5");
    expect(g.awaits).toBe("starting yellow");
    g.do("yellow maneuver ontario greenland 1");
    expect([g.awaits, g.code("yellow maneuver ontario greenland 1")]).toEqual([
      "attack yellow",
      "step.other",
    ]);
    g.do("yellow attack ontario alberta 3", "roll dice 6 6 6 vs 1", "yellow occupy 3");
    g.do("yellow attack alberta alaska 2", "roll dice 6 6 vs 1");
    g.do("yellow end");
    expect(g.awaits).toBe("objective yellow");
    g.do("yellow end");
    expect([g.awaits, g.code("yellow attack ontario quebec 1")]).toEqual(["maneuver yellow", "step.other"]);
    g.do("yellow maneuver ontario quebec 1");
    expect(g.awaits).toBe("card");
    g.do("draw yellow card japan");
    expect(g.awaits).toBe("place green");
  });

  it.each([
    [13, 4],
    [5, 3],
    [12, 4],
    [8, 3],
  ])("4.2 (RM18, rulebook) %i territories without a city draft %i troops", (lands, troops) => {
    expect(begin(PLAIN.slice(0, lands)).state.due).toBe(troops);
  });

  it("4.2 (RM18, rulebook) territories and cities are counted together: thirteen give 4", () => {
    expect(begin([...PLAIN.slice(0, 9), "peru", "congo"]).state.due).toBe(4);
    expect(begin([...PLAIN.slice(0, 5), "peru", "congo", "egypt", "madagascar"]).state.due).toBe(4);
  });

  it("4.2 (RM18, rulebook) Australia drafts 2 more, Africa 3, Europe and Africa 8", () => {
    expect(begin(landsIn("australia")).state.due).toBe(3 + 2);
    expect(begin(landsIn("africa")).state.due).toBe(4 + 3);
    expect(begin([...landsIn("europe"), ...landsIn("africa")]).state.due).toBe(6 + 8);
  });

  it("4.2 (RM18, rulebook) every capital drafts one, the own one and those of players who are out included", () => {
    expect(begin(["brazil", "ontario"]).state.due).toBe(3 + 1);
    expect(begin(["brazil", "alaska", "ontario"]).state.due).toBe(3 + 2);
    const out = play(
      room(
        "brazil yellow 1 ; siam yellow 1 ; ontario yellow 1",
        `phase draft ; seat yellow capital brazil ; seat green out capital siam ; seat blue capital alaska`,
      ),
    );
    expect(out.state.due).toBe(3 + 2);
  });

  it.each([
    [2, 2],
    [3, 4],
    [4, 7],
    [5, 10],
    [6, 13],
    [7, 17],
    [8, 21],
    [9, 25],
    [10, 30],
  ])("4.3 (RM19, rulebook) %i stars are worth %i troops", (stars, troops) => {
    expect(TROOPS_FOR_STARS[stars]).toBe(troops);
  });

  it("4.3 (RM19, rulebook) three cards with four stars give 7", () => {
    const g = begin(["quebec"], seats("hand peru congo brazil"));
    g.do("yellow turn_in peru congo brazil");
    expect([g.state.due, g.last("turned_in")]).toEqual([
      3 + 7,
      { type: "turned_in", seat: 0, stars: 4, armies: 7 },
    ]);
  });

  it("4.3 (RM19) any cards of 2 to 10 stars, once, before the first troop is placed; what is not chosen stays", () => {
    const g = begin(["quebec"], seats("hand brazil egypt ontario india china japan peru"));
    expect(g.refusal("yellow turn_in brazil egypt ontario india china japan")).toMatchObject({
      code: "stars.count",
      params: { count: 12 },
    });
    expect(g.code("yellow turn_in peru")).toBe("stars.count");
    expect(g.code("yellow turn_in")).toBe("stars.count");
    expect(g.code("yellow turn_in brazil brazil")).toBe("card.not_held");
    expect(g.code("yellow turn_in brazil congo")).toBe("card.not_held");
    g.do("yellow turn_in brazil egypt ontario india china");
    expect([g.state.due, g.hand("yellow"), g.awaits]).toEqual([3 + 30, "japan peru", "place yellow"]);
    expect(g.code("yellow turn_in japan peru")).toBe("step.other");
  });

  it("4.3 (RM19) what is offered are numbers of stars, each with the fewest cards", () => {
    const g = begin(["quebec"], seats("hand peru congo brazil"));
    expect(Object.keys(g.words("yellow", "turn_in"))).toEqual(["brazil+peru+congo", "brazil+peru", "brazil"]);
    expect(g.code("yellow turn_in peru congo")).toBeUndefined();
    expect(begin(["quebec"], seats("hand peru")).code("yellow end")).toBeUndefined();
  });

  it("4.4 (RM20) nothing is ever forced: a hand has no limit", () => {
    const g = begin(["quebec"], seats(`hand ${some(20).join(" ")}`));
    expect([g.awaits, g.code("yellow end")]).toEqual(["stars yellow", undefined]);
  });

  it("4.5 (RM21) with a card the step is ended by its player, without any it is skipped", () => {
    const g = begin(["quebec"], seats("hand peru"));
    expect([g.awaits, g.do("yellow end").awaits]).toEqual(["stars yellow", "place yellow"]);
    expect(begin(["quebec"]).awaits).toBe("place yellow");
  });

  it("4.6 (RM22, rulebook) all troops are placed before anything else, in any split", () => {
    const g = begin(["quebec", "ontario"]);
    g.do("yellow place quebec 1");
    expect([g.awaits, g.code("yellow attack quebec greenland 1"), g.code("yellow end")]).toEqual([
      "place yellow",
      "step.other",
      "step.other",
    ]);
    expect([g.code("yellow place peru 1"), g.code("yellow place quebec 3")]).toEqual([
      "territory.not_own",
      "place.short",
    ]);
    g.do("yellow place ontario 2");
    expect([g.awaits, g.at("quebec"), g.at("ontario")]).toEqual(["attack yellow", "yellow 2", "yellow 3"]);
  });

  it("4.7 (RM23, RC22) cards that were turned in lie open; an empty pile is made of them", () => {
    const g = begin(["quebec"], seats("hand peru congo")).do("yellow turn_in peru congo");
    expect([g.discards, g.seenBy("green").discards]).toEqual(["peru congo", "peru congo"]);
    const all = BOARD.territories.map(({ id }) => id).filter((id) => id !== "peru");
    const empty = play(
      room(
        "quebec yellow 3 ; siam green 1",
        `phase maneuver ; taken quebec ; ${seats("", "hand peru")} ; discards ${all.join(" ")}`,
      ),
      "yellow end",
    );
    expect([empty.last("reshuffled").cards, empty.discards, empty.awaits, pileSize(empty.state)]).toEqual([
      41,
      "",
      "card",
      41,
    ]);
    expect(empty.code("draw yellow card peru")).toBe("card.not_in_pile");
    const none = play(
      room(
        "quebec yellow 3 ; siam green 1",
        `phase maneuver ; taken quebec ; ${seats(`hand ${all.join(" ")}`, "hand peru")}`,
      ),
      "yellow end",
    );
    expect(none.awaits).toBe("stars green");
  });
});
