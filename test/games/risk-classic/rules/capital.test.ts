import { describe, expect, it } from "vitest";
import { META } from "../../../../src/games/risk-classic/meta";
import { pileSize } from "../../../../src/games/risk-classic/rules/turn/card";
import { BOARD } from "../../../../src/risk/world/board";
import { DEALT } from "../../../helpers/world";
import { placeAll, play, start, type Played } from "../play";

const HOMES = ["alaska", "brazil", "egypt", "japan", "siam", "iceland"];

/** So many players, whose headquarters are theirs of the list; Red attacks out of the last territories named. */
function capital(players: number, lands: string, more = ""): Played {
  const colours = META.colours.slice(0, players);
  const seats = colours.map((colour, i) => `seat ${colour} headquarters ${HOMES[i]}`).join(" ; ");
  return play(
    `players ${colours.join(" ")} ; option mode capital ; phase attack ; ${more} ; ${seats} ; ${lands} ; others yellow 1`,
  );
}

/** Every player but Red and the second, who has the rest, keeps one other territory. */
const REST = "peru blue 1 ; congo green 1 ; india purple 1 ; quebec orange 1 ;";

describe("the goal", () => {
  it.each([
    [3, "alaska red 1 ; brazil red 1 ; middle_east red 4 ; egypt blue 1", "", "egypt", true],
    [4, "alaska red 1 ; brazil red 1 ; middle_east red 4 ; egypt blue 1 ; japan green 1", "", "egypt", false],
    [
      4,
      "alaska red 1 ; brazil red 1 ; middle_east red 4 ; egypt blue 1 ; japan green 1",
      "short",
      "egypt",
      true,
    ],
    [
      5,
      "alaska red 1 ; brazil red 1 ; middle_east red 4 ; egypt blue 1 ; japan green 1 ; siam purple 1",
      "short",
      "egypt",
      false,
    ],
    [
      5,
      "alaska red 1 ; brazil red 1 ; middle_east red 4 ; egypt blue 1 ; japan red 1 ; siam purple 1",
      "short",
      "egypt",
      true,
    ],
    [
      6,
      "alaska red 1 ; brazil red 1 ; middle_east red 4 ; egypt blue 1 ; japan red 1 ; siam purple 1 ; iceland orange 1",
      "short",
      "egypt",
      true,
    ],
    [
      6,
      "alaska red 1 ; brazil red 1 ; middle_east red 4 ; egypt blue 1 ; japan red 1 ; siam purple 1 ; iceland orange 1",
      "",
      "egypt",
      false,
    ],
    [3, "alaska red 1 ; brazil red 1 ; middle_east red 4 ; egypt blue 1", "short", "egypt", true],
  ])("9.1 (RC56) %i players, %s, goal %s: taking %s wins: %s", (players, lands, goal, target, wins) => {
    const rest = REST.split(" ; ")
      .slice(0, players - 2)
      .join(" ; ");
    const g = capital(players, `${lands} ; ${rest}`, goal === "" ? "" : "option headquarters_goal short");
    g.do(`red attack middle_east ${target} 3`, "roll dice 6 5 4 vs 1");
    expect(g.result).toBe(wins ? "headquarters red" : "none nobody");
  });

  it("9.1 (RC56) where fewer are left than the short goal names, it is all that are left", () => {
    const five =
      "players red yellow blue green purple ; option mode capital ; option headquarters_goal short ; phase attack";
    const lands =
      "alaska red 1 ; brazil red 1 ; middle_east red 4 ; egypt blue 1 ; peru blue 1 ; others yellow 1";
    const seats = (green: string): string =>
      "seat red headquarters alaska ; seat yellow headquarters brazil ; seat blue headquarters egypt ; " +
      `seat purple out ; seat green out ${green}`;
    const take = ["red attack middle_east egypt 3", "roll dice 6 5 4 vs 1"];
    expect(play(`${five} ; ${seats("")} ; ${lands}`, ...take).result).toBe("headquarters red");
    expect(play(`${five} ; ${seats("headquarters japan")} ; ${lands}`, ...take).result).toBe("none nobody");
  });

  it("9.1 (RC56) the own headquarters must be held at the same moment", () => {
    const g = capital(3, "alaska blue 1 ; brazil red 1 ; middle_east red 5 ; egypt blue 1 ; alberta red 4");
    g.do("red attack middle_east egypt 3", "roll dice 6 5 4 vs 1", "red occupy 3");
    expect(g.result).toBe("none nobody");
    g.do("red attack alberta alaska 3", "roll dice 6 5 4 vs 1");
    expect(g.result).toBe("headquarters red");
  });
});

