/** On a phone one part of the panels is shown at a time: what is asked comes to the front, and what happens is seen. */
import { describe, expect, test } from "vitest";
import { hostOf, NO_CHROMIUM, rests, usePages } from "./chromium";
import { gameSave } from "../server/save";
import { openGame } from "../server/open";

const PHONE = { size: { width: 390, height: 844 }, touch: true };

const pages = usePages();

describe.skipIf(NO_CHROMIUM)("On a phone", () => {
  test(
    "who is asked while a battle is shown has the buttons in front, and a mark on their tab",
    { timeout: 60_000 },
    async () => {
      const panel = (id: string, where: string, more: string): string =>
        `<Panel id="${id}" rectAlignment="${where}" width="290" height="140" offsetXY="0 0" color="#F3E6C4" ${more}>
        <Text>Of ${id}</Text><Button id="press-${id}" onClick="pressed" width="60" height="40"/></Panel>`;
      const XmlUI = [
        panel("state", "UpperRight", ""),
        panel("battle", "UpperCenter", 'active="false"'),
        `<Panel class="asks" visibility="Red">${panel("pass", "LowerRight", 'active="false"')}</Panel>`,
      ].join("");
      const LuaScript = `function pressed(player, key, id)
        UI.setAttribute("battle", "active", "true")
        UI.setAttribute("pass", "active", tostring(id ~= "press-pass"))
      end`;
      const { server } = await openGame({ page: pages.folder(), save: gameSave([], { XmlUI, LuaScript }) });
      const ann = await pages.open(server, `${hostOf(server)}&seat=Red`, PHONE);
      const mark = ann.getByRole("img", { name: "You are asked here" });
      await ann.locator("[data-id=press-state]").tap();
      await ann.locator("[data-id=press-pass]").waitFor();
      expect(await ann.locator("[data-id=battle]").isVisible()).toBe(false);
      // Whoever looks at the battle stays there, and the mark says where to go back to.
      await ann.getByRole("button", { name: "Of battle" }).tap();
      await ann.locator("[data-id=battle]").waitFor();
      await ann.getByRole("button", { name: "Of pass" }).filter({ has: mark }).tap();
      await ann.locator("[data-id=press-pass]").tap();
      await ann.locator("[data-id=battle]").waitFor();
      expect(await mark.count()).toBe(0);
    },
  );

  test(
    "whoever has thrown sees the dice, and a tap anywhere brings the question that waits behind them",
    { timeout: 60_000 },
    async () => {
      const place = 'width="290" height="140" offsetXY="0 0" color="#F3E6C4"';
      const XmlUI = [
        `<Panel id="battle" rectAlignment="UpperCenter" active="false" ${place}>
          <Text>Battle</Text><Button id="die" text="6" width="40" height="40"/></Panel>`,
        `<Panel class="asks" visibility="Red"><Panel id="attack" rectAlignment="LowerRight" ${place}>
          <Text>Attack</Text><Button id="throw" onClick="thrown" width="60" height="40"/></Panel></Panel>`,
        `<Panel id="hint" rectAlignment="LowerRight" offsetXY="-300 0" width="240" height="92" color="#F3E6C4">
          <Text>Press the button</Text><Button id="skip" onClick="thrown" width="60" height="26"/></Panel>`,
      ].join("");
      const LuaScript = `throws = 0
      function thrown()
        throws = throws + 1
        UI.setAttribute("die", "text", tostring(throws))
        UI.setAttribute("battle", "active", "true")
      end`;
      const { server } = await openGame({ page: pages.folder(), save: gameSave([], { XmlUI, LuaScript }) });
      const ann = await pages.open(server, `${hostOf(server)}&seat=Red`, { ...PHONE, own: true });
      const [battle, attack] = [ann.locator("[data-id=die]"), ann.locator("[data-id=throw]")];
      await attack.waitFor();
      await rests(async () => attack.boundingBox());
      // What says what to do stands beside the sheet, as long as it is about what is there.
      const hint = ann.locator(".hint [data-id=skip]");
      expect(await hint.isVisible()).toBe(true);
      // The time after which the question comes by itself does not go by.
      await ann.clock.install();
      await ann.clock.pauseAt(Date.now() + 60_000);
      for (const tapped of [ann.locator("canvas.map"), battle]) {
        await attack.tap();
        await battle.waitFor();
        expect([await attack.isVisible(), await hint.isVisible()]).toEqual([false, false]);
        await tapped.tap();
        await attack.waitFor();
        expect(await battle.isVisible()).toBe(false);
      }
      // The tab of the battle is a way to look at it, and not past it.
      await attack.tap();
      await battle.waitFor();
      await ann.getByRole("button", { name: "Battle" }).tap();
      expect(await battle.isVisible()).toBe(true);
      await ann.clock.runFor(10_000);
      expect(await battle.isVisible()).toBe(true);
    },
  );

  test("four tabs have room for their names, the one with a mark too", { timeout: 60_000 }, async () => {
    const panel = (id: string, where: string, text: string): string =>
      `<Panel id="${id}" rectAlignment="${where}" width="290" height="140" color="#F3E6C4">
        <Text>${text}</Text><Button id="press-${id}" onClick="pressed" width="60" height="40"/></Panel>`;
    const XmlUI = [
      panel("own", "UpperLeft", "Objectives"),
      panel("state", "UpperRight", "Green collects the objective, and with it its reward."),
      panel("fight", "UpperCenter", "Negotiation"),
      `<Panel class="asks" visibility="Red">${panel("turn", "LowerRight", "Headquarters")}</Panel>`,
    ].join("");
    const LuaScript = `function pressed() end`;
    const { server } = await openGame({ page: pages.folder(), save: gameSave([], { XmlUI, LuaScript }) });
    const ann = await pages.open(server, `${hostOf(server)}&seat=Red`, {
      ...{ size: { width: 360, height: 740 }, touch: true },
    });
    const labels = ann.locator(".sheet-tab:not([hidden]) .sheet-label");
    await expect.poll(async () => labels.count()).toBe(4);
    const cut = await labels.evaluateAll((all) =>
      all
        .filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1)
        .map(({ textContent }) => textContent),
    );
    expect(cut).toEqual([]);
  });
});
