import { describe, expect, it } from "vitest";
import { BOARD } from "../../../../src/risk/world/board";
import { DEALT } from "../../../helpers/world";
import { claimAll, duel, placeAll, play, start } from "../play";

describe("in the own turn", () => {
  const lands = { red: "alaska 9", green: "brazil 3 ; siam 1" };

  it("12.1 (RC80) it ends the turn: no card, no fortifying, armies not yet placed are lost", () => {
    const g = duel({ table: "captured", ...lands }, "red resign");
    expect([g.awaits, g.at("alaska"), g.state.captured]).toEqual(["place blue", "red 9", false]);
    const placing = duel({ phase: "reinforce", ...lands }, "red place alaska 1", "red resign");
    expect([placing.at("alaska"), placing.awaits, placing.last("turn").armies]).toEqual([
      "red 10",
      "place blue",
      placing.state.due,
    ]);
    expect(
      duel({ ...lands, phase: "reinforce", red: "hand peru egypt congo ; alaska 9" }, "red resign").discards,
    ).toBe("peru egypt congo");
  });

  it("12.1 (RC80) the fewest armies move into what was captured, and its defender may be out by that", () => {
    const g = duel(
      { red: "india 9", green: "hand peru" },
      "red attack india siam 2",
      "roll dice 6 5 vs 1",
      "red resign",
    );
    expect([g.at("siam"), g.at("india"), g.isAlive("green"), g.result]).toEqual([
      "red 2",
      "red 7",
      false,
      "survivor blue",
    ]);
    expect(g.discards).toBe("peru");
  });

  it("12.1 (RC80) they move in, too, where the game ends because the other player resigns", () => {
    const g = play(
      "players red blue ; phase attack ; india red 9 ; siam blue 1 ; others blue 1",
      "red attack india siam 2",
      "roll dice 6 5 vs 1",
      "blue resign",
    );
    expect([g.at("siam"), g.at("india"), g.result]).toEqual(["red 2", "red 7", "survivor red"]);
  });

  it("12.1 (RC80) no set is traded, not even one that must be: as a turn begins, and behind an elimination", () => {
    const hand = "hand peru egypt congo venezuela greenland alberta";
    const must = duel({ ...lands, phase: "reinforce", table: "sets 2", red: `${hand} ; alaska 9` });
    expect([must.awaits, must.code("red end")]).toEqual(["trade red", "trade.must"]);
    must.do("red resign");
    expect([must.state.sets, must.discards, must.awaits, must.state.due]).toEqual([
      2,
      hand.slice(5),
      "place blue",
      must.last("turn").armies,
    ]);
    const captor = duel({ ...lands, table: "step trade ; sets 2", red: `${hand} ; alaska 9` }, "red resign");
    expect([captor.state.sets, captor.discards, captor.at("alaska")]).toEqual([2, hand.slice(5), "red 9"]);
  });

  it("12.1 (RC80) who is asked for dice and resigns defends with the most", () => {
    const g = duel(
      { table: "option defenders_dice ask", red: "alaska 9", blue: "kamchatka 5" },
      "red attack alaska kamchatka 1",
      "blue resign",
    );
    expect(g.awaits).toBe("dice");
    expect(g.code("roll dice 6 vs 1 1")).toBeUndefined();
  });
});

describe("while the game is set up", () => {
  it("12.2 (RC81) the seat is passed over, its armies to come are lost, the others take the empty territories", () => {
    const g = start(
      ["players red blue green"],
      "roll first red 6 blue 1 green 2",
      "red claim alaska",
      "blue resign",
    );
    expect([g.awaits, g.reserve("blue")]).toEqual(["claim green", 0]);
    g.do("green claim peru");
    expect(g.awaits).toBe("claim red");
    claimAll(g);
    expect([g.lands("red"), g.lands("green"), g.lands("blue")]).toEqual([21, 21, 0]);
    const late = start(
      ["players red blue green"],
      "roll first red 6 blue 1 green 2",
      "red claim alaska",
      "blue claim peru",
      "blue resign",
    );
    claimAll(late);
    expect(late.at("peru")).toBe("blue 1");
  });

  it("12.2 (RC81) who has no army left claims with one of the box", () => {
    const g = start(["players red yellow blue green purple orange"]);
    g.do("roll first red 6 yellow 1 blue 1 green 1 purple 1 orange 1");
    g.do("blue resign", "green resign", "purple resign", "orange resign");
    claimAll(g);
    expect([g.lands("red"), g.lands("yellow"), g.reserve("red"), g.awaits]).toEqual([21, 21, 0, "place red"]);
    const dealt = start(["players red yellow blue green purple orange", "option initial_placement dealt"]);
    dealt.do("roll first red 6 yellow 1 blue 1 green 1 purple 1 orange 1");
    dealt.do("blue resign", "green resign", "purple resign", "orange resign", DEALT);
    expect([dealt.lands("red"), dealt.reserve("red"), dealt.awaits]).toEqual([21, 0, "place red"]);
  });

  it("12.2 (RC81) the first player may be gone before the first turn: the next one clockwise begins", () => {
    const g = start(
      ["players red blue green", "option initial_placement dealt", "option armies_a_turn all"],
      "roll first red 6 blue 1 green 2",
      DEALT,
      "red resign",
    );
    expect(g.awaits).toBe("place blue");
    placeAll(g);
    expect([g.awaits, g.state.round]).toEqual(["place blue", 1]);
    const early = start(
      ["players red blue green", "option mode secret_mission", "option initial_placement claim"],
      "roll first red 6 blue 1 green 2",
      "red resign",
      "draw blue mission asia_africa",
      "draw green mission territories_18",
    );
    expect(early.awaits).toBe("claim blue");
  });

  it("12.2 (RC81) who is the last to place and resigns leaves nothing to be placed", () => {
    const g = start(
      [
        "players red blue green",
        "option mode capital",
        "option initial_placement dealt",
        "option armies_a_turn all",
      ],
      "roll first red 6 blue 1 green 2",
      DEALT,
      "red place alaska 21",
      "blue place northwest_territory 21",
      "green resign",
    );
    expect([g.awaits, g.state.due]).toEqual(["headquarters red blue", 0]);
  });

  it("12.2 (RC81) a headquarters not yet picked is drawn; who has no territory has none", () => {
    const header = [
      "players red blue green purple",
      "option mode capital",
      "option initial_placement dealt",
      "option armies_a_turn all",
    ];
    const g = placeAll(start(header, "roll first red 6 blue 1 green 2 purple 1", DEALT));
    g.do("blue headquarters northwest_territory", "red resign", "green headquarters greenland");
    expect(g.awaits).toBe("headquarters purple");
    g.do("purple headquarters alberta");
    expect(g.awaits).toBe("lot");
    g.do("draw red headquarters alaska");
    expect([g.awaits, g.last("headquarters").territories[0]]).toEqual(["place blue", BOARD.index["alaska"]]);
    const early = start(header, "roll first red 6 blue 1 green 2 purple 1", "red resign", DEALT);
    placeAll(early);
    expect(early.awaits).toBe("headquarters blue green purple");
    early.do(
      "blue headquarters alaska",
      "green headquarters northwest_territory",
      "purple headquarters greenland",
    );
    expect(early.last("headquarters").territories).toEqual([-1, 0, 1, 2]);
  });
});
