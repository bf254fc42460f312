/** The action panel of RISK offers what can be chosen, and nothing else; its verbs say which of them a press goes on with. */
import { expect, test } from "vitest";
import { decide } from "../../../src/core/bots/decide";
import { isSettled, limits } from "../../../src/core/bounds";
import { firstLevel } from "../../../src/core/level";
import { rollFrom, seedRng } from "../../../src/core/rng";
import { GAME } from "../../../src/games/risk-classic/module";
import { LAND_OF_GAME } from "../../../src/games/risk-classic/panels/land";
import type { State } from "../../../src/games/risk-classic/rules/state";
import { landName } from "../../../src/games/risk-classic/text/names";
import { factsOfLand } from "../../../src/risk/world/panels/land";
import { ENGLISH } from "../../../src/games/risk-classic/text/en/english";
import { newIntent } from "../../../src/session/intent/intent";
import { GUIDE } from "../../../src/session/panels/guide/paint";
import { modelOfAction } from "../../../src/session/panels/action/model";
import type { Writer } from "../../../src/session/game/panel";
import { actingSeat } from "../../../src/session/play/acting";
import { act } from "../../../src/session/play/commands/act";
import { newOutcome } from "../../../src/session/play/commands/command";
import { newRoom, type Room } from "../../../src/session/table/room";
import { dueChance } from "../../../src/session/table/table";
import { matchOf } from "../../helpers/presser";
import { say } from "../../helpers/say";

/** A room in which three play on until somebody is asked at this step and this holds. */
function roomAt(step: string, holds: (room: Room) => boolean = () => true): Room {
  const room = newRoom(GAME);
  for (const colour of ["red", "blue", "green"]) expect(say(room, colour, `sit ${colour}`)).toBe("");
  for (const words of ["close_empty", "start 3"]) expect(say(room, "red", words)).toBe("");
  const m = matchOf(room.table);
  const roll = rollFrom(seedRng(3));
  for (let n = 0; n < 1000; n++) {
    const s = m.game.state;
    if (s.step === step && actingSeat(room) >= 0 && holds(room)) return room;
    const action =
      dueChance(room.table) ??
      decide(firstLevel(m.module), m.module.view.state(s, s.asked[0]), s.asked[0], roll);
    expect(act(room, action, m.revision, newOutcome())).toBeUndefined();
  }
  throw new Error(`nobody comes to ${step}`);
}

/** The panel of whoever acts, once they have pressed an own territory. */
function pressed(room: Room): ReturnType<typeof modelOfAction> {
  const m = matchOf(room.table);
  const seat = actingSeat(room);
  const own = m.module.choices.candidates(m.game.state, { seat, verb: "place" })[0];
  expect(say(room, m.game.state.colours[seat], `press ${own}`)).toBe("");
  return modelOfAction(m, room.intents[seat] ?? newIntent(m, seat), ENGLISH);
}

test("the one army that is placed at a time has no stepper, the armies of a turn have", () => {
  const one = pressed(roomAt("place"));
  expect([one.confirm, one.steppers.length, one.sumText]).toEqual([true, 0, ""]);
  const round = (room: Room): boolean => matchOf(room.table).game.state.round === 1;
  const many = pressed(roomAt("place", round));
  expect([many.confirm, many.steppers.length]).toEqual([true, 1]);
});

test("what is to be known of the territory is told there, and no panel of it opens but for others", () => {
  const room = roomAt("claim");
  const m = matchOf(room.table);
  const seat = actingSeat(room);
  const me = m.game.state.colours[seat];
  const [land = 0] = m.module.choices.candidates(m.game.state, { seat, verb: "claim" });
  const panel = GAME.panels.find(({ layer, viewers }) => layer === "beside" && viewers === "everyone");
  for (const colour of ["red", "blue", "green"]) expect(say(room, colour, `press ${land}`)).toBe("");
  const opened = ["red", "blue", "green"].filter((colour) => panel?.key(room, colour) !== "none");
  expect(opened).toEqual(["red", "blue", "green"].filter((colour) => colour !== me));
  const { draft, about } = modelOfAction(m, room.intents[seat] ?? newIntent(m, seat), ENGLISH);
  const { title, facts } = {
    title: landName(land),
    facts: factsOfLand(m.game.state as State, land, LAND_OF_GAME, ENGLISH),
  };
  expect([draft.includes(title), about]).toEqual([true, facts]);
  expect(facts.join(" ")).toContain("Neighbours: ");
  // Whoever has folded the action reads it where all others do.
  expect(say(room, me, "fold action")).toBe("");
  expect(panel?.key(room, me)).not.toBe("none");
});

test("a number is settled where neither more nor fewer may be chosen, and nothing is paid", () => {
  const one = limits(["army"], [1], [1], 1, 1);
  expect(isSettled(one, [1], 0)).toBe(true);
  expect(isSettled(one, [0], 0)).toBe(false);
  expect(isSettled(limits(["army"], [1], [3], 1, 3), [1], 0)).toBe(false);
  expect(isSettled(limits(["army"], [0], [3], 2, 2), [2], 0)).toBe(true);
  expect(isSettled({ ...one, prices: [2] }, [1], 0)).toBe(false);
});

test("who has rolled on sees that a press rolls on, until another verb is picked", () => {
  const storms = (room: Room): boolean => {
    const { game } = matchOf(room.table);
    return game.actions
      .slice(0, game.at)
      .some(({ type, seat }) => type === "storm" && seat === actingSeat(room));
  };
  const room = roomAt("attack", storms);
  const m = matchOf(room.table);
  const seat = actingSeat(room);
  const picked = (): string[] =>
    modelOfAction(m, room.intents[seat] ?? newIntent(m, seat), ENGLISH)
      .verbs.filter((verb) => verb.picked)
      .map(({ id }) => id);
  expect(picked()).toEqual(["storm"]);
  expect(say(room, m.game.state.colours[seat], "verb attack")).toBe("");
  expect(picked()).toEqual(["attack"]);
});

test("the sentence of a first turn stands in the acting seat's own panel, and goes once it is skipped", () => {
  const room = roomAt("claim");
  const seat = actingSeat(room);
  const shown = (): Record<string, boolean> => {
    const all: Record<string, boolean> = {};
    const nothing = (): void => undefined;
    const writer: Writer = {
      ...{ put: nothing, showTo: nothing, putAll: nothing, showAll: nothing, showAllTo: nothing },
      ...{ later: nothing, shown: () => undefined, setCopies: () => [], isLocal: () => true },
      show: (id, on) => {
        all[id] = on;
      },
    };
    GUIDE.paint(room, "", writer, ENGLISH);
    return all;
  };
  expect(shown()).toMatchObject({ guide: true, "guide-claim": true, "guide-place": false });
  expect(say(room, matchOf(room.table).game.state.colours[seat], "skip_guide")).toBe("");
  expect(shown()).toEqual({ guide: false });
});
