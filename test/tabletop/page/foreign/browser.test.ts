/** The table of somebody else's mod in a real browser: interfaces and buttons on its objects, and why one does nothing. */
import { describe, expect, test } from "vitest";
import { expectScriptErrors } from "../../../helpers/script-errors";
import { hostOf, NO_CHROMIUM, seated, until, usePages } from "../chromium";
import { openGame } from "../../server/open";
import { saveOf, SEATS, thing } from "../../saves";
import type { Page } from "playwright-core";

const pages = usePages({ still: true, plain: true });

const TILE = `
function onLoad() count = 0 end
function more(player, value, id)
  count = count + 1
  self.UI.setAttribute("told", "text", player.color .. " " .. count .. " " .. id)
end
function named(player, text) self.UI.setAttribute("told", "text", "is called " .. text) end`;
const XML = `<Panel width="400" height="300" position="0 0 -20" color="#ffffff">
  <VerticalLayout>
    <Text id="told" text="nobody yet" color="#000000" fontSize="30"/>
    <Button id="more" onClick="more" fontSize="30">One more</Button>
    <Button id="lost" onClick="forgotten" fontSize="30">Forgotten</Button>
    <InputField id="name" onEndEdit="named" fontSize="30"/>
  </VerticalLayout>
</Panel>`;
const BOX = `function onLoad()
  for i, label in ipairs({ "Left", "Right" }) do
    self.createButton({ label = label, click_function = label, function_owner = self, position = { 3 - 2 * i, 0.6, 0 },
      width = 400, height = 300, font_size = 120 })
  end
end
function Left(_, color) printToAll(color .. " left") end`;

/** The host's page, at Red, of a table with a tile that is turned and has an interface, and a block with two buttons. */
async function open(): Promise<Page> {
  const objects = [
    thing("BlockSquare", "aaaaaa", 0, 4, {
      ...{ LuaScript: TILE, XmlUI: XML, Nickname: "Counter", Locked: true },
      at: { rotY: 90, scaleX: 3, scaleZ: 3 },
    }),
    thing("BlockSquare", "bbbbbb", 0, -8, {
      ...{ LuaScript: BOX, Nickname: "Box", Locked: true },
      at: { scaleX: 3, scaleZ: 3, rotY: 180 },
    }),
  ];
  const save = JSON.stringify(saveOf("", [...SEATS, ...objects], { SaveName: "A small mod" }));
  const { server } = await openGame({ page: pages.folder(), save, foreign: { online: false } });
  const tab = await pages.open(server, `${hostOf(server)}&seat=Red`);
  await seated(tab, "Red");
  return tab;
}

/** Presses the button of a piece where its script has put it. */
async function press(tab: Page, name: string, button: number): Promise<void> {
  const at = (await tab.evaluate(`(() => {
    const { view, pointOf, scale } = window.tabletop;
    const [key, piece] = Object.entries(view().pieces).find(([, one]) => one.name === ${JSON.stringify(name)});
    const { x, y } = pointOf(key);
    const { at } = piece.buttons[${button}];
    return { x: x - at[0] * piece.scale[0] * scale(), y: y + at[2] * piece.scale[2] * scale() };
  })()`)) as { x: number; y: number };
  await tab.mouse.click(at.x, at.y);
}

describe.skipIf(NO_CHROMIUM)("Somebody else's mod in a real browser", () => {
  test("an interface lies on its piece, and its controls call the piece's script", async () => {
    const tab = await open();
    await tab.getByText("nobody yet").waitFor();
    await tab.getByText("One more").click();
    await tab.getByText("Red 1 more").waitFor();
    await tab.getByText("One more").click();
    await tab.getByText("Red 2 more").waitFor();
    const field = tab.locator(".lying input");
    await field.fill("Ann");
    await field.press("Enter");
    await tab.getByText("is called Ann").waitFor();
    // A picture of it lies where the piece does, turned as that is.
    const place = `(() => {
      const { view, pointOf, scale } = window.tabletop;
      const [key] = Object.entries(view().pieces).find(([, one]) => one.name === "Counter");
      const { left, right, top, bottom } = document.querySelector(".lying-sheet > *").getBoundingClientRect();
      const { x, y } = pointOf(key);
      return [Math.round(Math.abs((left + right) / 2 - x) / scale()), Math.round(Math.abs((top + bottom) / 2 - y) / scale()),
        Math.round((right - left) / scale()), Math.round((bottom - top) / scale())];
    })()`;
    expect(await tab.evaluate(place)).toEqual([0, 0, 9, 12]);
  });

  test("a press presses the button that lies there, and a piece between its buttons is none", async () => {
    const tab = await open();
    await until(
      tab,
      `Object.values(window.tabletop.view().pieces).some(({ buttons }) => buttons?.length === 2)`,
    );
    const told = async (): Promise<number> => tab.locator(".chat").getByText("Red left").count();
    await press(tab, "Box", 0);
    await expect.poll(told).toBe(1);
    await tab.mouse.click(...(await middleOf(tab, "Box")));
    await press(tab, "Box", 0);
    await expect.poll(told).toBe(2);
  });

  test("the inspector says why a button does nothing, of presses before it was opened too", async () => {
    expectScriptErrors(/Right/, /forgotten/);
    const tab = await open();
    await tab.getByText("nobody yet").waitFor();
    await press(tab, "Box", 1);
    await tab.locator(".notice", { hasText: "Box bbbbbb has no function Right" }).waitFor();
    await tab.getByText("Forgotten").click();
    await tab.locator(".notice", { hasText: "Counter aaaaaa has no function forgotten" }).waitFor();
    await tab.keyboard.press("F9");
    const inspector = tab.getByRole("region", { name: "Inspector" });
    await inspector.getByRole("tab", { name: "Errors (2)" }).waitFor();
    await inspector.getByRole("option", { name: "Box" }).click();
    await expect
      .poll(async () => inspector.locator(".lacking").allInnerTexts())
      .toEqual([expect.stringMatching(/Right[^]*Right/)]);
    await inspector.getByRole("option", { name: "Counter" }).click();
    await expect
      .poll(async () => inspector.locator(".lacking").allInnerTexts())
      .toEqual([expect.stringMatching(/forgotten/)]);
  });
});

async function middleOf(tab: Page, name: string): Promise<[number, number]> {
  const at = (await tab.evaluate(`(() => {
    const { view, pointOf } = window.tabletop;
    return pointOf(Object.entries(view().pieces).find(([, one]) => one.name === ${JSON.stringify(name)})[0]);
  })()`)) as { x: number; y: number };
  return [at.x, at.y];
}
