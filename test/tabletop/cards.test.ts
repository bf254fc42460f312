import { describe, expect, test } from "vitest";
import { card, deck, said, tableOf, thing } from "./saves";

const DOWN = { at: { posY: 1.3, rotZ: 180 } };
const names = (table: Awaited<ReturnType<typeof tableOf>>, who: string): string[] =>
  table
    .view(who)
    .objects.map(
      (object) =>
        `${object.side} ${object.name} ${object.picture}${object.sheet === undefined ? "" : `#${object.sheet.cell}`}`,
    );

describe("decks", () => {
  test("give cards from the top, one at a time, and end with their last but one", async () => {
    const table = await tableOf(
      `function onLoad()
        d = getObjectFromGUID("deck")
        print(d.getQuantity() .. d.getObjects()[1].name .. d.type)
        local a = d.takeObject({ position = {5, 2, 0}, callback_function = function(c) print("took " .. c.getName()) end })
        print(tostring(a.spawning) .. d.getQuantity())
        d.takeObject({ position = {10, 2, 0}, index = 1 })
        print(tostring(d.isDestroyed()) .. tostring(d.remainder ~= nil))
      end
      function onObjectLeaveContainer(c, o) print("left " .. o.getName()) end`,
      [deck("deck", 3, 0, 0, DOWN)],
    );
    await table.settle();
    expect(said(table).slice(0, 6)).toEqual([
      ...["3card 0Deck", "true2", "truetrue", "left card 0", "left card 2", "left card 1"],
    ]);
    expect(said(table)).toContain("took card 0");
    expect(table.data("card 1").Name).toBe("Card");
  });

  test("take cards in, are shuffled by the table's own chance, cut and split", async () => {
    const table = await tableOf(
      `function onLoad()
        local d = getObjectFromGUID("deck")
        d.shuffle()
        local order = {}
        for i, c in ipairs(d.getObjects()) do order[i] = c.index .. c.name end
        print(table.concat(order, ","))
        local into = d.putObject(getObjectFromGUID("single"))
        print(tostring(into == d) .. d.getQuantity())
        local piles = d.split(2)
        print(#piles .. " " .. d.getQuantity())
      end
      function onObjectEnterContainer(c, o) print("in " .. c.guid) end`,
      [deck("deck", 5, 0, 0, DOWN), card("single", 9, 8, 0, DOWN)],
    );
    await table.settle();
    const [order, rest] = said(table);
    expect(order.split(",")).toHaveLength(5);
    expect(order).not.toBe("0card 0,1card 1,2card 2,3card 3,4card 4");
    expect(rest).toBe("true6");
  });

  test("form by themselves where a card comes to lie on a card, unless the script forbids it", async () => {
    const script = (answer: string): string => `
      function onLoad() getObjectFromGUID("second").setPosition({0, 4, 0}) end
      function tryObjectEnterContainer(c, o) print("try " .. o.guid) return ${answer} end`;
    const cards = [card("first", 1, 0, 0, { at: { posY: 0.97 } }), card("second", 2, 8, 0)];
    const merged = await tableOf(script("true"), cards);
    await merged.settle();
    expect(said(merged)).toEqual(["try second"]);
    expect(merged.view("Red").objects.map(({ type, count }) => `${type} ${count}`)).toEqual(["Deck 2"]);
    const apart = await tableOf(script("false"), cards);
    await apart.settle();
    expect(apart.view("Red").objects.map(({ type }) => type)).toEqual(["Card", "Card"]);
  });
});

describe("hands", () => {
  const SCRIPT = `
    function onLoad() end
    function onChat(text)
      if text == "deal" then print(tostring(getObjectFromGUID("deck").deal(2, "Red"))) end
      for i, o in ipairs(Player.Red.getHandObjects()) do print(i .. o.getName()) end
    end
    function onObjectEnterZone(zone, o) if zone.type == "Hand" then print("hand " .. o.getName()) end end`;

  test("are filled by dealing, over some frames, and show nothing to others", async () => {
    const table = await tableOf(SCRIPT, [deck("deck", 4, 0, 0, DOWN)]);
    await table.chat("Red", "deal");
    expect(said(table)).toEqual(["true"]);
    await table.settle();
    await table.chat("Red", "look");
    expect(
      said(table)
        .slice(-2)
        .map((line) => line.slice(1))
        .sort(),
    ).toEqual(["card 0", "card 1"]);
    expect(names(table, "Red")).toEqual(
      expect.arrayContaining(["front card 0 faces.png#0", "front card 1 faces.png#1"]),
    );
    expect(names(table, "Blue")).toEqual(["back  back.png", "hidden  back.png", "hidden  back.png"]);
    await table.sit("Bob", "Grey");
    expect(names(table, "Bob").filter((line) => line.includes("card"))).toEqual([]);
  });

  test("take what is dropped into them and is meant for hands; others cannot reach in", async () => {
    const table = await tableOf(SCRIPT, [
      card("one", 1, 0, 0),
      thing("BlockSquare", "block", 5, 0, { Nickname: "block" }),
    ]);
    await table.move("Red", "one", { x: 0, z: -30 });
    await table.move("Red", "block", { x: 3, z: -30 });
    await table.settle();
    await table.chat("Red", "look");
    expect(said(table).filter((line) => line.startsWith("1"))).toEqual(["1card 1"]);
    await expect(table.pickUp("Blue", "one")).rejects.toThrow("in the hand of Red");
    await table.move("Red", "one", { x: 0, z: 0 });
    await table.settle();
    expect(names(table, "Blue")).toContain("front card 1 faces.png#1");
  });

  test("are hands again after a load", async () => {
    const table = await tableOf(SCRIPT, [card("one", 1, 0, 0)]);
    await table.move("Red", "one", { x: 0, z: -30 });
    await table.settle();
    await table.load(await table.save());
    await table.chat("Red", "look");
    expect(said(table)).toContain("1card 1");
    expect(names(table, "Blue")).toEqual(["hidden  back.png"]);
  });
});

