import { expectScriptErrors } from "../helpers/script-errors";
import { describe, expect, test } from "vitest";
import { said, tableOf, thing } from "./saves";

const FLAT = { at: { posY: 1.06 } };
const BOARD = thing("Custom_Board", "board1", 0, 0, {
  Nickname: "board",
  Locked: true,
  at: { posY: 1 },
  AttachedSnapPoints: [{ Position: { x: 3, y: 0.1, z: 0 }, Tags: ["Round"] }],
});
const TOKEN = thing("Custom_Token", "token1", 6, 6, { Nickname: "token", Tags: ["round"], ...FLAT });

describe("buttons", () => {
  const SCRIPT = `
    function onLoad()
      getObjectFromGUID("board1").createButton({ click_function = "pressed", label = "spot", position = {2, 0.1, 2}, width = 300, height = 300 })
    end
    function pressed(object, color, alt) print(object.guid .. color .. tostring(alt)) end`;

  test("are pressed by people, not through a piece that lies over them", async () => {
    const table = await tableOf(SCRIPT, [BOARD, TOKEN]);
    await table.settle();
    await table.pressButton("Blue", "board", "spot", true);
    await table.move("Red", "token", { x: 2, z: 2 });
    await table.settle();
    await expect(table.pressButton("Blue", "board", "spot")).rejects.toThrow(
      "token lies over the button spot",
    );
    expect(said(table)).toEqual(["board1Bluetrue"]);
  });

  test("are lost on a load, and change their numbers when one is removed", async () => {
    expectScriptErrors(/no button 5/);
    const table = await tableOf(
      `function onChat(text)
        local o = getObjectFromGUID("token1")
        if text == "make" then for _, l in ipairs({"a", "b", "c"}) do o.createButton({ click_function = "f", label = l, width = 100, height = 100 }) end
        elseif text == "cut" then o.removeButton(0) o.editButton({ index = 0, label = "B" })
        elseif text == "bad" then o.editButton({ index = 5 }) end
      end`,
      [TOKEN],
    );
    const labels = (): string[] =>
      table.view("Red").objects.flatMap(({ buttons }) => buttons.map(({ label }) => label));
    await table.chat("Red", "make");
    await table.chat("Red", "cut");
    expect(labels()).toEqual(["B", "c"]);
    await table.chat("Red", "bad");
    expect(table.errors[0].message).toContain("there is no button 5 on token");
    await table.load(await table.save());
    expect(labels()).toEqual([]);
  });
});

describe("hands on pieces", () => {
  test("pick up, drop, snap and settle; the script hears and may veto the pick-up", async () => {
    const table = await tableOf(
      `function onPlayerAction(player, action, targets)
        for name, number in pairs(Player.Action) do
          if number == action then print(player.color .. " " .. name .. " " .. type(action) .. " " .. #targets) end
        end
        return not (player.color == "Blue" and action == Player.Action.PickUp)
      end
      function onObjectPickUp(color, o) print("up " .. color .. " " .. tostring(o.held_by_color)) end
      function onObjectDrop(color, o) print("down " .. color .. " " .. o.pick_up_position.x .. " " .. tostring(o.resting)) end`,
      [BOARD, TOKEN],
    );
    expect(await table.move("Blue", "token", { x: 0, z: 0 })).toBe(false);
    expect(await table.move("Red", "token", { x: 3.3, z: 0.3 })).toBe(true);
    await table.settle();
    expect(said(table)).toEqual([
      "Blue PickUp number 1",
      "Red PickUp number 1",
      "up Red Red",
      "down Red 6 false",
    ]);
    const { posX, posY, posZ } = table.data("token").Transform;
    expect([posX, posZ]).toEqual([3, 0]);
    expect(posY).toBeCloseTo(1.2);
  });

  test("cannot move what is locked, untouchable, or not theirs; spectators touch nothing", async () => {
    const table = await tableOf(`function onLoad() getObjectFromGUID("token1").interactable = false end`, [
      BOARD,
      TOKEN,
    ]);
    await expect(table.pickUp("Red", "board")).rejects.toThrow("board is locked");
    await expect(table.pickUp("Red", "token")).rejects.toThrow("interactable is false");
    await table.sit("Bob", "Grey");
    await expect(table.pickUp("Bob", "token")).rejects.toThrow("Bob watches, and can touch nothing");
    await expect(table.pickUp("Red", "nothing")).rejects.toThrow("there is no piece nothing");
  });

  test("turn, copy, paste, delete with vetoes; resize and lock without", async () => {
    const table = await tableOf(
      `veto = {}
      function onPlayerAction(player, action, targets) return not veto[action] end
      function tryObjectRotate(o, spin, flip, color, oldSpin, oldFlip) print("rotate " .. spin .. " " .. flip) return spin ~= 30 end
      function onObjectRotate(o) print("rotated") end
      function onChat(text) veto[Player.Action[text]] = true end`,
      [TOKEN],
    );
    expect(await table.rotate("Red", "token", 2)).toBe(false);
    expect(await table.flip("Red", "token")).toBe(true);
    expect(said(table)).toEqual(["rotate 30 0", "rotate 0 180", "rotated"]);
    await table.copy("Red", ["token"]);
    await table.paste("Red", { x: 9, y: 2, z: 9 });
    await table.settle();
    expect(table.tagged("round").map(({ guid }) => guid)).toEqual([
      "token1",
      expect.stringMatching(/^[0-9a-f]{6}$/),
    ]);
    for (const action of ["Delete", "Paste", "Copy"]) await table.chat("Red", action);
    expect(await table.remove("Red", "token1")).toBe(false);
    expect(await table.paste("Red", { x: 0, y: 2, z: 0 })).toBe(false);
    await table.resize("Red", "token1", 2);
    await table.toggleLock("Red", "token1");
    expect(table.data("token1")).toMatchObject({ Locked: true, Transform: { scaleX: 2 } });
  });
});

