import { describe, expect, onTestFinished, test } from "vitest";
import { openTable, type Table } from "../../tabletop/table";
import { card, deck, ENGINE, said, saveOf, SEATS, thing } from "./saves";

/** A table with Ann (Red) that runs a save of another mod. */
async function tableWith(global: string, objects: Record<string, unknown>[]): Promise<Table> {
  const table = await openTable(saveOf(global, [...SEATS, ...objects]), { reading: "tts", ...ENGINE });
  onTestFinished(() => table.close());
  await table.join("Ann");
  await table.sit("Ann", "Red");
  return table;
}

const TILE = { Type: 1, Thickness: 0.2, Stackable: true, Stretch: true };
const looks = (ImageURL: string): Record<string, unknown> => ({
  CustomImage: { ImageURL, WidthScale: 0, CustomTile: TILE },
});
const HEARS = `  function onObjectEnterContainer(c, o) print("in", c.getQuantity(), o.guid) end
  function onObjectLeaveContainer(c, o) print("out", c.getQuantity(), o.type) end`;

describe("a stack of pieces that are alike", () => {
  test("has a number, gives pieces one by one, and ends as the last of them", async () => {
    const table = await tableWith(
      `function onChat()
        local stack = getObjectFromGUID("aaaaaa")
        print(stack.getQuantity(), stack.type, #stack.getObjects())
        stack.takeObject({ position = { 10, 3, 0 } })
        local piece = stack.takeObject({ position = { 15, 3, 0 } })
        print(piece.getQuantity(), stack.remainder.getQuantity(), piece.getCustomObject().stackable)
        return false
      end`,
      [thing("Custom_Tile_Stack", "aaaaaa", 0, 0, { Number: 3, ...looks("a") })],
    );
    await table.chat("Ann", "take");
    await table.settle();
    expect(said(table)).toEqual(["3\tTile\t0", "-1\t-1\ttrue"]);
    const { ObjectStates } = await table.save();
    expect(ObjectStates.slice(2).map(({ Name, Number }) => [Name, Number])).toEqual(
      Array.from({ length: 3 }, () => ["Custom_Tile", undefined]),
    );
    expect(table.errors).toEqual([]);
  });

  test("is made of pieces that are laid on one another, and of no others", async () => {
    const table = await tableWith(HEARS, [
      thing("Custom_Tile", "aaaaaa", 0, 0, looks("a")),
      thing("Custom_Tile", "bbbbbb", 5, 0, looks("a")),
      thing("Custom_Tile", "cccccc", 10, 0, looks("b")),
      thing("Custom_Tile_Stack", "dddddd", 15, 0, { Number: 4, ...looks("a") }),
    ]);
    await table.moveOnto("Red", "bbbbbb", "aaaaaa");
    await table.settle();
    await table.moveOnto("Red", "cccccc", "dddddd");
    await table.settle();
    const stacks = [...table.session.world.objects.values()].filter(({ kind }) => kind.holds === "alike");
    expect(stacks.map(({ data }) => data.Number)).toEqual([4, 2]);
    await table.moveOnto("Red", stacks[1].guid, "dddddd");
    await table.settle();
    expect(table.object("dddddd").data.Number).toBe(4);
    await table.remove("Red", "cccccc");
    await table.move("Red", stacks[1].guid, { x: 15, z: 0 });
    await table.settle();
    expect(table.object("dddddd").data.Number).toBe(6);
    // The fresh stack is told of both its pieces.
    expect(said(table).map((line) => line.split("\t").slice(0, 2))).toEqual([
      ["in", "2"],
      ["in", "2"],
      ["in", "6"],
    ]);
    expect(table.errors).toEqual([]);
  });
});

