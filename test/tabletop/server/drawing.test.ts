import { expect, onTestFinished, test } from "vitest";
import { openRoom, perform } from "../../../tabletop/server/table/tasks";
import { SEATS, saveOf, thing } from "../saves";
import type { Answer } from "../../../tabletop/wire/answers";
import type { Room } from "../../../tabletop/server/table/room";
import type { SeenObject } from "../../../tabletop/world/look";

/** A room with two cubes and a line, at which the host sits. */
async function roomOf(more: object = {}): Promise<Room> {
  const objects = [...SEATS, thing("BlockSquare", "cube01", 0, 0), thing("BlockSquare", "cube02", 5, 5)];
  const save = JSON.stringify({ ...saveOf("", objects), ...more });
  const task = { t: "open", opening: { save, written: true }, seed: 1, rewrites: [], nextPerson: 1 } as const;
  const room = await openRoom(task);
  onTestFinished(() => room.table.close());
  const people = [{ id: 0, name: "Ann", color: "Red", promoted: false }];
  await perform(room, { t: "enter", tab: 1, host: true, people, looking: 0 });
  return room;
}

/** What the browser is told in so many ticks, looked at after each as if something had changed. */
async function told(room: Room, ticks: number): Promise<Answer[]> {
  const out: Answer[] = [];
  for (let i = 0; i < ticks; i++) {
    room.touched = true;
    const result = await perform(room, { t: "tick", frames: 1, stopped: false });
    expect(result.fault).toBeUndefined();
    for (const { text } of result.out ?? []) out.push(JSON.parse(text) as Answer);
  }
  return out;
}

function chatIn(answers: readonly Answer[]): string[] {
  return answers.flatMap((answer) => {
    const shown = answer.t === "view" ? answer.view : answer.t === "delta" ? answer.patch : {};
    const { chat = {} } = shown as { chat?: Record<string, { text: string } | null> };
    return Object.values(chat).flatMap((line) => line?.text ?? []);
  });
}

/** The view of the first message. */
function firstView(answers: readonly Answer[]): Extract<Answer, { t: "view" }>["view"] {
  const first = answers[0];
  if (first?.t !== "view") throw new Error("no view came first");
  return first.view;
}

test("a piece that cannot be drawn is left out and told of once; the rest is shown", async () => {
  const room = await roomOf();
  const cube = [...room.table.session.world.objects.values()].find(({ guid }) => guid === "cube01");
  if (cube === undefined) throw new Error("no cube");
  cube.data.ColorDiffuse = null as never;
  cube.lines = 7 as unknown as SeenObject["lines"] as never;
  const answers = await told(room, 4);
  const { pieces, seats } = firstView(answers);
  expect(Object.values(pieces).filter(({ type }) => type === "Block")).toHaveLength(1);
  expect(Object.keys(seats).sort()).toEqual(["Blue", "Red"]);
  const lines = chatIn(answers).filter((text) => text.includes("cannot be shown"));
  expect(lines).toEqual([
    expect.stringMatching(/^The piece cube01 \(BlockSquare\) cannot be shown, and is left out \(/),
  ]);
});

test("a line or an interface that cannot be drawn blinds nobody", async () => {
  const room = await roomOf();
  const { world } = room.table.session;
  world.file.VectorLines = [{} as never];
  world.interface.roots = [{ attributes: {} } as never];
  const view = firstView(await told(room, 2));
  expect([view.lines, view.ui.roots]).toEqual([[], []]);
  expect(Object.values(view.pieces).filter(({ type }) => type === "Block")).toHaveLength(2);
});

test.each(["__proto__", "constructor", "Mauve"])(
  "a hand of no colour of a seat, as %s, is no seat",
  async (FogColor) => {
    const room = await roomOf();
    const hand = [...room.table.session.world.objects.values()].find(({ guid }) => guid === "handBlue");
    if (hand !== undefined) hand.data.FogColor = FogColor;
    expect(Object.keys(firstView(await told(room, 1)).seats)).toEqual(["Red"]);
  },
);