describe("numbers", () => {
  const SCRIPT = `function onObjectNumberTyped(o, color, number, alt) print(color .. number .. tostring(alt)) return o.type ~= "Dice" end`;

  test("count a second after the last digit; what the script does not want, the table does", async () => {
    const table = await tableOf(SCRIPT, [TOKEN, thing("Die_6", "die001", 3, 3, { Nickname: "die" })]);
    await table.typeNumber("Red", "token", "1");
    await table.advance(30);
    await table.typeNumber("Red", "token", "2");
    await table.advance(59);
    expect(said(table)).toEqual([]);
    await table.advance(1);
    await table.typeNumber("Blue", "die", "5", true);
    await table.settle();
    expect(said(table)).toEqual(["Red12false", "Blue5true"]);
    expect(table.data("die").Transform.rotZ).toBe(180);
  });
});

describe("menus and keys", () => {
  test("belong to the script's run: a load forgets them", async () => {
    const table = await tableOf(
      `function onChat()
        getObjectFromGUID("token1").addContextMenuItem("Open", function(color, at, o) print(color .. o.guid .. at.x) end)
        addContextMenuItem("Tidy", function(color, at) print("tidy " .. color) end)
        addHotkey("Show", function(color, o, at, up) print("show " .. color .. tostring(o) .. tostring(up)) end)
      end
      function onScriptingButtonDown(index, color) print(index .. color) end`,
      [TOKEN],
    );
    await table.chat("Red", "x");
    await table.chooseMenu("Blue", "token", "Open");
    await table.chooseTableMenu("Red", "Tidy");
    await table.pressHotkey("Red", "Show");
    await table.pressScripting("Blue", 4);
    expect(said(table)).toEqual(["Bluetoken16", "tidy Red", "show Rednilfalse", "4Blue"]);
    await table.load(await table.save());
    await expect(table.chooseMenu("Blue", "token", "Open")).rejects.toThrow("has no Open");
    await expect(table.chooseTableMenu("Blue", "Tidy")).rejects.toThrow("has no Tidy");
    await expect(table.pressHotkey("Blue", "Show")).rejects.toThrow("no hotkey Show");
  });
});