describe("picking", () => {
  const header = [
    "players red blue green",
    "option mode capital",
    "option initial_placement dealt",
    "option armies_a_turn all",
  ];

  it("9.2 (RC57) own territories, all at the same time, when all armies are placed; shown together", () => {
    const g = placeAll(start(header, "roll first red 6 blue 2 green 1", DEALT));
    expect(g.awaits).toBe("headquarters red blue green");
    g.do("green headquarters greenland");
    expect([g.awaits, g.told.includes("headquarters")]).toEqual(["headquarters red blue", false]);
    expect(g.code("red headquarters greenland")).toBe("territory.not_own");
    expect(g.code("green headquarters quebec")).toBe("seat.not_asked");
    g.do("red headquarters alaska", "blue headquarters northwest_territory");
    expect(g.last("headquarters").territories).toEqual([0, 1, 2]);
    expect([g.awaits, g.state.phase]).toEqual(["place red", "reinforce"]);
    expect(g.seenBy("red").state.seats[1].headquarters).toBe(1);
  });

  it("9.2 (RC57) at random: chance draws one of each player's territories", () => {
    const g = placeAll(
      start([...header, "option headquarters random"], "roll first red 1 blue 6 green 1", DEALT),
    );
    expect(g.awaits).toBe("lot");
    expect(g.code("draw red headquarters alaska")).toBe("chance.seat");
    expect(g.code("draw blue headquarters northwest_territory")).toBe("territory.not_own");
    g.do(
      "draw blue headquarters alaska",
      "draw green headquarters northwest_territory",
      "draw red headquarters greenland",
    );
    expect([g.awaits, g.told.includes("headquarters")]).toEqual(["place blue", true]);
  });
});

describe("headquarters in play", () => {
  const three = "alaska red 1 ; brazil yellow 1 ; egypt blue 1 ; middle_east red 4 ; alberta red 4";

  it("9.3 (RC58) their cards leave the deck: they are never drawn or traded", () => {
    const g = capital(3, three, "captured").do("red end");
    expect(pileSize(g.state)).toBe(44 - 3);
    for (const home of ["alaska", "brazil", "egypt"])
      expect(g.code(`draw red card ${home}`)).toBe("card.not_in_pile");
    expect(g.code("draw red card japan")).toBeUndefined();
  });

  it("9.4 (RC59) they go with their territory from captor to captor; the first owner can win them back", () => {
    // Egypt was Blue's headquarters, and Red had taken Brazil from Yellow.
    const lands =
      "alaska red 1 ; brazil red 1 ; egypt red 1 ; middle_east yellow 4 ; venezuela yellow 4 ; kamchatka yellow 4 ; siam blue 1";
    const g = capital(3, `${lands} ; peru red 1`, "turn yellow");
    g.do("yellow attack venezuela brazil 3", "roll dice 6 5 4 vs 1");
    g.do("yellow attack middle_east egypt 3", "roll dice 6 5 4 vs 1");
    expect([g.at("brazil"), g.at("egypt"), g.result]).toEqual(["yellow 3", "yellow 3", "none nobody"]);
    g.do("yellow attack kamchatka alaska 3", "roll dice 6 5 4 vs 1");
    expect(g.result).toBe("headquarters yellow");
  });

  it("9.5 (RC60) to lose them eliminates nobody and costs no cards", () => {
    const g = play(
      "players red yellow blue ; option mode capital ; phase attack ; seat red headquarters alaska ; " +
        "seat yellow headquarters brazil ; seat blue headquarters egypt hand peru wild ; " +
        "middle_east red 4 ; alaska yellow 1 ; egypt blue 1 ; siam blue 2 ; others yellow 1",
      "red attack middle_east egypt 3",
      "roll dice 6 5 4 vs 1",
    );
    expect([g.isAlive("blue"), g.hand("blue"), g.at("siam"), g.awaits]).toEqual([
      true,
      "peru wild",
      "blue 2",
      "attack red",
    ]);
  });

  it("9.6 (RC61) those of players who are out stay, and count", () => {
    const g = capital(
      4,
      "alaska red 1 ; brazil red 1 ; middle_east red 4 ; egypt blue 1 ; japan green 1 ; peru green 1",
    );
    g.do("blue resign");
    expect(g.state.seats[2].headquarters).toBe(BOARD.index["egypt"]);
    g.do("red attack middle_east egypt 3", "roll dice 6 5 4 vs 1");
    expect(g.result).toBe("none nobody");
    const all = capital(
      4,
      "alaska red 1 ; brazil red 1 ; middle_east red 4 ; egypt blue 1 ; japan red 1 ; peru green 1",
    );
    all.do("blue resign", "red attack middle_east egypt 3", "roll dice 6 5 4 vs 1");
    expect(all.result).toBe("headquarters red");
  });

  it("9.7 (RC62) no effect on dice or armies", () => {
    const g = capital(3, `${three} ; siam blue 1`).do("red attack middle_east egypt 3");
    expect(g.code("roll dice 6 5 4 vs 1 1")).toBe("dice.count");
    g.do("roll dice 1 1 1 vs 6", "red end", "red end").idle();
    expect([g.last("turn").seat, g.last("turn").armies]).toEqual([2, 3]);
  });
});