test("collisions are told to who has registered an object, and to an object's own script", async () => {
  const own = ["Enter", "Exit"].map(
    (when) =>
      `function onCollision${when}(info) print("own ${when}", info.collision_object.guid, #info.contact_points[1]) end`,
  );
  const table = await tableWith(
    `stays = 0
    function onLoad() getObjectFromGUID("aaaaaa").registerCollisions(true) end
    function onObjectCollisionEnter(o, info) print("Enter", o.guid, info.collision_object.guid, #info.relative_velocity) end
    function onObjectCollisionStay(o, info) stays = stays + 1 end
    function onObjectCollisionExit(o, info) print("Exit", o.guid, info.collision_object.guid, stays > 20) end`,
    [
      thing("BlockSquare", "aaaaaa", 0, 0),
      thing("BlockSquare", "bbbbbb", 5, 0, { LuaScript: own.join("\n") }),
      thing("BlockSquare", "cccccc", 10, 0),
    ],
  );
  await table.advance(40);
  await table.move("Red", "bbbbbb", { x: 0, z: 0 });
  await table.advance(60);
  await table.move("Red", "bbbbbb", { x: 20, z: 0 });
  await table.settle();
  await table.move("Red", "aaaaaa", { x: 10, z: 0 });
  await table.settle();
  await table.remove("Red", "cccccc");
  await table.settle();
  expect(said(table)).toEqual([
    ...["Enter\taaaaaa\tbbbbbb\t3", "own Enter\taaaaaa\t3"],
    ...["Exit\taaaaaa\tbbbbbb\ttrue", "own Exit\taaaaaa\t3"],
    "Enter\taaaaaa\tcccccc\t3",
  ]);
  expect(table.errors).toEqual([]);
});

test("custom objects, the memo and JSON have the names that published mods use", async () => {
  const table = await tableWith(
    `function onLoad()
      local tile, model = getObjectFromGUID("aaaaaa"), getObjectFromGUID("bbbbbb")
      local c = tile.getCustomObject()
      print(c.image, c.thickness, c.stackable, tostring(c.mesh))
      print(tile.setCustomObject({ image = "b", thickness = 1 }), tile.getCustomObject().image, tile.getCustomObject().thickness)
      print(model.getCustomObject().mesh, model.getCustomObject().type, pcall(Global.call, "none"))
      print(model.clone() ~= model)
      print(model.getMemo(), model.setMemo("note"), model.memo)
      print(json.parse('{"a": [1, 2]}').a[2], json.serialize({ 1 }), json.isnull(json.null()))
      function ends() return true end
      startLuaCoroutine(Global, "ends")
      tile.interactable = tile.getComponent("MeshCollider").get("enabled")
      print(tile.interactable)
    end`,
    [
      thing("Custom_Tile", "aaaaaa", 0, 0, looks("a")),
      thing("Custom_Model", "bbbbbb", 5, 0, { Memo: "m", CustomMesh: { MeshURL: "mesh", TypeIndex: 1 } }),
    ],
  );
  expect(table.errors).toEqual([]);
  expect(said(table).map((line) => line.split("\tfalse\t")[0])).toEqual([
    "a\t0.2\ttrue\tnil",
    "true\tb\t1",
    "mesh\t1",
    "true",
    "m\ttrue\tnote",
    "2\t[1]\ttrue",
    "true",
  ]);
});

test("an interface from tables: what has no tag is nothing, a tag that there is not is a Panel", async () => {
  const table = await tableWith(
    `function onLoad()
      UI.setXmlTable({ {}, { tag = "Text", value = "here", attributes = { children = {}, id = "t" } }, { tag = "Teapot", children = { {}, { tag = "Text", value = "in" } } } })
      self_ui = getObjectFromGUID("aaaaaa").UI.setXmlTable({ {} })
    end`,
    [thing("BlockSquare", "aaaaaa", 0, 0)],
  );
  await table.advance(10);
  expect(table.errors).toEqual([]);
  expect(table.session.world.interface.document.map(({ tag, children }) => [tag, children.length])).toEqual([
    ["Text", 0],
    ["Panel", 1],
  ]);
});

test("whoever opens the table is there before its scripts run", async () => {
  const script = `function onLoad() print(Player.getPlayers()[1].steam_name, Player.getPlayers()[1].host) end`;
  const table = await openTable(saveOf(script), { reading: "tts", host: "Ann", ...ENGINE });
  onTestFinished(() => table.close());
  await table.join("Bob");
  await table.sit("Ann", "Red");
  expect(said(table)).toEqual(["Ann\ttrue"]);
});

test("states are under numbers in the data that scripts get, and give", async () => {
  const state = thing("BlockSquare", "bbbbbb", 0, 0, { Nickname: "other" });
  const table = await tableWith(
    `function onLoad()
      local data = getObjectFromGUID("aaaaaa").getData()
      local other = data.States[2]
      print(other.Nickname)
      other.States = { [1] = data }
      data.States = nil
      spawnObjectData({ data = other, callback_function = function(o) print(o.getStateId(), o.getStates()[1].id) end })
    end`,
    [thing("BlockSquare", "aaaaaa", 0, 0, { States: { 2: state } })],
  );
  await table.settle();
  expect(table.errors).toEqual([]);
  expect(said(table)).toEqual(["other", "2\t1"]);
});

