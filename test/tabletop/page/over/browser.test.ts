/** A game that is over is none to go on with: what begins a new one comes first, and asks nothing. */
import { describe, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { openGame, type Opened } from "../../server/open";
import { gameSave } from "../../server/save";
import { hostOf, NO_CHROMIUM, until, usePages } from "../chromium";

const pages = usePages({ still: true });

/** A game stands at round 9 until somebody says how it has ended; one that is begun anew shows the setup. */
const LuaScript = `function onLoad(saved) end
  function onChat(text) UI.setAttribute("status-title", "tooltip", text) return false end`;
const XmlUI = `<Panel id="all" width="140" height="60"><Text id="status-title" tooltip="">Round 9</Text></Panel>`;

async function open(): Promise<Opened> {
  return openGame({ page: pages.folder(), save: gameSave([], { LuaScript, XmlUI }) });
}

/** What is said of how the game has ended, as the page knows it. */
const END = `Object.values(tabletop.view().ui.elements).find(({ text }) => text === "Round 9")?.attributes.tooltip`;

async function labels(tab: Page): Promise<string[]> {
  return tab.locator(".welcome .way b").allInnerTexts();
}

describe.skipIf(NO_CHROMIUM)("A game that is over", () => {
  test("is not under way for whoever is welcomed: a new one comes first", { timeout: 60_000 }, async () => {
    const game = await open();
    const bob = await game.come({ seat: "Blue" });
    const ann = await pages.open(game.server, hostOf(game.server));
    const tagline = ann.locator(".welcome .tagline");
    await tagline.filter({ hasText: /^A game is under way/ }).waitFor();
    expect((await labels(ann))[0]).toBe("Continue");
    await bob.ask({ t: "chat", text: "Red wins" });
    await tagline.filter({ hasText: /^The last game is over/ }).waitFor();
    const over = await labels(ann);
    expect(over[0]).toBe("Play now");
    expect(over).toContain("See how it ended");
    expect(over).not.toContain("Continue");
    await ann.getByText("See how it ended").click();
    await ann.locator(".end-bar").waitFor();
    expect(await ann.evaluate(`tabletop.view().ui.elements[2].text`)).toBe("Round 9");
  });

  test(
    "makes way for a new one without a question, one under way only after it",
    { timeout: 60_000 },
    async () => {
      const game = await open();
      const bob = await game.come({ seat: "Blue" });
      const ann = await pages.open(game.server, hostOf(game.server));
      await ann.locator(".welcome .way", { hasText: "Continue" }).click();
      const newGame = async (): Promise<void> => {
        await ann.getByRole("button", { name: "Menu of the table" }).click();
        await ann.getByRole("menuitem", { name: "New game" }).click();
      };
      await newGame();
      await ann.getByRole("button", { name: "Stay in this one" }).click();
      await bob.ask({ t: "chat", text: "Red wins" });
      await until(ann, `${END} === "Red wins"`);
      await newGame();
      // The table is laid anew: its script says nothing of an end.
      await until(ann, `${END} === ""`);
      expect(await ann.getByRole("button", { name: "Stay in this one" }).count()).toBe(0);
    },
  );
});
