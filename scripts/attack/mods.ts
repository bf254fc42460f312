import { arial } from "../../tabletop/xml/layout/arial";
import { drawBoxes } from "../../tabletop/xml/draw/html";
import { interfaceOn } from "../../tabletop/world/object-interface";
import { perform } from "../../tabletop/server/table/tasks";
import { pick, type Fuzzer } from "./fuzzer";
import { tryRoom } from "./room";
import { solve } from "../../tabletop/xml/layout/solve";
import type { Node } from "../../tabletop/xml/parse";
import type { Room } from "../../tabletop/server/table/room";
import type { Roll } from "../../src/core/types";

/** A script is ended after three seconds, and may be called several times. */
const LIMIT = 30_000;

/** What a script prints that has reached what it must not. */
const REACHED = "REACHED";

/** Ways out of the sandbox; each prints what it has found. */
const ESCAPES = [
  ...["load", "loadstring", "loadfile", "dofile", "require", "module", "io", "debug", "package", "newproxy"],
  ...["collectgarbage", "setfenv", "getfenv", "__ask", "__load", "__collect", "__plain", "__crossing"],
  ...["os.execute", "os.exit", "os.getenv", "os.remove", "os.rename", "os.tmpname", "string.dump"],
].map((name) => `pcall(function() if ${name} ~= nil then print("${REACHED} ${name}") end end)`);
const TRICKS = [
  `for k, v in pairs(getmetatable("").__index) do if k == "dump" then print("${REACHED} dump") end end`,
  `pcall(function() setmetatable(_G, { __index = function(_, k) return _G[k] end }) return x end)`,
  `pcall(function() self.putObject(self) end) pcall(function() destroyObject(self) end)`,
  `pcall(function() spawnObject({ type = "BlockSquare", position = { 0/0, 1/0, -1/0 } }) end)`,
  `pcall(function() self.setLuaScript(("x"):rep(1e6)) end) pcall(self.reload)`,
  `pcall(function() Global.setVar("print", error) end)`,
  `pcall(function() JSON.decode(("["):rep(1e5)) end)`,
  `pcall(function() self.call("onLoad") end)`,
  `pcall(function() WebRequest.get("http://127.0.0.1/", function(r) if not r.is_error then print("${REACHED} web") end end) end)`,
  `pcall(function() Wait.frames(function() error({}) end, 1, -1) end)`,
  `pcall(function() UI.setXml(("<Panel>"):rep(300) .. ("</Panel>"):rep(300)) end)`,
  `pcall(function() for i = 1, 300 do self.createButton({ click_function = "x", function_owner = self, label = ("<b>"):rep(i) }) end end)`,
];
/** Names that JavaScript has for itself, as those of what a script makes; and markup wherever a text can stand. */
const PROTOTYPES = [
  `pcall(function() spawnObjectData({ data = { Name = "BlockSquare", GUID = "__proto__", Nickname = "constructor" } }) end)`,
  `pcall(function() getObjectFromGUID("__proto__").getName() end) pcall(function() getObjectFromGUID("constructor").destruct() end)`,
  `pcall(function() self.setVar("__proto__", 1) self.setTable("constructor", { ["__proto__"] = { polluted = 1 } }) end)`,
  `pcall(function() JSON.decode('{"__proto__": {"polluted": 1}, "constructor": {"prototype": {"polluted": 1}}}') end)`,
  `pcall(function() Global.call("__proto__") end) pcall(function() self.addTag("__proto__") self.setName("toString") end)`,
  `pcall(function() UI.setXmlTable({ { tag = "Text", attributes = { ["__proto__"] = "x", constructor = "y", id = "__proto__" } } }) end)`,
  `pcall(function() UI.setAttribute("__proto__", "constructor", "x") UI.setAttributes("constructor", { polluted = 1 }) end)`,
  `pcall(function() getmetatable("").__index.format = nil string.upper = error end)`,
  `pcall(function() self.executeScript("REACHED = 1") load("\\27Lua") end)`,
  `pcall(function() setNotes("<script>alert(1)</script>") addNotebookTab({ title = "<img src=x onerror=alert(1)>", body = "<b>" }) end)`,
  `pcall(function() broadcastToAll("<img src=x onerror=alert(1)>") self.setDescription("[url=javascript:alert(1)]x[/url]") end)`,
];
const ENDLESS = [
  `table.sort({ 3, 1, 2 }, function() while true do end end)`,
  `("x"):gsub("x", function() while true do end end)`,
  `local t = {} for i = 1, 1e9 do t[i] = "xxxxxxxxxxxxxxxx" end table.concat(t)`,
  `local s = "x" while true do pcall(function() s = s:rep(1e6) end) end`,
  `while true do ("x"):rep(1e7):gsub("x", "yy") end`,
  `setmetatable({}, { __index = function(t, k) return t[k .. "x"] end })["a"] = 1 local c c = coroutine.wrap(function() while true do coroutine.yield() end end) while true do c() end`,
  `while true do end`,
  `while true do pcall(function() while true do end end) end`,
  `local s = "x" while true do s = s .. s end`,
  `local t = {} while true do t[#t + 1] = ("x"):rep(1e5) .. #t end`,
  `local function f() return pcall(f) end f()`,
  `local function f(n) return 1 + f(n) end pcall(f, 1)`,
];
/** What would be code in a page, or load something. */
const HOST = "evil.test";
const TEXTS = [
  ...[`<script src=//${HOST}></script>`, `"><img src=x onerror=alert(1)>`, `' onmouseover='alert(1)`],
  ...[
    `</div><iframe src="javascript:alert(1)">`,
    `&lt;script&gt;`,
    `url(http://${HOST}/a.png)`,
    `\u0000\u001b[2J`,
  ],
  ...[
    `red;background:url(http://${HOST})`,
    `expression(alert(1))`,
    `javascript:alert(1)`,
    `http://${HOST}/a.png`,
  ],
  ...[`<color=red;background-image:url(//${HOST})>x</color>`, `<size=1e999>x</size>`, `]]><b>`],
];
const TAGS = [
  "Text",
  "Button",
  "Image",
  "Panel",
  "InputField",
  "Toggle",
  "Slider",
  "Dropdown",
  "ProgressBar",
];
const ATTRIBUTES = [
  ...["id", "class", "image", "icon", "color", "colors", "tooltip", "text", "textColor", "width", "fontSize"],
  ...[
    "placeholder",
    "outline",
    "padding",
    "offsetXY",
    "position",
    "rotation",
    "scale",
    "onClick",
    "minValue",
  ],
];

