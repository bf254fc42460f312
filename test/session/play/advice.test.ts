/** What a computer would do in somebody's place: only where the host allows it, for their own eyes, and dropped once it is stale. */
import { describe, expect, test } from "vitest";
import { GAMES } from "../../../src/games/index";
import type { GameModule } from "../../../src/session/game/module";
import { ADVICE } from "../../../src/session/panels/advice/paint";
import { adviceText } from "../../../src/session/panels/advice/model";
import { adviceOf, adviceOutline, adviseOn, openAdvice } from "../../../src/session/play/advice";
import { act } from "../../../src/session/play/commands/act";
import { command, newOutcome } from "../../../src/session/play/commands/command";
import { due } from "../../../src/session/play/pace";
import { lastRoll, newRoom, type Room } from "../../../src/session/table/room";
import { start } from "../../../src/session/table/table";

/** Red is a person, two others are computers; it goes on until Red is asked alone at one of these steps. */
function asked(game: GameModule, steps: readonly string[]): Room {
  const room = newRoom(game);
  const [red, ...others] = room.table.chairs;
  red.player = "ada";
  others.forEach((chair, i) => {
    if (i < 2) chair.bot = "easy";
    else chair.closed = true;
  });
  start(room.table, [3]);
  for (let n = 0; n < 900; n++) {
    const state = room.table.match?.game.state;
    if (state === undefined || (state.asked.includes(0) && steps.includes(state.step))) return room;
    goOn(room);
  }
  throw new Error("Red is not asked");
}

/** What a computer does, or in Red's place the easy one. */
function goOn(room: Room): void {
  const { table } = room;
  const [red] = table.chairs;
  red.player = "";
  red.bot = "easy";
  const next = due(table, "instant", 0);
  red.player = "ada";
  red.bot = "";
  if (next === undefined || table.match === undefined) throw new Error("nothing is due");
  expect(act(room, next.action, table.match.revision, newOutcome())).toBeUndefined();
}

function say(room: Room, text: string): string {
  const colour = room.table.chairs[0].colour;
  const who = { player: "ada", name: "Ada", colour, admin: true, seen: room.table.match?.revision ?? 0 };
  return command(room, who, text, newOutcome())?.code ?? "";
}

function told(room: Room): string {
  const { match, module } = room.table;
  return match === undefined ? "" : adviceText(room, match, 0, module.languages["en"]);
}

function thinkToTheEnd(room: Room): void {
  for (let advice = openAdvice(room); advice !== undefined; advice = openAdvice(room)) adviseOn(advice, 40);
}

const STEPS: Readonly<Record<string, readonly string[]>> = {
  castle_risk: ["attack", "policies"],
  risk_europe: ["expand", "pick"],
  risk_classic: ["attack"],
  risk_2008: ["attack"],
};

describe.each(GAMES.map((game) => [game.meta.id, game] as const))("in %s", (id, game) => {
  test("who is asked may ask what a computer would do, and reads a legal action", () => {
    const room = asked(game, STEPS[id]);
    expect(say(room, "plan")).toBe("advice.off");
    expect(say(room, "advice plans")).toBe("");
    expect(told(room)).toMatch(/What would you do\?/);
    expect(say(room, "plan")).toBe("");
    expect(told(room)).toBe("Thinking it over...");
    thinkToTheEnd(room);
    const advice = adviceOf(room, 0);
    const { match } = room.table;
    if (advice?.action === undefined || match === undefined) throw new Error("no advice");
    expect(match.module.rules.check(match.game.state, advice.action)).toBeUndefined();
    expect(told(room)).toMatch(/^<b>([A-Z][a-z]+|In secret:) \w.*\.<\/b>/);
    expect(say(room, "plan")).toBe("");
    expect(told(room)).toMatch(/What would you do\?/);
    expect(adviceOutline(room, 0)).toBeUndefined();
  });
});

test("in RISK the plan is drawn with what it takes later, and another turn drops it", () => {
  const classic = GAMES.find(({ meta }) => meta.id === "risk_classic");
  if (classic === undefined) throw new Error("no game");
  const room = asked(classic, ["attack"]);
  say(room, "advice plans");
  say(room, "plan");
  thinkToTheEnd(room);
  const { action } = adviceOf(room, 0) ?? {};
  expect(action?.type).toBe("storm");
  const { source, target } = adviceOutline(room, 0) ?? { source: -1, target: -1 };
  expect(action).toMatchObject({ from: source, to: target });
  expect(told(room)).toContain(action === undefined ? "-" : "attacks");
  goOn(room);
  expect(adviceOf(room, 0)).toBeUndefined();
  expect(adviceOutline(room, 0)).toBeUndefined();
});

test("the question comes back where the end of a battle that lay there is taken back", () => {
  const classic = GAMES.find(({ meta }) => meta.id === "risk_classic");
  if (classic === undefined) throw new Error("no game");
  const room = asked(classic, ["attack"]);
  say(room, "advice plans");
  const asks = ADVICE.key(room, "");
  expect(asks).toMatch(/ asks$/);
  for (let n = 0; n < 40 && lastRoll(room) === undefined; n++) goOn(room);
  expect(ADVICE.key(room, "")).toBe("none");
  room.recent.finishedRoll = lastRoll(room);
  expect(ADVICE.key(room, "")).toBe(asks);
  do expect(say(room, "back")).toBe("");
  while (room.table.match?.game.state.step !== "attack");
  expect(ADVICE.key(room, "")).toBe(asks);
});