describe("people", () => {
  test("come, sit, stand and go, and the script hears of it", async () => {
    const table = await tableOf(
      `function onPlayerConnect(p) print("came " .. p.steam_name .. p.color .. tostring(p.host)) end
       function onPlayerDisconnect(p) print("left") end
       function onPlayerChangeColor(c) print("color " .. c) end
       function onChat() for _, p in ipairs(Player.getPlayers()) do print(p.color) end
         print(table.concat(Player.getAvailableColors(), ",") .. table.concat(getSeatedPlayers(), ",") .. tostring(Player.Green.seated)) end`,
    );
    await table.join("Cy");
    await expect(table.sit("Cy", "Red")).rejects.toThrow("Red is taken");
    await expect(table.sit("Cy", "Green")).rejects.toThrow("there is no seat Green");
    await expect(table.sit("Cy", "Black")).rejects.toThrow("only the host may be Black");
    await table.sit("Bob", "Grey");
    await table.sit("Cy", "Blue");
    await table.leave("Cy");
    await table.chat("Red", "?");
    expect(said(table)).toEqual([
      ...["came AnnGreytrue", "came BobGreyfalse", "color Red", "color Blue", "came CyGreyfalse"],
      ...["color Grey", "color Blue", "color Grey", "left", "Red", "Grey", "Red,BlueRedfalse"],
    ]);
  });

  test("drop what they hold when they go", async () => {
    const table = await tableOf(`function onObjectDrop(color, o) print(color .. " dropped " .. o.guid) end`, [
      TOKEN,
    ]);
    await table.pickUp("Blue", "token");
    await table.leave("Bob");
    expect(said(table)).toEqual(["Blue dropped token1"]);
  });

  test("chat, see what is meant for them, answer dialogs, look where they are shown", async () => {
    const table = await tableOf(
      `function onChat(text, sender)
        if text == "ask" then
          sender.showConfirmDialog("sure?", function(color) print("sure " .. color) end)
          Player.Blue.showOptionsDialog("which?", {"a", "b"}, 1, function(option, index, color) print(option .. index .. color) end)
          Player.Blue.lookAt({ position = {1, 2, 3}, pitch = 60, yaw = 0, distance = 20 })
          broadcastToColor("secret", "Blue", {1, 1, 1})
          printToAll("open")
          return false
        end
      end`,
    );
    await table.chat("Red", "hello");
    await table.chat("Red", "ask");
    await table.answerDialog("Red", "");
    await table.answerDialog("Blue", "b");
    expect(said(table)).toEqual(["sure Red", "b2Blue"]);
    expect(table.view("Blue").messages.map(({ text }) => text)).toEqual(["hello", "secret", "open"]);
    expect(table.view("Red").messages.map(({ text }) => text)).toEqual([
      "hello",
      "open",
      "sure Red",
      "b2Blue",
    ]);
    expect(table.view("Blue").camera).toMatchObject({ pitch: 60, distance: 20 });
  });

  test("take turns", async () => {
    const table = await tableOf(
      `function onLoad() end
       function onChat() Turns.type = 2 Turns.order = {"Blue", "Red"} Turns.enable = true end
       function onPlayerTurn(player, previous) print(player.color .. tostring(previous and previous.color)) end`,
    );
    await table.chat("Red", "go");
    await expect(table.endTurn("Red")).rejects.toThrow("not the turn of Red");
    await table.endTurn("Blue");
    expect(said(table)).toEqual(["Bluenil", "RedBlue"]);
    expect((await table.save()).Turns).toMatchObject({ Type: 1, TurnColor: "Red" });
    await table.sit("Ann", "Grey");
    expect(said(table).at(-1), "the turn of whoever stands up goes on").toBe("BlueRed");
  });

  test("whose turn was before are nil to the script if they have gone, where it is so", async () => {
    const table = await tableOf(
      `function onLoad() end
       function onChat() Turns.type = 2 Turns.order = {"Red", "Blue"} Turns.enable = true end
       function onPlayerTurn(player, previous) print(player.color .. tostring(previous and previous.color)) end`,
      [],
      {},
      { goneIsNil: true },
    );
    await table.chat("Red", "go");
    await table.endTurn("Red");
    await table.endTurn("Blue");
    await table.sit("Ann", "Grey");
    expect(said(table)).toEqual(["Rednil", "BlueRed", "RedBlue", "Bluenil"]);
  });

  test("peek, hover, ping, search and have notebooks of their own", async () => {
    const table = await tableOf(
      `function onObjectPeek(o, color) print("peek " .. color) end
       function onPlayerPing(player, at, o) print("ping " .. player.color .. at.x) end
       function onObjectHover(color, o) print("hover " .. tostring(o and o.guid) .. tostring(Player[color].getHoverObject() ~= nil)) end
       function onLoad()
         print(Notes.addNotebookTab({ title = "Log", body = "all" }) .. Notes.addNotebookTab({ title = "Mine", body = "x", color = "Blue" }))
         Notes.editNotebookTab({ index = 0, body = "more" }) Notes.setNotes("note")
       end`,
      [TOKEN],
    );
    await table.peek("Red", "token");
    await table.hover("Blue", "token");
    await table.ping("Red", { x: 2, y: 0, z: 0 });
    expect(said(table)).toEqual(["01", "peek Red", "hover token1true", "ping Red2"]);
    expect(table.view("Red").notebook.map(({ body }) => body)).toEqual(["more"]);
    expect(table.view("Blue")).toMatchObject({
      note: "note",
      notebook: [{ title: "Log" }, { title: "Mine" }],
    });
  });
});

