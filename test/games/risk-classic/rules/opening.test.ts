import { CHANCE } from "../../../../src/core/types";
import { expect, it } from "vitest";
import { META } from "../../../../src/games/risk-classic/meta";
import { WILD } from "../../../../src/games/risk-classic/rules/cards";
import { pileSize } from "../../../../src/games/risk-classic/rules/turn/card";
import { modeOf } from "../../../../src/games/risk-classic/rules/variant";
import { ENGINE } from "../../../../src/games/risk-classic/engine";
import { REPORT } from "../../../../src/games/risk-classic/report";
import { BOARD, linked } from "../../../../src/risk/world/board";
import { held, some } from "../../../helpers/world";
import { play, start } from "../play";

const THREE = "players red blue green";

it("1.1 (RC1) two to six play; two with a neutral army, the others what the option says", () => {
  expect([META.minSeats, META.maxSeats]).toEqual([2, 6]);
  expect(() => start(["players red"])).toThrow(/text\.players/);
  expect(() => start(["players red blue green purple orange yellow red"])).toThrow(/text\./);
  for (const mode of ["world_domination", "capital", "secret_mission"]) {
    expect(modeOf(start([THREE, `option mode ${mode}`]).state)).toBe(mode);
    expect(modeOf(start(["players red blue", `option mode ${mode}`]).state)).toBe("two_players");
  }
  const g = start(["players red blue", "option mode capital"], "roll first red 5 blue 2");
  expect(g.awaits).toBe("deal");
});

it("1.2 (RC2) a land border and a sea-line are alike; Alaska and Kamchatka meet over the edge", () => {
  const t = BOARD.index;
  expect(linked(t["alaska"], t["kamchatka"]) && linked(t["kamchatka"], t["alaska"])).toBe(true);
  expect(linked(t["alaska"], t["alberta"])).toBe(true);
  expect(linked(t["alaska"], t["ontario"])).toBe(false);
  const g = play(`${THREE} ; phase attack ; alaska red 3 ; brazil green 1 ; others blue 1`);
  expect(g.targets("red", "attack", "alaska")).toEqual(["alberta", "kamchatka", "northwest_territory"]);
  g.do("red attack alaska kamchatka 2", "roll dice 6 6 vs 1");
  expect(g.at("kamchatka")).toBe("red 2");
});

it("1.3 (RC3) armies are numbers without a limit of pieces; a million is where counting ends", () => {
  const g = play(`${THREE} ; phase reinforce ; alaska red 999999 ; brazil green 1 ; others blue 1`);
  g.do("red place alaska 3");
  expect(g.at("alaska")).toBe("red 1000000");
});

it("1.4 (RC4) six colours", () => {
  expect([...META.colours].sort()).toEqual(["blue", "green", "orange", "purple", "red", "yellow"]);
});

it("1.5 (RC5) the highest die is first; the tied highest roll again among themselves", () => {
  const g = start(["players red blue green purple"], "roll first red 4 blue 6 green 6 purple 6");
  expect(g.awaits).toBe("first");
  expect(g.last("tied").seats).toEqual([1, 2, 3]);
  expect(g.code("roll first red 1 blue 2 green 3")).toBe("chance.contenders");
  g.do("roll first blue 5 green 2 purple 5", "roll first blue 1 purple 3");
  expect([g.last("leads").seat, g.awaits]).toEqual([3, "claim purple"]);
});

it("1.6 (RC6) who is first places first and has the first turn, clockwise by the seats", () => {
  const g = start([THREE, "option initial_placement dealt", "option armies_a_turn all"]);
  g.do("roll first red 1 blue 6 green 2", `deal ${BOARD.territories.map(({ id }) => id).join(" ")}`);
  g.do("blue place alaska 21", "green place northwest_territory 21", "red place greenland 21");
  expect(g.awaits).toBe("place blue");
  g.do("blue place alaska 4", "blue end", "blue end");
  expect(g.state.colours[g.state.turn]).toBe("green");
});

it.each([
  [3, 35],
  [4, 30],
  [5, 25],
  [6, 20],
])("1.7 (RC7) %i players start with %i armies each", (players, armies) => {
  const g = start([`players ${META.colours.slice(0, players).join(" ")}`]);
  expect(g.state.colours.map((colour) => g.reserve(colour))).toEqual(g.state.colours.map(() => armies));
});

it("1.8 (RC8) cards in hand, missions and wishes are secret; numbers of cards and discards are open", () => {
  const g = play(
    `${THREE} ; option mode secret_mission ; phase reinforce ; sets 2 ; discards peru ` +
      "; seat red hand alaska wild mission territories_24 ; seat blue hand brazil mission asia_africa defence most " +
      "; seat green mission destroy_blue ; alaska red 3 ; brazil green 1 ; others blue 1",
  );
  const red = g.seenBy("red");
  expect([red.hand("red"), red.hand("blue")]).toEqual(["alaska wild", "?"]);
  expect([red.mission("red"), red.mission("blue"), red.mission("green")]).toEqual([
    "territories_24",
    "none",
    "none",
  ]);
  expect([red.discards, red.state.sets, pileSize(red.state)]).toEqual(["peru", 2, 40]);
  expect(red.state.seats[1].settings.defence).toBe("ask");
  expect(red.at("brazil")).toBe("green 1");
  const watcher = ENGINE.view.state(g.state, -1);
  expect(watcher.seats[0].hand).toEqual([-2, -2]);
  const card = { type: "card", seat: CHANCE, to: 0, card: WILD } as const;
  expect(ENGINE.view.action(card, 0)).toEqual(card);
  expect(ENGINE.view.action(card, 1)).toEqual({ ...card, card: -2 });
});

it("1.8 (RC8) headquarters are secret until all are in", () => {
  const g = play(
    `${THREE} ; option mode capital ; step headquarters ; first red ; ${held("red", 3, ...some(5))} ` +
      "brazil green 1 ; others blue 1",
    "red headquarters greenland",
  );
  expect(g.seenBy("blue").state.seats[0].headquarters).toBe(-2);
  expect(g.seenBy("red").state.seats[0].headquarters).toBe(BOARD.index["greenland"]);
  expect(ENGINE.view.action(g.parse("red headquarters greenland"), 1)).toBeUndefined();
});

it("1.8 (RC8) a headquarters drawn by lot is its owner's secret, too, until all are shown", () => {
  const g = play(
    `${THREE} ; option mode capital ; option headquarters random ; step lot ; first red ; ${held("red", 3, ...some(5))} ` +
      "brazil green 1 ; others blue 1",
  );
  const lot = g.parse("draw red headquarters greenland");
  expect(ENGINE.view.action(lot, 0)).toEqual(lot);
  for (const seat of [-1, 1, 2]) {
    const seen = ENGINE.view.action(lot, seat);
    expect(seen).toEqual({ ...lot, territory: -2 });
    expect(seen === undefined ? "" : REPORT.action(seen, g.state)).toBe("draw red headquarters");
  }
  g.do("draw red headquarters greenland");
  expect(g.seenBy("blue").state.seats[0].headquarters).toBe(-2);
  g.do("draw blue headquarters siam", "draw green headquarters brazil");
  expect(ENGINE.view.event(g.last("headquarters"), 1)).toEqual(g.last("headquarters"));
});
