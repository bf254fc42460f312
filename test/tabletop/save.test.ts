import { describe, expect, test } from "vitest";
import { readSave } from "../../tabletop/save/read";
import { openTable } from "../../tabletop/table";
import { card, deck, said, saveOf, SEATS, seat, tableOf, thing } from "./saves";

const complaint = (objects: unknown[], more: object = {}): string => {
  try {
    readSave({ ...more, ObjectStates: objects });
    return "";
  } catch (error) {
    return error instanceof Error ? error.message : "";
  }
};

describe("a save", () => {
  test("gets defaults, and keeps keys that nobody knows", () => {
    const save = readSave({ ObjectStates: [thing("Bag", "a", 0, 0, { Custom: { x: 1 } })], Extra: 1 });
    expect(save).toMatchObject({ LuaScript: "", Hands: { Enable: true }, Turns: { Type: 0 }, Extra: 1 });
    expect(save.ObjectStates[0]["Custom"]).toEqual({ x: 1 });
  });

  test("that is wrong is refused with the path of what is wrong", () => {
    expect(() => readSave("{")).toThrow("the save is not JSON");
    expect(() => readSave("[]")).toThrow("the save must be an object");
    expect(complaint([], { LuaScript: 1 })).toBe("LuaScript must be string");
    expect(complaint([{}])).toBe("ObjectStates[0].Name must be a text that names the kind");
    expect(complaint([{ Name: "Bag" }])).toBe("ObjectStates[0].Transform must be an object");
    expect(complaint([thing("Bag", "a", 0, 0, { at: { posY: "1" } })])).toBe(
      "ObjectStates[0].Transform.posY must be a number",
    );
    expect(complaint([thing("Bag", "a", 0, 0, { Tags: [1] })])).toBe(
      "ObjectStates[0].Tags must be a list of texts",
    );
    expect(
      complaint([
        thing("Bag", "a", 0, 0),
        thing("Bag", "b", 0, 0, { ContainedObjects: [thing("Bag", "a", 0, 0)] }),
      ]),
    ).toBe('ObjectStates[1].ContainedObjects[0].GUID "a" is taken by ObjectStates[0]');
    expect(complaint([deck("d", 1, 0, 0)])).toContain("is a deck of 1: a deck needs two cards");
    expect(complaint([card("c", 80, 0, 0)])).toContain("shows card 180, which lies outside its sheet");
    expect(complaint([thing("Infinite_Bag", "i", 0, 0, { ContainedObjects: [] })])).toContain(
      "needs one object",
    );
    expect(complaint([thing("Bag", "a", 0, 0, { States: { 2: {} } })])).toContain(
      'ObjectStates[0].States["2"].Name',
    );
  });

  test("with a kind of object that the table does not know, or a script in an object, does not open", async () => {
    await expect(openTable(saveOf("", [thing("Teapot", "t", 0, 0)]))).rejects.toThrow(
      "kind of object Teapot",
    );
    await expect(openTable(saveOf("", [thing("Bag", "t", 0, 0, { LuaScript: "x()" })]))).rejects.toThrow(
      "runs no script",
    );
  });

  test("written and read again is the same table", async () => {
    const table = await tableOf(
      `function onLoad(s) print("<" .. s .. ">") end function onSave() return "state" end`,
      [
        deck("deck", 3, 5, 5, { at: { posY: 1.3, rotZ: 180 } }),
        thing("BlockSquare", "cube01", 0, 0, { Tags: ["a"] }),
      ],
      { XmlUI: "<Text>x</Text>", Note: "note", SnapPoints: [{ Position: { x: 1, y: 1, z: 1 } }] },
    );
    await table.settle();
    const first = await table.save();
    await table.load(JSON.stringify(first));
    await table.settle();
    expect(await table.save()).toEqual(first);
    expect(said(table)).toEqual(["<state>"]);
  });

  test("without a seat sends those who sat there to watch", async () => {
    const table = await tableOf("", []);
    await table.load(saveOf("", [seat("Blue", 0, 0)]));
    expect(table.session.world.people.list.map(({ color }) => color)).toEqual(["Grey", "Blue"]);
    expect(SEATS).toHaveLength(2);
  });
});

test("a table with copies that still spawn can be loaded again", async () => {
  const table = await tableOf("", [deck("deck", 3, 5, 5), thing("BlockSquare", "cube01", 0, 0)]);
  await table.copy("Red", ["deck", "cube01"]);
  await table.paste("Red", { x: -9, y: 2, z: 0 });
  await table.load(await table.save());
  await table.settle();
  expect(table.view("Red").objects.map(({ type }) => type)).toEqual(["Deck", "Block", "Deck", "Block"]);
});

test("one gesture at a time: another meanwhile is a mistake of the caller", async () => {
  const table = await tableOf("");
  const first = table.advance(10);
  await expect(table.advance(1)).rejects.toThrow("await it before the next");
  await first;
});

test("states of an object replace it by another with another GUID", async () => {
  const two = thing("BlockSquare", "two222", 0, 0, { Nickname: "second" });
  const table = await tableOf(
    `function onObjectStateChange(o, old) print(old .. " " .. o.getName() .. o.getStateId()) end
     function onChat() local o = getObjectFromGUID("one111") print(o.getStateId()) o.setState(2) print(tostring(o.isDestroyed())) end`,
    [thing("BlockSquare", "one111", 3, 3, { Nickname: "first", States: { 2: two } })],
  );
  await table.chat("Red", "x");
  await table.settle();
  expect(said(table)).toEqual(["1", "true", "one111 second2"]);
  expect(table.data("second").States?.["1"].Nickname).toBe("first");
});
