/** What computers think is spread over frames: a level that needs many units decides as if it had thought at once. */
import { expect, test } from "vitest";
import { atOnce } from "../../../src/core/bots/decide";
import type { Thought } from "../../../src/core/bots/thought";
import type { AnyAction, CommonState } from "../../../src/core/types";
import { due } from "../../../src/session/play/pace";
import { isFresh, thinkingOf, thinkOn } from "../../../src/session/play/think";
import { start, type Table, type Thinking } from "../../../src/session/table/table";
import { act } from "../../../src/session/play/commands/act";
import { newOutcome } from "../../../src/session/play/commands/command";
import { newRoom, type Room } from "../../../src/session/table/room";
import { GAME } from "../../../src/games/castle-risk/module";
import { matchOf } from "../../helpers/presser";

const NEEDED = 50;

/** What a deep computer was given and has done. */
interface Diary {
  units: number;
  befores: (Thought<AnyAction> | undefined)[];
}

const [RANDOM] = GAME.bots;

/** A level that needs fifty units, and then does what one drawn at random would do. */
function deep(diary: Diary): (typeof GAME.bots)[number] {
  return {
    id: "deep",
    think: (view, seat, roll, before) => {
      diary.befores.push(before);
      let left = NEEDED;
      const { best } = RANDOM.think(view, seat, roll, undefined);
      return {
        best,
        more: (units) => {
          diary.units += Math.min(units, left);
          left -= units;
          return left <= 0;
        },
      };
    },
  };
}

/** A match of two computers of that level. */
function deepRoom(diary: Diary): Room {
  const room = newRoom({ ...GAME, bots: [RANDOM, deep(diary)] });
  const { table } = room;
  table.chairs.forEach((chair, i) => {
    chair.closed = i > 1;
    chair.bot = "deep";
  });
  start(table, [1, 2, 3, 4]);
  return room;
}

/** The thought of whoever is to act; chance acts first. */
function firstThought(room: Room): Thinking {
  for (let step = 0; step < 100; step++) {
    const thinking = thinkingOf(room.table, false);
    if (thinking !== undefined) return thinking;
    goOn(room);
  }
  throw new Error("nobody is asked");
}

function goOn(room: Room): AnyAction {
  const next = due(room.table, "instant", 0);
  if (next === undefined) throw new Error("nothing is due");
  expect(act(room, next.action, matchOf(room.table).revision, newOutcome())).toBeUndefined();
  return next.action;
}

const newDiary = (): Diary => ({ units: 0, befores: [] });

test("a thought is over after the units that it needs, in whatever slices", () => {
  for (const slice of [1, 7, NEEDED, 1000]) {
    const diary = newDiary();
    const thinking = firstThought(deepRoom(diary));
    let slices = 0;
    for (; !thinking.isDone; slices++) thinkOn(thinking, slice);
    expect([slices, diary.units]).toEqual([Math.ceil(NEEDED / slice), NEEDED]);
    thinkOn(thinking, slice);
    expect(diary.units).toBe(NEEDED);
  }
});

test("what is due is what it comes to, whether it was thought in slices or not at all yet", () => {
  const sliced = deepRoom(newDiary());
  const whole = deepRoom(newDiary());
  for (let step = 0; step < 20; step++) {
    const thinking = firstThought(sliced);
    for (let slice = 0; slice < 3; slice++) thinkOn(thinking, 9);
    firstThought(whole);
    expect(goOn(sliced)).toEqual(goOn(whole));
  }
});

test("a question is thought about once, and with it the thought before of the same seat is known", () => {
  const diary = newDiary();
  const room = deepRoom(diary);
  const thinking = firstThought(room);
  expect(thinkingOf(room.table, false)).toBe(thinking);
  expect(diary.befores).toEqual([undefined]);
  for (let step = 0; step < 30; step++) goOn(room);
  const known = diary.befores.filter((before) => before !== undefined);
  expect(known.length).toBe(diary.befores.length - 2);
  expect(known).toContain(thinking.thought);
});

test("it is stale once anything has happened, the level is another one or the match has been ended by all", () => {
  const stale: ((table: Table, room: Room) => void)[] = [
    (_table, room) => void goOn(room),
    (table) => table.chairs.forEach((chair) => (chair.bot = "random")),
    (table) => (table.ended = true),
    (table) => (table.match = undefined),
  ];
  for (const happen of stale) {
    const room = deepRoom(newDiary());
    const thinking = firstThought(room);
    expect(isFresh(room.table, thinking)).toBe(true);
    happen(room.table, room);
    expect(isFresh(room.table, thinking)).toBe(false);
  }
});

test("a level that decides at once is asked when its thought begins, and has nothing more to think", () => {
  let asked = 0;
  const think = atOnce<CommonState, AnyAction>((_view, seat) => {
    asked++;
    return { type: "pass", seat };
  });
  const { state } = matchOf(deepRoom(newDiary()).table).game;
  const thought = think(state, 1, () => 0, undefined);
  expect([thought.more(1), thought.best(), asked]).toEqual([true, { type: "pass", seat: 1 }, 1]);
});
