import { expectScriptErrors } from "../helpers/script-errors";
import { describe, expect, test } from "vitest";
import { said, tableOf } from "./saves";
import { parseXml } from "../../tabletop/xml/parse";
import { elements } from "../../tabletop/xml/document";

const XML = `
<Defaults>
  <Text color="white" fontSize="10"/>
  <Text class="big" fontSize="30"/>
  <Button color="grey" onClick="pressed"/>
</Defaults>
<Panel id="all"><Text id="title" class="big">Hello</Text></Panel>
<Panel id="red" visibility="Red"><Button id="go" onClick="pressed(x, y)">Go</Button></Panel>
<Panel id="off" active="false"><Button id="far">Far</Button></Panel>
<Panel id="boss" visibility="Host"><InputField id="name" onValueChanged="typed" onEndEdit="left" text="old"/></Panel>
<Toggle id="flag" isOn="False" onValueChanged="toggled"/>
<Dropdown id="pick" onValueChanged="picked"><Option>one</Option><Option>two</Option></Dropdown>
<Slider id="much" minValue="1" maxValue="9" onValueChanged="slid"/>`;

const SCRIPT = `
  function onLoad() print("loading " .. tostring(UI.loading)) end
  function onChat(text) local f = Global.getVar(text) if f then f() end return false end
  local function tell(what) return function(player, value, id)
    print(what .. " " .. player.color .. " " .. tostring(value) .. " " .. tostring(id)) end end
  pressed, typed, left, toggled, picked, slid = tell("pressed"), tell("typed"), tell("left"), tell("toggled"), tell("picked"), tell("slid")
`;

async function ui(script = "", xml = XML): ReturnType<typeof tableOf> {
  const table = await tableOf(SCRIPT + script, [], { XmlUI: xml });
  await table.advance(20);
  table.session.world.messages.length = 0;
  return table;
}

const ids = (table: Awaited<ReturnType<typeof ui>>, who: string): string[] =>
  table
    .view(who)
    .interface.map(({ id }) => id)
    .filter((id) => id !== "");

describe("what is seen", () => {
  test("depends on colour, host and activity, through all that an element stands in", async () => {
    const table = await ui();
    const common = ["all", "title", "flag", "pick", "much"];
    expect(ids(table, "Ann")).toEqual(["all", "title", "red", "go", "boss", "name", "flag", "pick", "much"]);
    expect(ids(table, "Bob")).toEqual(common);
    await table.sit("Ann", "Grey");
    expect(ids(table, "Ann")).toEqual(["all", "title", "boss", "name", "flag", "pick", "much"]);
  });

  test("an empty visibility shows to all, and is warned of when it stands in the file", async () => {
    const table = await ui(
      `function clear() UI.setAttribute("red", "visibility", "") end`,
      `${XML}<Text visibility="" id="e"/>`,
    );
    expect(table.warnings).toEqual([expect.stringContaining("an empty visibility shows Text to all")]);
    await table.chat("Red", "clear");
    expect(ids(table, "Bob")).toContain("go");
  });

  test("Defaults give attributes to what follows them, classes over kinds", async () => {
    const table = await ui();
    const title = table.view("Bob").interface.find(({ id }) => id === "title");
    expect(title).toMatchObject({ text: "Hello", attributes: { color: "white", fontSize: "30" } });
    const early = elements(parseXml(`<Text id="a"/><Defaults><Text color="red"/></Defaults>`));
    expect(early[0].attributes["color"]).toBeUndefined();
  });
});

describe("clicks", () => {
  test("give player, value or argument, and id; only to those who see the element", async () => {
    const table = await ui();
    await table.click("Red", "go");
    expect(said(table)).toEqual(["pressed Red x, y go"]);
    await expect(table.click("Blue", "go")).rejects.toThrow("Blue does not see the element go");
    await expect(table.click("Red", "far")).rejects.toThrow("does not see");
    await expect(table.click("Red", "title")).rejects.toThrow("does nothing when clicked");
  });

  test("of a handler that is missing fail in use; a warning comes at load", async () => {
    expectScriptErrors(/no function nowhere/);
    const table = await ui("", `<Button id="b" onClick="nowhere"/>`);
    expect(table.warnings).toEqual([
      expect.stringContaining('onClick="nowhere" names no function of Global'),
    ]);
    await table.click("Red", "b");
    expect(table.errors[0].message).toBe("Global has no function nowhere");
  });

  test("on toggles, dropdowns and sliders tell the value, and stay with the one who clicks", async () => {
    const table = await ui(`function read() print(UI.getAttribute("flag", "isOn")) end`);
    await table.click("Blue", "flag");
    await table.choose("Blue", "pick", "two");
    await table.choose("Blue", "much", 4);
    await table.chat("Red", "read");
    expect(said(table)).toEqual([
      "toggled Blue True flag",
      "picked Blue two pick",
      "slid Blue 4 much",
      "False",
    ]);
  });

  test.each(["0", "10", "NaN", "much", ""])("on a slider from 1 to 9 refuse %j", async (value) => {
    const table = await ui("");
    await expect(table.choose("Blue", "much", value)).rejects.toThrow("the slider goes from 1 to 9");
    expect(said(table)).toEqual([]);
  });
});

