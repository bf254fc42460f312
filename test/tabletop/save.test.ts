import { expectScriptErrors } from "../helpers/script-errors";
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
    expect(() => readSave("[\n\u202e")).toThrow(/^the save is not JSON: .*$/);
    expect(() => readSave({ ObjectStates: [], TabStates: { "a\nb": 7 } })).toThrow(
      'TabStates["a?b"] must be',
    );
    expect(() => readSave("[]")).toThrow("the save must be an object");
    expect(complaint([], { LuaScript: 1 })).toBe("LuaScript must be a text");
    expect(complaint([{}])).toBe("ObjectStates[0].Name must be a text that names the kind");
    expect(complaint([{ Name: "Bag" }])).toBe("ObjectStates[0].Transform must be an object");
    expect(complaint([thing("Bag", "a", 0, 0, { at: { posY: "1" } })])).toBe(
      "ObjectStates[0].Transform.posY must be a number",
    );
    expect(complaint([thing("Bag", "a", 0, 0, { Tags: [1] })])).toBe(
      "ObjectStates[0].Tags[0] must be a text",
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

  const XYZ = { x: 0, y: 0, z: 0 };
  const LINE = { points3: [XYZ], color: { r: 1, g: 1, b: 1 }, thickness: 1, rotation: XYZ };
  const AT = "ObjectStates[0]";

  test.each([
    [
      "a line without a colour",
      {},
      { VectorLines: [{ points3: [] }] },
      "VectorLines[0].color must be an object",
    ],
    [
      "a line with half a point",
      {},
      { VectorLines: [{ ...LINE, points3: [{ x: 1 }] }] },
      "VectorLines[0].points3[0].y must be a number",
    ],
    ["a picture that is none", {}, { CustomUIAssets: [null] }, "CustomUIAssets[0] must be an object"],
    [
      "a picture without an address",
      {},
      { CustomUIAssets: [{ Name: "a" }] },
      "CustomUIAssets[0].URL must be a text",
    ],
    ["a page of the Notebook", {}, { TabStates: { 0: 7 } }, 'TabStates["0"] must be an object'],
    ["an order of turns", {}, { Turns: { TurnOrder: "Red" } }, "Turns.TurnOrder must be a list"],
    ["faces of a die", { RotationValues: 6 }, {}, `${AT}.RotationValues must be a list`],
    [
      "a face of a die",
      { RotationValues: [{ Value: 1 }] },
      {},
      `${AT}.RotationValues[0].Rotation must be an object`,
    ],
    [
      "lines on an object",
      { AttachedVectorLines: { 0: LINE } },
      {},
      `${AT}.AttachedVectorLines must be a list`,
    ],
    [
      "a point to snap to",
      { AttachedSnapPoints: [{}] },
      {},
      `${AT}.AttachedSnapPoints[0].Position must be an object`,
    ],
    ["what a counter counts", { Counter: { value: "1" } }, {}, `${AT}.Counter.value must be a number`],
    ["a colour of a seat", { FogColor: ["Red"] }, {}, `${AT}.FogColor must be a text`],
    ["a script that is none", { LuaScript: 1 }, {}, `${AT}.LuaScript must be a text`],
    ["a colour of a text", { Text: { colorstate: "red" } }, {}, `${AT}.Text.colorstate must be an object`],
    [
      "a name from JavaScript",
      { Name: "constructor" },
      {},
      `${AT} is of a kind of object that this table does not know, "constructor": take it off the table, and save anew`,
    ],
  ])("that has %s wrong is refused with its path", (_, object, more, why) => {
    expect(complaint([thing("BlockSquare", "a", 0, 0, object)], more)).toBe(why);
  });

  test("with null in place of what may be missing has the default", () => {
    const save = readSave({
      ...{
        LuaScript: null,
        Turns: null,
        VectorLines: [{ ...LINE, rotation: null }],
        Hands: { Enable: null },
      },
      ObjectStates: [thing("BlockSquare", "a", 0, 0, { LuaScript: null, Tags: null })],
    });
    expect(save).toMatchObject({ LuaScript: "", Hands: { Enable: true }, Turns: { TurnOrder: [] } });
    expect(save.VectorLines[0]).toMatchObject({ rotation: XYZ, loop: false });
    expect(save.ObjectStates[0]).not.toHaveProperty("LuaScript");
  });

  const nested = (levels: number): unknown => {
    let inner = thing("Bag", "b0", 0, 0);
    for (let i = 1; i < levels; i++) inner = thing("Bag", `b${i}`, 0, 0, { ContainedObjects: [inner] });
    return inner;
  };

  test("may nest as deep as any, and not so deep that no one could walk through it", async () => {
    expect(complaint([nested(90)])).toBe("");
    expect(complaint([nested(3000)])).toBe("ObjectStates is nested deeper than 200 objects and lists");
    const text = `{"ObjectStates":[],"Extra":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;
    expect(() => readSave(text)).toThrow("Extra is nested deeper than 200 objects and lists");
    const XmlUI = "<Panel>".repeat(100_000) + "</Panel>".repeat(100_000);
    await expect(openTable({ ObjectStates: [], XmlUI })).rejects.toThrow(
      "XmlUI cannot be shown: XML line 1: elements are nested deeper than 200",
    );
  });

  test("leaves the table as it is where it cannot be loaded", async () => {
    const table = await tableOf("", [thing("BlockSquare", "cube01", 0, 0)]);
    await expect(table.load(saveOf("", [thing("Teapot", "t", 0, 0)]))).rejects.toThrow("Teapot");
    await table.advance(2);
    expect(table.view("Red").objects.map(({ guid }) => guid)).toEqual(["cube01"]);
  });

  test("with places further than any table is saved so that it can be opened again", async () => {
    const far = thing("BlockSquare", "cube01", 0, 0, { at: { posX: 1e308, rotY: -1e308, scaleZ: 1e308 } });
    const table = await tableOf(
      `function onChat() local o = getObjectFromGUID("cube02") o.setScale({1e300, 0/0, 1}) o.setPosition({-1e300, 1e30, 0}) end`,
      [far, thing("BlockSquare", "cube02", 1, 1)],
      { VectorLines: [{ ...LINE, points3: [{ x: 1e308, y: 0, z: 0 }] }] },
    );
    await table.chat("Red", "x");
    await table.advance(5);
    const again = readSave(JSON.stringify(await table.save()));
    expect(again.ObjectStates.at(-2)?.Transform).toMatchObject({ posX: 1e9, scaleZ: 1e9 });
    expect(again.ObjectStates.at(-1)?.Transform).toMatchObject({ posX: -1e9, scaleX: 1e9, scaleY: 0 });
    expect(again.VectorLines[0].points3[0].x).toBe(1e9);
  });

  test("of a table whose script spawns what a save cannot hold is not broken by it", async () => {
    expectScriptErrors(/RotationValues must be a list/);
    const table = await tableOf(
      `function onChat() spawnObjectData({ data = { Name = "BlockSquare", RotationValues = "six" } }) end`,
    );
    await table.chat("Red", "x");
    expect(said(table).join()).toContain("RotationValues must be a list");
    readSave(JSON.stringify(await table.save()));
  });

  test("with a kind of object that the table does not know, or a script in an object, does not open", async () => {
    await expect(openTable(saveOf("", [thing("Teapot", "t", 0, 0)]))).rejects.toThrow(
      'kind of object that this table does not know, "Teapot"',
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
