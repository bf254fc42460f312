import { expect, it } from "vitest";
import { DEALT } from "../../../helpers/world";
import { misread, play, start, type Played } from "../play";

function dealt(): Played {
  return start(["players blue red"], "roll first blue 2 red 5", DEALT);
}

/** Red attacks; what is not named is neutral. */
function duel(lands: string, more = ""): Played {
  return play(`players red blue ; phase attack ; ${more} ; ${lands} ; others neutral 1`);
}

it("11.1 (RC74) fourteen territories each for the first player, the other and the neutral army, of 40 armies", () => {
  const g = start(["players blue red"], "roll first blue 2 red 5");
  expect([g.reserve("red"), g.reserve("blue"), g.state.neutralReserve]).toEqual([40, 40, 40]);
  g.do(DEALT);
  expect([g.at("alaska"), g.at("northwest_territory"), g.at("greenland"), g.at("alberta")]).toEqual([
    "red 1",
    "blue 1",
    "neutral 1",
    "red 1",
  ]);
  expect([g.lands("red"), g.lands("blue"), g.lands("neutral")]).toEqual([14, 14, 0]);
  expect([g.reserve("red"), g.reserve("blue"), g.state.neutralReserve]).toEqual([26, 26, 26]);
});

it("11.2 (RC75) in turn two own armies on one or two territories and one neutral one; thirteen turns use up all", () => {
  const g = dealt();
  expect([g.awaits, g.state.due]).toEqual(["place red", 2]);
  g.do("red place alaska 1", "red place alberta 1");
  expect(g.awaits).toBe("neutral red");
  expect(g.code("red neutral alaska")).toBe("neutral.territory");
  g.do("red neutral greenland");
  expect([g.at("greenland"), g.awaits]).toEqual(["neutral 2", "place blue"]);
  let turns = 1;
  for (; g.state.phase === "setup"; turns++) {
    const colour = g.state.colours[g.state.turn];
    g.do(
      `${colour} place ${colour === "red" ? "alaska" : "northwest_territory"} 2`,
      `${colour} neutral greenland`,
    );
  }
  expect([turns, g.state.neutralReserve, g.reserve("red"), g.reserve("blue")]).toEqual([26, 0, 0, 0]);
  expect([g.at("greenland"), g.awaits]).toEqual(["neutral 27", "place red"]);
});

it("11.3 (RC76) then as in World Domination, with both wild cards in the deck", () => {
  const g = duel("alaska red 4 ; peru blue 1").do(
    "red attack alaska alberta 3",
    "roll dice 6 5 4 vs 1",
    "red end",
  );
  expect(g.code("draw red card wild")).toBeUndefined();
  g.do("draw red card alberta", "red end");
  expect([g.awaits, g.state.due]).toEqual(["place blue", 3]);
});

it("11.4 (RC77) the attacker's opponent defends a neutral territory, and picks its dice where players are asked", () => {
  const g = duel("alaska red 4 ; peru blue 1 ; alberta neutral 3", "option defenders_dice ask");
  g.do("red attack alaska alberta 3");
  expect(g.awaits).toBe("defend blue");
  g.do("blue defend 1", "roll dice 6 5 4 vs 1");
  expect(g.at("alberta")).toBe("neutral 2");
  const automatic = duel("alaska red 4 ; peru blue 1 ; alberta neutral 3").do("red attack alaska alberta 3");
  expect(automatic.code("roll dice 6 5 4 vs 1 1")).toBeUndefined();
});

it("11.5 (RC78) the neutral army has no turn; to take from it earns a card, it breaks continents, it may vanish", () => {
  const g = duel("alaska red 4 ; peru blue 1").do(
    "red attack alaska alberta 3",
    "roll dice 6 5 4 vs 1",
    "red end",
  );
  expect(g.awaits).toBe("card");
  g.do("draw red card egypt", "red end");
  expect(g.awaits).toBe("place blue");
  expect(g.idle().awaits).toBe("place red");
  expect(
    play(
      "players red blue ; phase reinforce ; indonesia neutral 1 ; new_guinea red 1 ; western_australia red 1 ; eastern_australia red 1 ; others blue 1",
    ).state.due,
  ).toBe(3);
  const last = play("players red blue ; phase attack ; alaska red 4 ; alberta neutral 1 ; others blue 1");
  last.do("red attack alaska alberta 3", "roll dice 6 5 4 vs 1");
  expect([last.awaits, last.result]).toEqual(["attack red", "none nobody"]);
});

it("11.6 (RC79) who takes the opponent's last territory has won, neutral armies or not", () => {
  const g = duel("alaska red 4 ; alberta blue 1").do("red attack alaska alberta 3", "roll dice 6 5 4 vs 1");
  expect([g.result, g.at("peru")]).toEqual(["survivor red", "neutral 1"]);
});

it.each([
  ["step place ; turn red ; due 2 ; neutral 3", undefined],
  ["step place ; turn red ; due 2 ; neutral 4", "position.numbers"],
  ["step neutral ; turn red ; neutral 4", undefined],
  ["step neutral ; turn red ; neutral 5", "position.numbers"],
])("11.2 no more neutral armies wait than the players have turns to place them: %s", (words, code) => {
  const seats = "seat red reserve 4 ; seat blue reserve 1";
  const position = `players red blue ; first red ; phase setup ; ${words} ; ${seats} ; peru neutral 1 ; alaska blue 1 ; others red 1`;
  expect(misread(position)?.code).toBe(code);
});

it("11.1 the neutral army needs an army for each of its cards before they are dealt", () => {
  const position = (neutral: number): string =>
    `players red blue ; first red ; phase setup ; step deal ; neutral ${neutral} ; seat red reserve 40 ; seat blue reserve 40`;
  expect([misread(position(14)), misread(position(13))?.code]).toEqual([undefined, "position.numbers"]);
});