test("what is typed lives with the one who types, until the script writes it", async () => {
  const table = await ui(`
    function read() print(UI.getAttribute("name", "text")) end
    function write() UI.setAttribute("name", "text", "new") end`);
  const shown = (): string | undefined => table.view("Ann").interface.find(({ id }) => id === "name")?.text;
  await table.type("Red", "name", "ab");
  await table.chat("Red", "read");
  expect(said(table)).toEqual(["typed Red a name", "typed Red ab name", "left Red ab name", "old"]);
  expect(shown()).toBe("ab");
  await table.chat("Red", "write");
  expect(shown()).toBe("new");
});

describe("a new document", () => {
  test("is there some frames later; changes and questions meanwhile go to the old one", async () => {
    const table = await ui(`
      function fresh()
        UI.setXml('<Text id="fresh">x</Text>')
        print(tostring(UI.loading) .. tostring(UI.getValue("fresh")) .. tostring(UI.getValue("title")))
        print(tostring(UI.setAttribute("title", "color", "red")))
      end
      function later() print(tostring(UI.loading) .. tostring(UI.getValue("fresh"))) end`);
    await table.chat("Red", "fresh");
    await expect(table.click("Red", "go")).rejects.toThrow("loading");
    await table.advance(10);
    await table.chat("Red", "later");
    expect(said(table)).toEqual(["truenilHello", "false", "falsex"]);
    expect(table.warnings).toEqual([expect.stringContaining("the change is lost")]);
  });

  test("from a table is the same, and is read back", async () => {
    const table = await ui(`
      function build() UI.setXmlTable({ { tag = "Panel", attributes = { id = "p", active = true },
        children = { { tag = "Text", value = "in", attributes = { fontSize = 20 } } } } }) end
      function later() local t = UI.getXmlTable()[1] print(t.attributes.active .. t.children[1].value .. t.children[1].attributes.fontSize) end`);
    await table.chat("Red", "build");
    await table.advance(10);
    await table.chat("Red", "later");
    expect(said(table)).toEqual(["Truein20"]);
  });

  test("is gone after a load, and so is every change: the file's XML is back, loading anew", async () => {
    const table = await ui(`
      function change() UI.setAttribute("title", "text", "changed") end
      function fresh() UI.setXml('<Text id="fresh">x</Text>') end`);
    await table.chat("Red", "change");
    expect(table.view("Bob").interface.find(({ id }) => id === "title")?.text).toBe("changed");
    await table.chat("Red", "fresh");
    await table.advance(10);
    await table.load(await table.save());
    expect(said(table)).toEqual(["loading true"]);
    await table.advance(10);
    expect(table.view("Bob").interface.find(({ id }) => id === "title")?.text).toBe("Hello");
  });

  test("that is no XML is an error in the call; in the file it is told to the host", async () => {
    expectScriptErrors(/XML line 1/);
    const table = await ui(`function bad() UI.setXml("<Panel>") end`);
    await table.chat("Red", "bad");
    expect(table.errors[0].message).toContain("XML line 1");
    expect(() => parseXml(`<Panel><Text a="1" a="2"/></Panel>`)).toThrow("XML line 1");
    expect(() => parseXml(`<Panel>\n<Blink/></Panel>`)).toThrow("XML line 2: there is no element Blink");
    const broken = await ui("", "<Panel><Text></Panel>");
    expect(broken.warnings[0]).toContain("XML line 1");
  });
});

test("an id that nothing has is an error that names it", async () => {
  expectScriptErrors(/no element with the id none/, /the value of color/);
  const table = await ui(
    `function bad() UI.setAttribute("none", "color", "red") end function worse() UI.setAttribute("title", "color") end`,
  );
  await table.chat("Red", "bad");
  await table.chat("Red", "worse");
  expect(table.errors.map(({ message }) => message)).toEqual([
    expect.stringContaining("no element with the id none"),
    expect.stringContaining("the value of color must be"),
  ]);
});

test("attributes that no element has are warned of; 0 is false; Enter submits", async () => {
  const table = await ui(
    `function submitted(player, value) print("sent " .. value) end
     function set() UI.setAttribute("f", "colour", "red") end`,
    `<Text colour="red"/><Panel id="p" active="0"/><InputField id="f" onSubmit="submitted" onEndEdit="left"/>`,
  );
  await table.chat("Red", "set");
  expect(table.warnings).toEqual([
    "XML line 1: Text has no attribute colour",
    "UI.setAttribute: InputField has no attribute colour",
  ]);
  expect(ids(table, "Bob")).toEqual(["f"]);
  await table.submit("Bob", "f", "hi");
  expect(said(table)).toEqual(["sent hi", "left Blue hi f"]);
});