const escaped = (text: string): string =>
  text.replace(/[&<>"\u0000-\u001f]/g, (letter) => `&#${Math.max(32, letter.charCodeAt(0))};`);

/** Opens saves of mods that mean no good: their scripts look for ways out, do not end, and name what would be code. */
export function modsFuzzer(): Fuzzer {
  return {
    name: "mods",
    limit: LIMIT,
    attempt: async (roll) => tryRoom({ save: saveOf(roll), isForeign: true, play }),
    close: () => undefined,
  };
}

function scriptOf(roll: Roll): string {
  const lines = Array.from({ length: 1 + roll(5) }, () =>
    pick(pick([ESCAPES, TRICKS, PROTOTYPES], roll), roll),
  );
  const endless = roll(12) === 0 ? [pick(ENDLESS, roll)] : [];
  const handler = pick(["onLoad", "onUpdate", "onSave", "onPlayerConnect", "onObjectSpawn"], roll);
  return `${roll(2) === 0 ? lines.join("\n") : ""}\nfunction ${handler}() ${[...lines, ...endless].join("\n")}\nend`;
}

function xmlOf(roll: Roll): string {
  const element = (): string => {
    const tag = pick(TAGS, roll);
    const names = new Set(Array.from({ length: roll(5) }, () => pick(ATTRIBUTES, roll)));
    const attributes = [...names].map((name) => ` ${name}="${escaped(pick(TEXTS, roll))}"`).join("");
    return `<${tag}${attributes}>${escaped(pick(TEXTS, roll))}</${tag}>`;
  };
  return Array.from({ length: 1 + roll(4) }, element).join("");
}

function saveOf(roll: Roll): string {
  const text = (): string => pick(TEXTS, roll);
  const at = { posX: 0, posY: 1, posZ: 0, rotX: 0, rotY: 0, rotZ: 0, scaleX: 1, scaleY: 1, scaleZ: 1 };
  const assets = [{ Type: 0, Name: text(), URL: text() }];
  const piece = (i: number): object => ({
    ...{
      Name: pick(["Custom_Token", "Custom_Model", "Card", text()], roll),
      GUID: pick([`aaaaa${i}`, "__proto__", "constructor"], roll),
      Transform: at,
    },
    ...{ Nickname: text(), Description: text(), LuaScript: scriptOf(roll), XmlUI: xmlOf(roll) },
    ...{ CustomUIAssets: assets, CustomImage: { ImageURL: text(), ImageSecondaryURL: text() } },
    CustomMesh: { MeshURL: text(), DiffuseURL: text() },
  });
  return JSON.stringify({
    ...{
      SaveName: text(),
      Note: text(),
      LuaScript: scriptOf(roll),
      XmlUI: xmlOf(roll),
      CustomUIAssets: assets,
    },
    ObjectStates: Array.from({ length: roll(3) }, (_, i) => piece(i)),
  });
}

async function play(room: Room): Promise<string | undefined> {
  const people = [{ id: 0, name: "Ann", color: "Red", promoted: false }];
  await perform(room, { t: "enter", tab: 1, host: true, people, looking: 0 });
  const { fault, out = [], pictures } = await perform(room, { t: "tick", frames: 12, stopped: false });
  if (fault !== undefined) return `a look fails: ${fault}`;
  const reached = room.table.session.world.messages.find(({ text }) => text.startsWith(REACHED));
  if (reached !== undefined) return `a script says: ${reached.text}`;
  if ("polluted" in {}) return "a script reaches the prototype of all objects";
  if (pictures !== undefined) return "the server is told of addresses";
  if (out.some(({ text }) => addressesIn(JSON.parse(text)))) return "a browser is given an address";
  const { world } = room.table.session;
  const documents = [
    world.interface.document,
    ...[...world.objects.values()].map((one) => interfaceOn(world, one).document),
  ];
  return documents.map(faultOf).find((found) => found !== undefined);
}

/** Whether a browser is given anything under a name by which it would load it. */
function addressesIn(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(
    ([name, one]) =>
      ((name === "url" || name === "mesh") && one !== "") ||
      (name === "assets" && Object.values(one as object).some((url) => url !== "" && url !== null)) ||
      addressesIn(one),
  );
}

const ALLOWED = /^(?:div|i|span)(?: (?:class|data-box|data-id|data-tip|style)="[^"<>]*")*$/;

/** What is drawn of an interface has the elements and attributes of the drawing alone, and loads nothing. */
function faultOf(document: readonly Node[]): string | undefined {
  const viewer = { color: "Red", host: true, promoted: false, team: "None" };
  const html = drawBoxes(
    solve(document, { w: 1920, h: 1080, viewer, measure: arial(() => [0, 0]) }),
    () => undefined,
  );
  for (const [, tag = ""] of html.matchAll(/<([^/][^>]*)>/g))
    if (!ALLOWED.test(tag)) return `the page would have <${tag.slice(0, 80)}>`;
  for (const [, style = ""] of html.matchAll(/ style="([^"]*)"/g))
    if (/url\(|expression|@import/i.test(style)) return `the page would have the style ${style.slice(0, 80)}`;
  return undefined;
}
