import { CHANCE } from "../../../src/core/types";
import { expect, it } from "vitest";
import { ENGINE } from "../../../src/games/risk-classic/engine";
import { REPORT } from "../../../src/games/risk-classic/report";
import { viewOf } from "../../../src/games/risk-classic/rules/view";
import { ground, play, type Played } from "./play";

const position = ground({
  table: "option mode secret_mission",
  red: "mission asia_africa hand peru wild ; alaska 5",
  blue: "mission territories_18",
  green: "mission territories_24",
});

it("a game as an object has ids for indices, and a view of it hides what the seat does not know", () => {
  const g = play(position);
  expect(REPORT.state(g.state)).toMatchObject({
    game: "risk_classic",
    mode: "secret_mission",
    turn: "red",
    territories: { alaska: { owner: "red", armies: 5 } },
    cards: { pile: 42, discards: [], sets: 0 },
  });
  expect(JSON.stringify(REPORT.state(g.state))).toContain('"hand":["peru","wild"]');
  const seen = REPORT.state(viewOf(g.state, 1));
  expect(seen).toMatchObject({ hash: null });
  expect(JSON.stringify(seen)).toContain('"hand":[null,null]');
});

it("`captured` says whether a territory was taken in this turn, up to its end, as docs/json.md has it", () => {
  const captured = (g: Played): unknown => (REPORT.state(g.state) as { captured: unknown }).captured;
  const g = play(position);
  expect(captured(g)).toBe(false);
  g.do("red attack alaska kamchatka 3", "roll dice 6 6 6 vs 1", "red occupy 4");
  expect(captured(g)).toBe(true);
  g.do("red end");
  expect([g.awaits, captured(g)]).toEqual(["card", true]);
  g.do("draw red card egypt");
  expect([g.awaits, captured(g)]).toEqual(["fortify red", true]);
  const line = ENGINE.notation.writePosition(g.state).replace("risk_classic 1 ; ", "");
  expect([line.includes("; captured ;"), captured(play(line))]).toEqual([true, true]);
  g.do("red end");
  expect([g.awaits, captured(g)]).toEqual(["place blue", false]);
});

it("events and actions are told in the words of the notation", () => {
  const g = play(position, "red attack alaska kamchatka 3", "roll dice 6 6 6 vs 1", "red occupy 4");
  expect(REPORT.event(g.last("captured"), g.state)).toEqual({
    type: "captured",
    seat: "red",
    from: "alaska",
    territory: "kamchatka",
    armies: 4,
    owner: "blue",
  });
  expect(REPORT.action({ type: "card", seat: CHANCE, to: 1, card: -2 }, g.state)).toBe("draw blue card");
  expect(REPORT.action({ type: "end", seat: 0 }, g.state)).toBe("red end");
});

it("the outcome says who won, how the seats stand, and what stands where", () => {
  const g = play(position, "red resign");
  expect(REPORT.outcome(g.state, ["Ann", "Bob"], 1)).toContain("red (Ann): out, 1 territories");
  g.do("green resign");
  const text = REPORT.outcome(g.state, ["Ann", "Bob"], 2);
  expect(text).toContain("Over: survivor, won by blue (Bob).");
  expect(text).toContain("alaska: red 5");
});
