/** Phases in which nothing is left to do, what has only one place, and questions that have one answer. */
import { expect, test } from "vitest";
import { ENGLISH } from "../../../src/games/castle-risk/text/en/english";
import { CHOICES } from "../../../src/games/castle-risk/choices";
import { CASTLE_RISK } from "../../../src/games/castle-risk/rules/ruleset";
import { newIntent } from "../../../src/session/intent/intent";
import { due } from "../../../src/session/play/pace";
import { modelOfAction } from "../../../src/session/panels/action/model";
import { sit } from "../../../src/session/table/chairs";
import { total } from "../../../src/core/counts";
import { isFault } from "../../../src/core/refuse";
import { resumeSome } from "../../../src/session/table/save";
import { act } from "../../../src/session/play/commands/act";
import { newOutcome } from "../../../src/session/play/commands/command";
import type { Room } from "../../../src/session/table/room";
import { matchOf, stateOf } from "../../helpers/presser";
import { say } from "../../helpers/say";
import { matchAt, newRoom, newTable, openSave } from "../../helpers/castle";
import { otherwise } from "../../helpers/secrets";
import { recordedStates } from "../../helpers/recorded";
import { any } from "../../../src/risk/units";
import { GAME as RISK_EUROPE } from "../../../src/games/risk-europe/module";
import { newMatch } from "../../../src/session/match/match";
import { newTable as newAnyTable } from "../../../src/session/table/table";
import { play as playEurope, start as startEurope, turn } from "../../games/risk-europe/play";

const states = recordedStates(1);

test("whether a phase is idle does not tell what a seat holds", () => {
  let compared = 0;
  for (const s of states)
    for (const seat of s.asked) {
      const other = otherwise(s, seat);
      if (other === undefined) continue;
      compared++;
      expect(CHOICES.isStuck(other, seat)).toBe(CHOICES.isStuck(s, seat));
    }
  expect(compared).toBeGreaterThan(500);
});

test("a phase is idle where no button but its end can be pressed, unless a card could still be played", () => {
  let idle = 0;
  for (const s of states)
    for (const seat of s.asked) {
      if (CHOICES.end(s, seat) === undefined) continue;
      const m = matchAt(s);
      const { verbs } = modelOfAction(m, newIntent(m, seat), ENGLISH);
      const buys = s.step === "purchase" && s.seats[seat].coins > 0;
      const open = verbs.some(({ on }) => on) || buys;
      if (CHOICES.isStuck(s, seat)) {
        idle++;
        expect(open, s.step).toBe(false);
      } else if (!open) expect([s.step, total(s.seats[seat].hand) > 0]).toEqual(["placement", true]);
    }
  expect(idle).toBeGreaterThan(50);
});

test("an idle phase of a person ends by itself where the table has it so, that of a computer by the computer", () => {
  const s = states.find((one) => one.asked.some((seat) => CHOICES.isStuck(one, seat)));
  if (s === undefined) throw new Error("no phase is idle");
  const [seat] = s.asked;
  const t = newTable();
  sit(t, "id1", "Ann", s.colours[seat]);
  t.match = matchAt(s);
  expect(due(t, "normal", 0, false)).toBeUndefined();
  expect(due(t, "normal", 0, true)).toMatchObject({
    action: { type: "end", seat, phase: s.phase },
    ends: true,
  });
  expect(CASTLE_RISK.check(s, { type: "end", seat, phase: s.phase as "attack" })).toBeUndefined();
  t.ended = true;
  expect(due(t, "normal", 0, true)).toBeUndefined();
});

test("units that have but one place are placed there: it is picked already", () => {
  let picked = 0;
  for (const s of states) {
    const [seat] = s.asked;
    if (s.step !== "placement" || !any(s.seats[seat].reserve)) continue;
    const places = CHOICES.next(s, { seat, verb: "place" });
    if (places.field !== "territory") throw new Error(places.field);
    const open = places.candidates.filter(({ why }) => why === undefined);
    const { draft, counts } = newIntent(matchAt(s), seat);
    expect(draft.territory).toBe(open.length === 1 ? open[0].value : undefined);
    if (open.length !== 1) continue;
    picked++;
    expect(counts).toEqual(s.seats[seat].reserve);
  }
  expect(picked).toBeGreaterThan(3);
});