test("faces and names of what lies face down are hidden from all; hiders and invisibility from some", async () => {
  const table = await tableOf(
    `function onLoad()
      getObjectFromGUID("b").setHiddenFrom({"Blue"})
      getObjectFromGUID("c").setInvisibleTo({"Blue", "Grey"})
    end`,
    [card("a", 1, 0, 0, { ...DOWN, HideWhenFaceDown: true }), card("b", 2, 5, 0), card("c", 3, 10, 0)],
  );
  expect(names(table, "Red")).toEqual([
    "back  back.png",
    "front card 2 faces.png#2",
    "front card 3 faces.png#3",
  ]);
  expect(names(table, "Blue")).toEqual(["back  back.png", "hidden  back.png"]);
  await table.sit("Ann", "Black");
  expect(names(table, "Ann")).toHaveLength(3);
});

test("a sheet of backs tells the card even in a hand: as in the original", async () => {
  const sheet = {
    1: { FaceURL: "f", BackURL: "b", NumWidth: 2, NumHeight: 2, BackIsHidden: true, UniqueBack: true },
  };
  const table = await tableOf("", [card("a", 1, 0, -30, { CustomDeck: sheet })]);
  expect(names(table, "Blue")).toEqual(["hidden  b#1"]);
});

describe("bags", () => {
  const BAG = thing("Bag", "bag", 0, 0, {
    Nickname: "bag",
    ContainedObjects: [thing("BlockSquare", "in0001", 0, 0, { Nickname: "inside" })],
  });

  test("take in what is dropped on them, unless vetoed, and the objects are no longer on the table", async () => {
    const table = await tableOf(
      `function tryObjectEnterContainer(c, o) return o.getName() ~= "no" end
       function onObjectEnterContainer(c, o) print("in " .. o.getName()) end
       function onObjectDestroy(o) print("gone") end`,
      [
        BAG,
        thing("BlockSquare", "y", 5, 0, { Nickname: "yes" }),
        thing("BlockSquare", "n", 8, 0, { Nickname: "no" }),
      ],
    );
    await table.moveOnto("Red", "yes", "bag");
    await table.moveOnto("Red", "no", "bag");
    expect(table.view("Red").objects.map(({ name, count }) => `${name} ${count}`)).toEqual(["bag 2", "no 1"]);
    expect(said(table)[0]).toBe("in yes");
  });

  test("of the infinite kind never run out, and swallow", async () => {
    const table = await tableOf(
      `function onLoad()
        local b = getObjectFromGUID("inf")
        b.takeObject({ position = {5, 3, 0} }) b.takeObject({ position = {8, 3, 0} })
        print(b.getQuantity())
      end`,
      [{ ...BAG, Name: "Infinite_Bag", GUID: "inf" }],
    );
    await table.settle();
    expect(said(table)).toEqual(["1"]);
    expect(table.session.world.objects.size).toBe(5);
  });

  test("give what is asked for by GUID, and name what they have not", async () => {
    const table = await tableOf(
      `function onLoad()
        local b = getObjectFromGUID("bag")
        print(select(2, pcall(function() b.takeObject({ guid = "nobody" }) end)))
        print(b.takeObject({ guid = "in0001", position = {5, 3, 0}, smooth = false }).getName())
        print(select(2, pcall(function() b.takeObject() end)))
      end`,
      [BAG],
    );
    expect(said(table)).toEqual([
      expect.stringContaining("no such object"),
      "inside",
      expect.stringContaining("bag is empty"),
    ]);
  });
});

test("a script that lays a card into a hand zone fills the hand; one that takes it out empties it", async () => {
  const table = await tableOf(
    `function onChat(text)
      local c = getObjectFromGUID("one")
      if text == "in" then c.setPosition({0, 3, 30}) else c.setPositionSmooth({0, 3, 0}) end
    end
    function onLoad() Wait.time(function() print(#Player.Blue.getHandObjects()) end, 2, 3) end`,
    [card("one", 1, 0, 0)],
  );
  await table.advance(120);
  await table.chat("Red", "in");
  await table.advance(60);
  expect(names(table, "Red")).toEqual(["hidden  back.png"]);
  await table.advance(60);
  await table.chat("Red", "out");
  await table.settle();
  expect(said(table)).toEqual(["0", "1", "0"]);
  expect(names(table, "Red")).toEqual(["front card 1 faces.png#1"]);
});

test("who searches a container sees all that it holds; a table kicked over leaves only locked things", async () => {
  const table = await tableOf(`function onObjectSearchStart(o, color) print("search " .. color) end`, [
    deck("deck", 3, 0, 0, DOWN),
    card("one", 1, 8, 0),
    thing("BlockSquare", "fix", 12, 0, { Locked: true }),
  ]);
  expect(await table.search("Blue", "deck", true)).toEqual(["card 0", "card 1", "card 2"]);
  await table.scatter("Red");
  await table.settle();
  expect(said(table)).toEqual(["search Blue"]);
  expect(table.data("fix").Transform.posX).toBe(12);
  const { posX, posZ } = table.data("one").Transform;
  expect([posX, posZ]).not.toEqual([8, 0]);
});