describe("dice", () => {
  const SCRIPT = `
    function onChat()
      local die = getObjectFromGUID("die001")
      die.randomize()
      print("at once " .. tostring(die.resting))
      Wait.frames(function()
        print("tumbling " .. tostring(not die.resting))
        Wait.condition(function() print("shows " .. die.getRotationValue()) end, function() return die.resting end)
      end, 2)
    end
    function onObjectRandomize(o, color) print("thrown " .. color) end`;
  const DIE = thing("Die_6", "die001", 3, 3, { at: { posY: 1.46 } });

  test("tumble for a second or more, rest in the frame of the throw, and show what they are told", async () => {
    const table = await tableOf(SCRIPT, [DIE]);
    await table.tellDice([5, "cocked"]);
    await table.chat("Red", "roll");
    await table.advance(60);
    expect(said(table)).toEqual(["at once true", "thrown Black", "tumbling true"]);
    await table.settle();
    expect(said(table).at(-1)).toBe("shows 5");
    await table.randomize("Red", "die001");
    await table.settle();
    expect(table.data("die001").Transform.posY).toBeCloseTo(1.46, 0);
  });

  test("come from the table's own seed when they are told nothing", async () => {
    const rolls = async (seed: number): Promise<string[]> => {
      const table = await tableOf(SCRIPT, [DIE], {}, { seed });
      for (let i = 0; i < 6; i++) {
        await table.chat("Red", "roll");
        await table.settle();
      }
      return said(table).filter((line) => line.startsWith("shows"));
    };
    expect(await rolls(3)).toEqual(await rolls(3));
    expect(await rolls(3)).not.toEqual(await rolls(4));
  });
});

test("zones tell who enters and leaves; with tags only of those that share one, whatever its capitals", async () => {
  const table = await tableOf(
    `function onObjectEnterZone(zone, o) if zone.type == "Scripting" then print("in " .. zone.guid .. " " .. o.guid) end end
     function onObjectLeaveZone(zone, o) if zone.type == "Scripting" then print("out " .. o.guid .. #zone.getObjects()) end end`,
    [
      thing("ScriptingTrigger", "zone1", 0, 0, { at: { scaleX: 4, scaleY: 4, scaleZ: 4 }, Locked: true }),
      thing("ScriptingTrigger", "zone2", 0, 0, {
        at: { scaleX: 4, scaleY: 4, scaleZ: 4 },
        Locked: true,
        Tags: ["square"],
      }),
      thing("ScriptingTrigger", "zone3", 0, 0, {
        at: { scaleX: 4, scaleY: 4, scaleZ: 4 },
        Locked: true,
        Tags: ["ROUND"],
      }),
      TOKEN,
    ],
  );
  await table.move("Red", "token", { x: 2.5, z: 0 });
  await table.settle();
  await table.move("Red", "token", { x: 9, z: 9 });
  await table.settle();
  expect(said(table)).toEqual(["in zone1 token1", "in zone3 token1", "out token10", "out token10"]);
});

test("a piece that the script takes away while it is dragged is dropped by nobody", async () => {
  const table = await tableOf(
    `function onObjectPickUp(color, object) Wait.frames(function() object.destruct() end, 3) end
     function onObjectDrop(color, object) print("dropped " .. object.getName()) end`,
    [thing("BlockSquare", "token1", 0, 0, { Nickname: "token" })],
  );
  expect(await table.move("Red", "token1", { x: 5, z: 5 })).toBe(true);
  expect(table.view("Red").messages).toEqual([]);
});