test("the interface of a save can be changed as soon as it is loaded, with nil for nothing", async () => {
  const XmlUI = `<Panel id="p" active="false"><Text id="t" tooltip="x">here</Text></Panel>`;
  const script = `function onLoad() print(UI.show("p"), UI.setAttribute("t", "tooltip", nil), UI.getAttribute("t", "tooltip")) end`;
  const table = await openTable(saveOf(script, SEATS, { XmlUI }), { reading: "tts", host: "Ann", ...ENGINE });
  onTestFinished(() => table.close());
  await table.advance(10);
  expect([...said(table), ...table.warnings]).toEqual(["true\ttrue\t"]);
  expect(table.view("Ann").interface.map(({ node }) => node.attributes["id"])).toContain("t");
});

test("what was taken out is found by its GUID at once, and is set up by its kind alone", async () => {
  const inner = thing("BlockSquare", "inside", 0, 0);
  const table = await tableWith(
    `function onChat()
      local taken = getObjectFromGUID("bag001").takeObject({ guid = "inside" })
      getObjectFromGUID("inside").setName("named")
      local die = spawnObject({ type = "Custom_Dice", position = { 5, 2, 5 } })
      print(taken.getName(), die.setCustomObject({ image = "faces", type = 2 }), die.getCustomObject().type)
      local hand = Player.Red.getHandTransform()
      print(hand.forward, hand.right, hand.up, Player.Red.getPlayerHand().trigger_up_y)
      getObjectFromGUID("bag001").takeObject({ guid = "second" }).destroy()
      getObjectFromGUID("handRed").putObject(getObjectFromGUID("card01"))
      print(#Player.Red.getHandObjects())
      return false
    end`,
    [
      card("card01", 1, 20, 0),
      thing("Bag", "bag001", 10, 0, { ContainedObjects: [inner, thing("BlockSquare", "second", 0, 0)] }),
    ],
  );
  await table.chat("Ann", "go");
  expect((await table.save()).ObjectStates.filter(({ GUID }) => GUID === "inside")).toHaveLength(1);
  await table.settle();
  expect(table.errors).toEqual([]);
  expect(said(table)).toEqual([
    "named\ttrue\t2",
    "Vector: { 0, 0, 1 }\tVector: { 1, 0, 0 }\tVector: { 0, 1, 0 }\t1",
    "1",
  ]);
  expect(table.object("inside").data.Nickname).toBe("named");
});

test("all cards of a deck can be taken one after the other, though its last but one ends it", async () => {
  const table = await tableWith(
    `function onLoad()
      local deck, names = getObjectFromGUID("deck01"), {}
      for i = 1, #deck.getObjects() do
        names[i] = deck.takeObject({ position = { 4 * i, 2, 5 }, callback_function = function(o) print(o.getPosition().x) end }).getName()
      end
      print(table.concat(names, " "))
    end`,
    [deck("deck01", 3, 0, 0)],
  );
  await table.settle();
  expect(table.errors).toEqual([]);
  expect(said(table)[0].split(" ").sort()).toEqual(["0", "1", "2", "card", "card", "card"]);
  const cards = [...table.session.world.objects.values()].filter(({ kind }) => kind.type === "Card");
  expect(cards.map(({ position }) => Math.round(position.x)).sort((a, b) => a - b)).toEqual([4, 8, 12]);
});

test("what a mod says of itself, in the menu's words, is read from the save and kept in it", async () => {
  const script = `function onLoad()
      local players, time, tags = Info.number_of_players, Info.playing_time, Info.tags
      print(Info.name, players[1], players[2], time[1], time[2], #tags, tags[1])
      Info.number_of_players, Info.tags = { 1, 6 }, { "Solo", "War" }
      print(Info.number_of_players[2], #Info.tags)
    end`;
  const info = { GameMode: "Duel", PlayerCounts: [2, 4], PlayingTime: [30, 60], Tags: ["Cards", 7] };
  const table = await openTable(saveOf(script, SEATS, info), { reading: "tts", host: "Ann", ...ENGINE });
  onTestFinished(() => table.close());
  expect(table.errors).toEqual([]);
  expect(said(table)).toEqual(["Duel\t2\t4\t30\t60\t1\tCards", "6\t2"]);
  expect(await table.save()).toMatchObject({
    ...{ PlayerCounts: [1, 6], PlayingTime: [30, 60], Tags: ["Solo", "War"] },
  });
});
