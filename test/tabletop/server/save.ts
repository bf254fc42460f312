import { card, deck, saveOf, seat, thing } from "../saves";

const XML = `
<Defaults><Button class="wide" width="200" onClick="pressed"/></Defaults>
<Panel id="all"><Text id="title">Hello</Text><Button id="go" class="wide">Go</Button></Panel>
<Panel id="redPanel" visibility="Red"><Text id="redSecret">nothing</Text>
  <InputField id="field" onEndEdit="typed"/><Toggle id="switch" onValueChanged="typed">On</Toggle>
  <Dropdown id="list" onValueChanged="typed"><Option>one</Option><Option>two</Option></Dropdown></Panel>
<Panel id="two" visibility="Red|Blue"><Text>for two</Text></Panel>
<Panel id="hostPanel" visibility="Host"><Text>for the host</Text></Panel>
<Button onClick="pressed(no id)">Nameless</Button>`;

const SCRIPT = `
state = ""
function onLoad(saved)
  state = saved
  local board = getObjectFromGUID("board1")
  board.createButton({ click_function = "boardPressed", label = "spot", position = {2, 0.2, 2}, width = 400, height = 400 })
  addContextMenuItem("Tidy", function(color) printToAll("tidy " .. color) end)
  getObjectFromGUID("token1").addContextMenuItem("Polish", function(color) printToAll("polish " .. color) end)
  addHotkey("Nudge", function(color) printToAll("nudge " .. color) end)
end
function onSave() return state end
function boardPressed(object, color, alt) printToAll("pressed by " .. color) end
function pressed(player, value, id) printToAll("click " .. player.color .. " " .. value .. " " .. tostring(id)) end
function typed(player, value, id) printToColor("typed " .. value .. " in " .. id, player.color) end
function onPlayerAction(player, action, targets)
  return not (action == Player.Action.PickUp and targets[1].guid == "stuck1")
end
function onPlayerConnect(player) log("came " .. player.steam_name) end
function onPlayerChangeColor(color) log("sits " .. color) end
function onObjectDrop(color, object) log("dropped " .. color) end
function onObjectNumberTyped(object, color, number) printToAll(color .. " typed " .. number) return true end
function onScriptingButtonDown(index, color) printToAll(color .. " key " .. index) end
function onChat(text, player)
  local word, rest = text:match("^!(%w+) ?(.*)$")
  if word == nil then return true end
  if word == "keep" then state = rest printToAll("kept " .. rest)
  elseif word == "state" then printToAll("state " .. state)
  elseif word == "deal" then getObjectFromGUID("deck01").deal(1, "Red")
  elseif word == "secret" then
    UI.setAttribute("redSecret", "text", rest)
    printToColor("whisper " .. rest, "Red")
    local hand = Player.Red.getHandObjects()
    for i, o in ipairs(hand) do o.setName(rest .. i) o.setDescription(rest) o.addTag(rest) o.memo = rest end
    if #hand > 0 then hand[1].createButton({ click_function = "boardPressed", label = rest, width = 100, height = 100 }) end
  elseif word == "glide" then getObjectFromGUID("token1").setPositionSmooth({-6, 2, -6})
  elseif word == "ask" then player.showConfirmDialog("sure?", function(color) printToAll("sure " .. color) end)
  elseif word == "look" then player.lookAt({ position = {1, 2, 3}, pitch = 60, yaw = 0, distance = 20 })
  elseif word == "point" then player.pingTable({0, 1, -3})
  elseif word == "still" then UI.setAttribute(rest, "onClick", "")
  elseif word == "title" then UI.setAttribute("title", "text", rest)
  elseif word == "hang" then while true do end
  elseif word == "fail" then error("broken on purpose")
  elseif word == "hide" then getObjectFromGUID("token1").setHiddenFrom({"Blue"})
  end
  return false
end`;

const SHEET = {
  FaceURL: "file:///art/faces.png",
  BackURL: "https://example.org/back.png",
  NumWidth: 10,
  NumHeight: 7,
  BackIsHidden: true,
};

/** A small game with hands, cards, buttons, panels and secrets: Red holds the cards named, by their numbers. */
export function gameSave(held: readonly number[] = [3, 4], more: Record<string, unknown> = {}): string {
  const low = { at: { posY: 1.06 } };
  const cards = held.map((id, i) =>
    card(`held0${i}`, id, i * 2 - 1, -30, {
      at: { posY: 3, rotY: 180 },
      Tags: [`secret ${id}`],
      Memo: `card${id}`,
      CustomDeck: { 1: SHEET },
    }),
  );
  const objects = [
    seat("Red", 0, -30),
    seat("Blue", 0, 30),
    seat("Green", -40, 0),
    thing("Custom_Board", "board1", 0, 0, {
      Nickname: "board",
      Locked: true,
      at: { posY: 1 },
      CustomImage: { ImageURL: "https://example.org/board.png", WidthScale: 1 },
    }),
    thing("Custom_Token", "token1", 6, 6, {
      Nickname: "token",
      Description: "made of wood",
      Tags: ["round"],
      CustomImage: { ImageURL: "file:///art/token.png" },
      ColorDiffuse: { r: 1, g: 0, b: 0 },
      ...low,
    }),
    thing("BlockSquare", "stuck1", -6, 6, { Nickname: "stuck", ...low }),
    thing("Custom_Model", "model1", 4, -4, {
      CustomMesh: { MeshURL: "file:///art/model.obj" },
      at: { posY: 1.5 },
    }),
    deck("deck01", 5, 8, 0, { at: { posY: 1.2, rotZ: 180 }, CustomDeck: { 1: SHEET } }),
    ...cards,
  ];
  return JSON.stringify(saveOf(SCRIPT, objects, { SaveName: "small game", XmlUI: XML, ...more }));
}
