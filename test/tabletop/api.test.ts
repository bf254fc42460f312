import { expectScriptErrors } from "../helpers/script-errors";
import { describe, expect, onTestFinished, test } from "vitest";
import { openTable, type Table } from "../../tabletop/table";
import { said, saveOf, SEATS, thing } from "./saves";
import type { TableOptions } from "../../tabletop/run/session";

/** What a script of another mod prints in its onLoad, at a table with these objects. */
async function printed(
  body: string,
  objects: Record<string, unknown>[] = [],
  options: TableOptions = {},
): Promise<{ table: Table; lines: string[] }> {
  const script = `function onLoad() ${body} end`;
  const table = await openTable(saveOf(script, [...SEATS, ...objects]), { reading: "tts", ...options });
  onTestFinished(() => table.close());
  await table.join("Ann");
  await table.sit("Ann", "Red");
  return { table, lines: said(table) };
}

const BLOCK = thing("BlockSquare", "aaaaaa", 4, 0, { Locked: true });
const A = 'local a = getObjectFromGUID("aaaaaa") ';

describe("the API that scripts of other mods use", () => {
  test("fields that the save keeps are those of the save", async () => {
    const { table, lines } = await printed(
      `${A} print(a.mass, a.max_typed_number, a.alt_view_angle.x)
       a.mass = 3 a.drag = 0.5 a.bounciness = 1 a.alt_view_angle = { 10, 0, 0 } a.measure_movement = true
       a.max_typed_number = 20 print(a.mass, a.max_typed_number, a.alt_view_angle.x, a.measure_movement)
       Grid.sizeX = 3 Physics.play_area = 1 Info.name = "mine" print(Grid.sizeX, Physics.play_area, Info.name)`,
      [BLOCK],
    );
    expect(lines).toEqual(["1\t0\t0", "3\t20\t10\ttrue", "3\t1\tmine"]);
    expect(await table.save()).toMatchObject({ GameMode: "mine", PlayArea: 1, Grid: { xSize: 3 } });
    expect(table.data("aaaaaa")).toMatchObject({
      Rigidbody: { Mass: 3, Drag: 0.5 },
      PhysicsMaterial: { Bounciness: 1 },
      AltLookAngle: { x: 10 },
    });
  });

  test("casts meet the boxes of what lies there, nearest first", async () => {
    const { lines } = await printed(
      `local hits = Physics.cast({ origin = { 4, 10, 0 }, direction = { 0, -1, 0 }, max_distance = 20 })
       print(#hits, hits[1].hit_object.guid, hits[1].distance, hits[1].normal.y, hits[1].point.y)
       print(hits[2].hit_object.guid, hits[2].distance)
       print(#Physics.cast({ origin = { 4, 10, 0 }, direction = { 0, -1, 0 }, max_distance = 5 }))
       print(#Physics.cast({ origin = { 6, 1, 0 } }), #Physics.cast({ origin = { 6, 1, 0 }, type = 3, size = { 4, 1, 4 } }))`,
      [thing("BlockSquare", "bbbbbb", 4, 0, { Locked: true, at: { posY: -2 } }), BLOCK],
    );
    expect(lines).toEqual(["2\taaaaaa\t8.5\t1\t1.5", "bbbbbb\t11.5", "0", "0\t1"]);
  });

  test("behaviours are there on objects that have them", async () => {
    const objects = [
      thing("Counter", "cccccc", 0, 0, { Counter: { value: 2 } }),
      thing("3DText", "dddddd", 0, 4, { Text: { Text: "old", fontSize: 20 } }),
      thing("Custom_PDF", "eeeeee", 0, 8, { CustomPDF: { PDFPage: 3, PDFPageOffset: 2 } }),
      thing("Custom_Assetbundle", "ffffff", 0, 12),
      BLOCK,
    ];
    const { table, lines } = await printed(
      `${A} local o = getObjectFromGUID print(a.Counter, a.TextTool, a.Book)
       o("cccccc").Counter.increment() o("cccccc").Counter:increment() print(o("cccccc").Counter.getValue())
       local text = o("dddddd").TextTool
       print(text.getValue(), text.getFontSize()) text.setValue("new") text.setFontSize(30) text.setFontColor("Red")
       print(o("eeeeee").Book.getPage(), o("eeeeee").Book.getPage(true), o("eeeeee").Book.setPage(9), o("eeeeee").Book.setPage(-1))
       o("ffffff").AssetBundle.playTriggerEffect(2) end
       function onObjectTriggerEffect(object, index) print(object.guid, index)`,
      objects,
    );
    expect(lines).toEqual(["nil\tnil\tnil", "4", "old\t20", "3\t5\ttrue\tfalse", "ffffff\t2"]);
    expect(table.data("cccccc").Counter).toEqual({ value: 4 });
    expect(table.data("dddddd").Text).toMatchObject({ Text: "new", fontSize: 30 });
    expect(table.data("eeeeee")["CustomPDF"]).toMatchObject({ PDFPage: 9 });
  });

  test("attachments and states are in the save", async () => {
    const { table, lines } = await printed(
      `${A} a.addAttachment(getObjectFromGUID("bbbbbb")) print(#a.getAttachments(), a.getAttachments()[1].name)
       print(#a.getStates(), a.getStates()[1].id, a.getStates()[1].name)`,
      [
        { ...BLOCK, States: { 2: thing("Bowl", "s", 0, 0, { Nickname: "other" }) } },
        thing("BlockSquare", "bbbbbb", 6, 0, { Nickname: "child" }),
      ],
    );
    expect(lines).toEqual(["1\tchild", "1\t2\tother"]);
    const { ChildObjects } = table.data("aaaaaa");
    expect(ChildObjects).toMatchObject([{ Nickname: "child", Transform: { posX: 2 } }]);
  });

  test("the interface of an object is its own", async () => {
    const { table } = await printed(
      `${A} print(a.UI.getAttribute("t", "text"), UI.getAttribute("t", "text"), Global.UI.getAttribute("g", "text"))
       a.UI.setAttribute("t", "text", "new") print(a.UI.getAttribute("t", "text"), a.UI.loading)
       a.UI.setXml('<Button id="b"/>') print(a.UI.loading, a.UI.getXml())
       Wait.frames(function() print(a.UI.loading, a.UI.getXml()) end, 10)`,
      [{ ...BLOCK, XmlUI: '<text id="t" text="a &amp; b"/>' }],
    );
    await table.advance(15);
    expect(said(table)).toEqual([
      "a & b\t\t",
      "new\tfalse",
      'true\t<Text id="t" text="new"/>',
      'false\t<Button id="b"/>',
    ]);
  });

  test("what lies on an object is clicked, and its own script hears of it", async () => {
    const XmlUI = `<Panel><button id="own" onclick="pressed"/><Button id="all" onClick="Global/pressed(x)"/>
      <Button id="hers" onClick="pressed" visibility="Blue"/></Panel>`;
    const own = `function pressed(player, value, id) print("own", player.color, value, id) end`;
    const { table } = await printed(
      `end function pressed(player, value, id) print("global", player.color, value, id)`,
      [{ ...BLOCK, XmlUI, LuaScript: own }],
    );
    await table.clickOn("Red", "aaaaaa", "own");
    await table.clickOn("Red", "aaaaaa", "all");
    await expect(table.clickOn("Red", "aaaaaa", "hers")).rejects.toThrow("Red does not see the element hers");
    expect(said(table)).toEqual(["own\tRed\t-1\town", "global\tRed\tx\tall"]);
  });

  test("no network is reached, and who drives the table may answer in its place", async () => {
    const body = `local r = WebRequest.get("https://example.org/x", function(r) print("done", r.is_done, r.is_error, r.error, r.text, r.response_code) end)
      print(r.is_done, r.url) WebRequest.post("https://example.org/y", { a = "b c" }, function(r) print(r.getResponseHeader("X-Y")) end)`;
    const { table, lines } = await printed(body);
    expect(lines.slice(0, 2)).toEqual([
      "false\thttps://example.org/x",
      "done\ttrue\ttrue\tthis table reaches no network\t\t0",
    ]);
    const asked: unknown[] = [];
    const answered = await printed(body, [], {
      web: (ask) => {
        asked.push(ask);
        return { code: 200, text: "hello", headers: { "X-y": "z" } };
      },
    });
    expect(answered.lines.slice(1)).toEqual(["done\ttrue\tfalse\tnil\thello\t200", "z"]);
    expect(asked).toEqual([
      { method: "GET", url: "https://example.org/x", body: "", headers: {} },
      { method: "POST", url: "https://example.org/y", body: "a=b%20c", headers: {} },
    ]);
    expect(table.errors).toEqual([]);
  });

  test("inputs are typed into, and keep what their function gives back", async () => {
    const { table } = await printed(
      `${A} a.createInput({ input_function = "typed", function_owner = Global, label = "name", width = 500, height = 200 }) end
       function typed(o, color, text, editing) print(o.guid, color, text, editing) if not editing then return text .. "!" end`,
      [BLOCK],
    );
    await table.typeInto("Red", "aaaaaa", "name", "ab");
    expect(said(table)).toEqual(["aaaaaa\tRed\ta\ttrue", "aaaaaa\tRed\tab\ttrue", "aaaaaa\tRed\tab\tfalse"]);
    const [{ inputs }] = [...table.session.world.objects.values()].filter(({ guid }) => guid === "aaaaaa");
    expect(inputs[0].value).toBe("ab!");
  });

  test("a documented name that is not there is told of, or fails", async () => {
    const body = `print(tostring(currentChooseInHand()), getObjectFromGUID("aaaaaa").getChildren()[1].name ~= nil) print(pcall(function() return UI.nonsense end))`;
    const warned = await printed(body, [BLOCK]);
    expect(warned.lines[0]).toBe("nil\ttrue");
    expect(warned.lines[1]).toContain("cannot access field nonsense");
    expect(warned.table.missing).toEqual(["currentChooseInHand", "object.getChildren"]);
    expectScriptErrors(/currentChooseInHand is documented, and not there on this table/);
    await printed(body, [BLOCK], { missing: "throw" });
  });

  test("older names of handlers and functions are those of today", async () => {
    const table = await openTable(
      saveOf(
        `function onload(s) print("load", s) setNotes("n") print(getNotes(), Notes.getNotes()) end
         function onObjectPickedUp(color, o) print("up", color, o.guid) end
         function onPlayerChangedColor(color) print("color", color) end
         function onPlayerTurnStart(now, before) print("turn", now, before) end
         function onObjectEnterScriptingZone(zone, o) print("zone", o.guid) end`,
        [
          ...SEATS,
          thing("BlockSquare", "aaaaaa", 4, 0, { LuaScript: `function onDropped(c) print("down", c) end` }),
          thing("ScriptingTrigger", "zzzzzz", -9, 0, { at: { posY: 1, scaleX: 4, scaleY: 9, scaleZ: 4 } }),
        ],
        { LuaScriptState: "state", Turns: { Enable: true, TurnColor: "Red" } },
      ),
      { reading: "tts" },
    );
    onTestFinished(() => table.close());
    await table.join("Ann");
    await table.sit("Ann", "Red");
    await table.advance(5);
    await table.move("Red", "aaaaaa", { x: -9, z: 0 });
    await table.settle();
    await table.endTurn("Red");
    expect(said(table)).toEqual([
      ...["load\tstate", "n\tn", "color\tRed", "up\tRed\taaaaaa", "zone\taaaaaa", "down\tRed"],
      "turn\tRed\tRed",
    ]);
  });
});
