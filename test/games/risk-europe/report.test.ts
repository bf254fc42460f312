import { CHANCE } from "../../../src/core/types";
import { expect, it } from "vitest";
import { REPORT } from "../../../src/games/risk-europe/report";
import { viewOf } from "../../../src/games/risk-europe/rules/view";
import { newNoting, noteEvent } from "../../../scripts/simulate/notes";
import { HOMES, play, turn } from "./play";

const position = turn(
  "expand_siege",
  `option kingdom_missions on ; ${HOMES} france blue footman 2`,
  "missions great_host",
);

it("a game as an object has ids for indices, and a view of it hides what the seat does not know", () => {
  const g = play(position);
  expect(REPORT.state(g.state)).toMatchObject({
    game: "risk_europe",
    turn: "red",
    territories: { england: { owner: "red", units: { footman: 9 } }, wales: { owner: null } },
    supply: { castles: 8, missions: 7 },
  });
  expect(JSON.stringify(REPORT.state(g.state))).toContain('"missions":["great_host"]');
  const seen = REPORT.state(viewOf(g.state, 1));
  expect(seen).toMatchObject({ hash: null });
  expect(JSON.stringify(seen)).toContain('"missions":[null]');
});

it("events and actions are told in the words of the notation", () => {
  const g = play(position, "red expand england normandy footman 3", "red end");
  expect(REPORT.event(g.last("claimed"), g.state)).toEqual({
    type: "claimed",
    army: "red",
    territory: "normandy",
    units: { footman: 3 },
    coins: 0,
  });
  const draw = { type: "missions", seat: CHANCE, to: 1, missions: [-2, -2] } as const;
  expect(REPORT.action(draw, g.state)).toBe("draw blue missions");
  expect(REPORT.action({ type: "end", seat: 0 }, g.state)).toBe("red end");
});

it("the outcome says who won, how the armies stand, and what stands where", () => {
  const g = play(position, "red resign");
  expect(REPORT.outcome(g.state, ["Ann", "Bob"], 1)).toContain("red (Ann): out");
  g.do("green resign", "yellow resign");
  const text = REPORT.outcome(g.state, ["Ann", "Bob"], 3);
  expect(text).toContain("Over: survivor, won by blue (Bob).");
  expect(text).toContain("sweden: blue footman 9");
});

it("who falls (rule 9.4) is counted for whoever took the last city in battle, in another army's turn too", () => {
  const lands = HOMES.replace("turkey green footman 9 ; ", "");
  const g = play(
    "players red blue green yellow ; round 3 ; phase turns ; half 2 ; first red ; opener red ; leader red ; turn yellow ; " +
      `${lands} saxony green footman 1 against blue footman 3 ; wales green footman 1 against red footman 3`,
    "yellow end",
  );
  while (g.awaits !== "dice") g.do(`${g.state.colours[g.state.asked[0]]} battle saxony`);
  g.do("roll main 6 6 6 vs 1");
  if (g.isAlive("green")) g.do("roll main 6 6 6 vs 1");
  expect(g.isAlive("green")).toBe(false);
  const noting = newNoting(REPORT.tallies, 4);
  for (const event of g.events) noteEvent(noting, event, g.state);
  expect(noting.notes["eliminated"]).toEqual([{}, { green: 1 }, {}, {}]);
});
