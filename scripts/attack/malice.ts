/** Saves of mods that mean no good: their scripts look for ways out, do not end, and name what would be code in a page. */
import { pick } from "./fuzzer";
import type { Roll } from "../../src/core/types";

/** What a script prints that has reached what it must not. */
export const REACHED = "REACHED ";

/** Ways out of the sandbox; each prints what it has found. */
const ESCAPES =
  `load loadstring loadfile dofile require module io debug package newproxy collectgarbage setfenv getfenv
  __ask __load __collect __plain __crossing os.execute os.exit os.getenv os.remove os.rename os.tmpname
  string.dump`
    .split(/\s+/)
    .map((name) => `pcall(function() if ${name} ~= nil then print("${REACHED}${name}") end end)`);
const TRICKS = [
  `for k, v in pairs(getmetatable("").__index) do if k == "dump" then print("${REACHED}dump") end end`,
  `pcall(function() setmetatable(_G, { __index = function(_, k) return _G[k] end }) return x end)`,
  `pcall(function() self.putObject(self) end) pcall(function() destroyObject(self) end)`,
  `pcall(function() spawnObject({ type = "BlockSquare", position = { 0/0, 1/0, -1/0 } }) end)`,
  `pcall(function() self.setLuaScript(("x"):rep(1e6)) end) pcall(self.reload)`,
  `pcall(function() Global.setVar("print", error) end)`,
  `pcall(function() JSON.decode(("["):rep(1e5)) end)`,
  `pcall(function() self.call("onLoad") end)`,
  `pcall(function() WebRequest.get("http://127.0.0.1/", function(r) if not r.is_error then print("${REACHED}web") end end) end)`,
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
/** What is ended from within. */
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
/** What nothing within a script can end, as it is one instruction. */
const HANGING = [
  `("a"):rep(40):find(("a-"):rep(30) .. "b")`,
  `pcall(function() ("a"):rep(99):match(("a?"):rep(40) .. ("a"):rep(99) .. "b") end)`,
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
const TAGS = "Text Button Image Panel InputField Toggle Slider Dropdown ProgressBar".split(" ");
const ATTRIBUTES =
  `id class image icon color colors tooltip text textColor width fontSize placeholder outline padding
  offsetXY position rotation scale onClick minValue`.split(/\s+/);

const escaped = (text: string): string =>
  text.replace(/[&<>"\u0000-\u001f]/g, (letter) => `&#${Math.max(32, letter.charCodeAt(0))};`);

function scriptOf(roll: Roll): { text: string; hangs: boolean } {
  const lines = Array.from({ length: 1 + roll(5) }, () =>
    pick(pick([ESCAPES, TRICKS, PROTOTYPES], roll), roll),
  );
  // Seconds each, and more where their thread has to be ended.
  const end = roll(480);
  const endless = end < 10 ? [pick(ENDLESS, roll)] : end === 10 ? [pick(HANGING, roll)] : [];
  const handler = pick(["onLoad", "onUpdate", "onSave", "onPlayerConnect", "onObjectSpawn"], roll);
  const text = `${roll(2) === 0 ? lines.join("\n") : ""}\nfunction ${handler}() ${[...lines, ...endless].join("\n")}\nend`;
  return { text, hangs: endless.some((one) => HANGING.includes(one)) };
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

/** A save, and what its thread may have to be ended for. */
export interface Malice {
  save: string;
  /** Some script of it can be ended with its thread alone. */
  hangs: boolean;
}

/** A save of a stranger's mod, by chance: its texts, names, addresses and scripts are out for what they must not get. */
export function maliceOf(roll: Roll): Malice {
  const text = (): string => pick(TEXTS, roll);
  const at = { posX: 0, posY: 1, posZ: 0, rotX: 0, rotY: 0, rotZ: 0, scaleX: 1, scaleY: 1, scaleZ: 1 };
  const assets = [{ Type: 0, Name: text(), URL: text() }];
  let hangs = false;
  const script = (): string => {
    const made = scriptOf(roll);
    hangs ||= made.hangs;
    return made.text;
  };
  const piece = (i: number): object => ({
    ...{
      Name: pick(["Custom_Token", "Custom_Model", "Card", text()], roll),
      GUID: pick([`aaaaa${i}`, "__proto__", "constructor"], roll),
      Transform: at,
    },
    ...{ Nickname: text(), Description: text(), LuaScript: script(), XmlUI: xmlOf(roll) },
    ...{ CustomUIAssets: assets, CustomImage: { ImageURL: text(), ImageSecondaryURL: text() } },
    CustomMesh: { MeshURL: text(), DiffuseURL: text() },
  });
  const save = JSON.stringify({
    ...{
      SaveName: text(),
      Note: text(),
      LuaScript: script(),
      XmlUI: xmlOf(roll),
      CustomUIAssets: assets,
    },
    ObjectStates: Array.from({ length: roll(3) }, (_, i) => piece(i)),
  });
  return { save, hangs };
}