test("whoever has no coins bids none, and a force that nobody can go beside goes alone, unless the table leaves it to them", () => {
  const answered = (state: ReturnType<typeof playEurope>["state"], colour: string): unknown[] => {
    const t = newAnyTable(RISK_EUROPE);
    sit(t, "id1", "Ann", colour);
    t.match = newMatch(RISK_EUROPE, state, [], []);
    return [false, true].map((alone) => due(t, "normal", 0, alone)?.action);
  };
  const { state } = startEurope(["players red blue green yellow"]);
  expect(answered(state, "red")).toEqual([undefined, undefined]);
  state.seats[0].coins = 0;
  expect(answered(state, "red")).toEqual([undefined, { type: "bid", seat: 0, coins: 0 }]);
  expect(answered(state, "blue")).toEqual([undefined, undefined]);
  const alone = playEurope(turn("split", "saxony red footman 2"), "red split saxony bohemia footman 1");
  expect(answered(alone.state, "red")).toEqual([undefined, { type: "alone", seat: 0 }]);
  const both = playEurope(turn("split", "saxony red footman 3"), "red split saxony bohemia footman 1");
  expect(answered(both.state, "red")).toEqual([undefined, undefined]);
});

test("the last two King's Orders are picked by the table where they are equal, as all can see; else their order is chosen", () => {
  const left = (discards: string): ReturnType<typeof playEurope>["state"] =>
    playEurope(`players red blue green yellow ; phase orders ; first red ; round 4 ; seat red ${discards}`)
      .state;
  const picked = (state: ReturnType<typeof playEurope>["state"], idle: boolean): unknown => {
    const t = newAnyTable(RISK_EUROPE);
    sit(t, "id1", "Ann", "red");
    t.match = newMatch(RISK_EUROPE, state, [], []);
    return due(t, "normal", 0, idle)?.action;
  };
  const equal = left("discards tax 2 tax_king 1 expand_siege 1 split 2");
  expect(picked(equal, true)).toEqual({ type: "pick", seat: 0, cards: [2, 2] });
  expect(picked(equal, false)).toBeUndefined();
  expect(
    picked(left("discards tax 2 tax_king 1 expand_fortify 1 expand_siege 1 split 1"), true),
  ).toBeUndefined();
});

/** Red, in the purchase with a coin, has bought an infantry for it. */
function bought(): Room {
  const opened = openSave(
    "castle_risk 1\nposition castle_risk 1 ; players red blue ; seat red capital rome coins 1 ; seat blue capital france ; " +
      "rome red infantry 2 ; france blue infantry 2 ; turn red ; phase purchase\n",
  );
  if (isFault(opened)) throw new Error(opened.why.code);
  while (resumeSome(opened, 50) !== true);
  const room = newRoom();
  room.table = opened.table;
  for (const words of ["sit red", "step 0 1", "confirm"]) expect(say(room, "red", words)).toBe("");
  return room;
}

test("undo takes back what was done before a phase that ended by itself, not its end alone", () => {
  const room = bought();
  const ended = due(room.table, "normal", 0, true);
  expect(ended).toMatchObject({ action: { type: "end", phase: "purchase" }, ends: true });
  act(room, ended!.action, matchOf(room.table).revision, newOutcome());
  expect(say(room, "red", "undo")).toBe("");
  expect(stateOf(room.table)).toMatchObject({ step: "purchase", seats: [{ coins: 1 }, {}] });
});

test("where phases wait for their end, undo takes back that end", () => {
  const room = bought();
  room.settings.idle = "wait";
  for (const words of ["end", "undo"]) expect(say(room, "red", words)).toBe("");
  expect(stateOf(room.table)).toMatchObject({ step: "purchase", seats: [{ coins: 0 }, {}] });
});
