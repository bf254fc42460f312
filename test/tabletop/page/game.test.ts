/** Games on the packed save in real browsers: each is played on by what the page shows. */
import { beforeAll, describe, expect, test } from "vitest";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CASTLE_RISK } from "../../../src/games/castle-risk/rules/ruleset";
import { landName } from "../../../src/risk/europe/names";
import { CARDS } from "../../../src/games/castle-risk/rules/cards";
import { savedAt } from "../../../scripts/pictures/record";
import { folder, openGame, type Opened } from "../server/open";
import { hostOf, NO_CHROMIUM, rests, seated, until, usePages } from "./chromium";
import {
  beginning,
  packed,
  clickIf,
  labelled,
  pointOf,
  press,
  pressIf,
  savedState,
  savedText,
  type Packed,
} from "./packed";
import { lay } from "./come";
import { press as pressKey } from "../../mod/keyboard/keys";
import type { Page } from "playwright-core";
import type { State } from "../../../src/games/castle-risk/rules/state";
import { ENGLISH } from "../../../src/games/castle-risk/text/en/english";
import { colourName } from "../../../src/text/names";
import { nameOf } from "../../../src/text/entry";

const pages = usePages({ still: true });
let save: Packed;
beforeAll(() => {
  if (!NO_CHROMIUM) save = packed();
}, 60_000);

/** Pixels for a unit of the table at which pieces stand alone. */
const CLOSE = 24;
/** Milliseconds in which something has to come of what people press. */
const PATIENCE = 60_000;
/** Milliseconds between autosaves, by which the tests see how the game stands; each has all of the save in it. */
const AUTOSAVE = 300;
/** One round, everything at once, and the same capitals each time. */
const SHORT = "castle_risk 1\noption round_limit 1\nseed 5\n# table setup speed instant\n";

async function table(archive: string, state: string): Promise<Opened> {
  const options = { ...save.options, page: pages.folder(), archive, autosave: AUTOSAVE };
  return openGame({ ...options, begin: beginning(save, state) });
}

/**
 * Somebody wants the turn to pass: a policy card for the one crown, and no to all that is asked. They press one thing,
 * and what comes of it they see before the next: a Confirm that is pressed too early confirms something else.
 */
async function passOn(tab: Page, archive: string, phase: string): Promise<void> {
  const picks = tab.locator('[data-id^="pick-"][data-id$="-confirm"]:visible');
  const sure = tab.locator(".panels").getByText(" all the same?").filter({ visible: true });
  if ((await picks.count()) > 0) {
    const whole = tab
      .locator(".panels")
      .getByText(/^Chosen: (\d+) of \1$/)
      .filter({ visible: true });
    if ((await whole.count()) > 0) await clickIf(picks.first());
    else await pressIf(tab, "One more");
  } else if ((await sure.count()) > 0) await pressIf(tab, "Yes");
  else if (!(await pressIf(tab, "Pass"))) {
    const before = savedText(archive);
    if (!(await pressIf(tab, `End ${phase}`, "^="))) return;
    // Where it came too late, nothing comes of it.
    const late = performance.now() + 1000;
    while (savedText(archive) === before && (await sure.count()) === 0 && performance.now() < late)
      await tab.waitForTimeout(30);
  }
}

/**
 * Lets everybody pass the turn on, until something is so; they end one phase only, if it is named. They may take their
 * time, as long as the game goes on.
 */
async function passUntil(
  archive: string,
  tabs: readonly Page[],
  so: () => Promise<boolean>,
  phase = "",
): Promise<void> {
  let [seen, since] = ["", performance.now()];
  while (!(await so())) {
    for (const tab of tabs) await passOn(tab, archive, phase);
    // To look takes of a core what the game goes on with.
    await tabs[0]?.waitForTimeout(100);
    const now = savedText(archive);
    if (now !== seen) [seen, since] = [now, performance.now()];
    if (performance.now() - since > PATIENCE) {
      const panels = await Promise.all(tabs.map(async (tab) => tab.locator(".panels").innerText()));
      throw new Error(`the game does not go on: ${panels.join(" | ").replace(/\s+/g, " ")}`);
    }
  }
}

const isOver = async (tab: Page): Promise<boolean> =>
  (await tab.locator("[data-id=statistics-how]:visible").count()) > 0;

/** From where to where the seat that moves may attack with one infantry. */
function attacksOf(s: State): { from: string; to: string }[] {
  const { turn: seat } = s;
  const all = [...s.territories.keys()];
  return all.flatMap((from) =>
    all
      .filter(
        (to) => CASTLE_RISK.check(s, { type: "attack", seat, from, to, units: [1, 0, 0, 0] }) === undefined,
      )
      .map((to) => ({ from: landName(from), to: landName(to) })),
  );
}

/** Brings the map so close that each piece can be taken: far away those of a land are shown as one. */
async function comeCloser(tab: Page, name: string): Promise<void> {
  const scale = async (): Promise<number> => Number(await tab.evaluate("tabletop.scale()"));
  for (let now = await scale(); now < CLOSE; now = await scale()) {
    const { x, y } = await pointOf(tab, name);
    await tab.mouse.move(x, y);
    await tab.mouse.wheel(0, -200);
    await expect.poll(scale, { timeout: PATIENCE }).toBeGreaterThan(now);
  }
  await mapRests(tab, name);
}

/** Waits until the map has come to where it goes. */
async function mapRests(tab: Page, name: string): Promise<void> {
  await rests(async () => pointOf(tab, name));
}

/** Whether no panel lies over a point of the map. */
async function isFree(tab: Page, { x, y }: { x: number; y: number }): Promise<boolean> {
  return tab.evaluate(`document.elementFromPoint(${x}, ${y})?.classList.contains("map") === true`);
}

/** Drags infantry into the first land that may be attacked and is seen; the answer says whether it is chosen then. */
async function dragAttack(tab: Page, s: State): Promise<boolean> {
  // No panel is to lie over where it goes.
  const panels = tab.getByRole("button", { name: "Hide the panels" });
  await panels.click();
  // Where an earlier try has left the map must not matter.
  await tab.getByRole("button", { name: "Whole board" }).click();
  const infantry = ENGLISH.objects.figure("infantry", colourName(s.colours[s.turn] ?? "", ENGLISH.names));
  for (const wish of attacksOf(s)) {
    await mapRests(tab, wish.from);
    await comeCloser(tab, wish.from);
    const [from, to] = [await pointOf(tab, infantry, wish.from), await pointOf(tab, wish.to)];
    if (!(await isFree(tab, from)) || !(await isFree(tab, to))) continue;
    await tab.mouse.move(from.x, from.y);
    await tab.mouse.down();
    await tab.mouse.move(to.x, to.y, { steps: 5 });
    await tab.mouse.up();
    break;
  }
  await panels.click();
  // Only then is it the attack that is confirmed, and not the end of the phase.
  const chosen = tab
    .locator(".panels")
    .getByText(/^(Against|Nobody defends)/)
    .filter({ visible: true });
  return chosen
    .first()
    .waitFor({ timeout: 15_000 })
    .then(
      () => true,
      () => false,
    );
}

describe.skipIf(NO_CHROMIUM)("The packed table in real browsers", () => {
  test(
    "two set up and play a round against a computer by clicks and drags, and a third watches its victory",
    { timeout: 300_000 },
    async () => {
      const archive = folder();
      const { server } = await table(archive, SHORT);
      await lay(server);
      const [ann, bob] = await Promise.all(
        [`${hostOf(server)}&seat=Red`, "seat=Blue"].map(async (hash) => pages.open(server, hash)),
      );
      await Promise.all([seated(ann, "Red"), seated(bob, "Blue")]);
      await ann.locator("[data-id=setup-capital_choice-dealt]").click();
      await ann.locator("[data-id=setup-computer-green]").click();
      await press(ann, "Close empty seats");
      await ann.locator("[data-id=setup-start]").click();
      await expect.poll(() => savedState(archive)?.phase, { timeout: PATIENCE }).toBeDefined();
      await lay(server);

      const drag = async (): Promise<boolean> => {
        const s = savedState(archive);
        if (s?.phase !== "attack" || s.asked.length !== 1 || s.battle !== undefined) return false;
        const tab = ([ann, bob] as (Page | undefined)[])[s.turn];
        if (tab === undefined || !(await dragAttack(tab, s))) return false;
        await press(tab, "Confirm");
        const attack = (): boolean => / attack \w+ \w+ infantry/.test(savedText(archive));
        await expect.poll(attack, { timeout: PATIENCE }).toBe(true);
        return true;
      };
      await passUntil(archive, [ann, bob], drag, "purchase");
      // Whoever watches is there before a card is dealt, and has not seen all pieces come, which takes as long as the rest.
      const cy = await pages.open(server, "");
      await cy.getByRole("button", { name: /^Watch/ }).click();
      await seated(cy, "Grey");
      await cy.getByRole("button", { name: "Rules" }).click();
      const page = cy.locator(".rule-page");
      expect(await cy.locator(".rule-tabs .tab").allInnerTexts()).toEqual([
        ...["How to play", "The realm", "A turn", "Combat"],
      ]);
      await cy.getByRole("button", { name: "Next page" }).click();
      expect(await page.getAttribute("alt")).toMatch(/^The aim\nWhoever alone has 8 crowns/);
      await until(cy, `document.querySelector(".rule-page").naturalWidth === 1200`);
      await cy.keyboard.press("Escape");
      await page.waitFor({ state: "detached" });
      const holds = `Object.values(tabletop.view().pieces).some((piece) => piece.hand === "Red")`;
      await passUntil(archive, [ann, bob], async () => (await ann.evaluate(holds)) === true);
      // Cards in hands have no names for others, nor for who watches.
      const names = CARDS.map((id) => nameOf(ENGLISH.names.cards, id));
      for (const tab of [bob, cy]) {
        const told: string = await tab.evaluate(
          `JSON.stringify(Object.values(tabletop.view().pieces).filter((piece) => piece.hand === "Red"))`,
        );
        expect(names.filter((name) => told.includes(name))).toEqual([]);
      }
      expect(await cy.locator(".hand .card").count()).toBe(0);
      await passUntil(archive, [ann, bob], async () => isOver(cy));
      await expect.poll(() => savedState(archive)?.step, { timeout: 15_000 }).toBe("over");
    },
  );

  test(
    "page, server and mod are loaded anew in the midst of a battle, and nothing is lost",
    { timeout: 180_000 },
    async () => {
      const archive = folder();
      const record = readFileSync("test/records/five-players.txt", "utf8");
      const state = savedAt(record, "red attack brittany normandy", "red play general");
      const { server } = await table(archive, state);
      const ann = await pages.open(server, `${hostOf(server)}&seat=Red`);
      await seated(ann, "Red");
      const pass = labelled(ann, "Pass").first();
      const game = (text: string): string[] => text.split("\n").filter((line) => /^[a-z]+ [a-z]/.test(line));
      const stands = async (): Promise<void> => {
        await pass.waitFor();
        await expect.poll(() => game(savedText(archive)), { timeout: 15_000 }).toEqual(game(state));
      };
      await stands();
      await ann.reload();
      await seated(ann, "Red");
      await stands();
      expect(await server.reload()).toBeUndefined();
      await stands();
      await server.close();
      await ann.locator(".notice", { hasText: "Trying again" }).waitFor();
      const { server: next } = await openGame({
        ...save.options,
        page: pages.folder(),
        archive,
        autosave: AUTOSAVE,
        port: server.port,
      });
      expect(next.resumed).toBe(true);
      await seated(ann, "Red");
      await until(ann, `tabletop.view().you.host`);
      await stands();
      // By its key, as whoever sees no button passes.
      const isPassed = (): boolean => savedText(archive).includes("red pass\n", state.length - 200);
      await pressKey(ann, "p", async () => Promise.resolve(isPassed()));
      await expect.poll(isPassed, { timeout: 15_000 }).toBe(true);
    },
  );

  test(
    "whoever comes back to a game under way reads how it stands, and Play now begins another and keeps it",
    { timeout: 120_000 },
    async () => {
      const archive = folder();
      const state = savedAt(
        readFileSync("test/records/five-players.txt", "utf8"),
        "red attack brittany normandy",
        "red play general",
      );
      const { server } = await table(archive, state);
      await lay(server);
      const ways = (tab: Page) => tab.locator(".welcome .way b");
      const guest = await pages.open(server, "");
      await expect.poll(async () => ways(guest).allInnerTexts(), { timeout: 15_000 }).toContain("Watch");
      expect((await ways(guest).allInnerTexts())[0]).toBe("Join the game");
      await guest.locator(".welcome .way").first().click();
      // The question says who has played it so far, as soon as the panels that know it are there.
      await guest.getByRole("button", { name: /^Purple: Computer/ }).waitFor();
      await guest
        .getByRole("button", { name: /: nobody\. Sit down/ })
        .first()
        .click();
      await guest.getByText("whose seat is free").waitFor();
      await guest.getByRole("button", { name: "Go on watching" }).click();
      await guest.locator('[data-id^="claim-"]:visible').first().click();
      await until(guest, `tabletop.view().you.color !== "Grey"`);

      // At the shields as well nobody gets into a game by one press.
      const other = await pages.open(server, "");
      await other.getByRole("button", { name: /^Watch/ }).click();
      for (const answer of ["Go on watching", "Sit down at Purple"]) {
        await other
          .getByRole("button", {
            name: /^Purple: Computer, normal: (attacks|pays back) [a-z ]+\. Sit down in its place/,
          })
          .click();
        await other.getByText("Sit down at Purple in place of the computer?").waitFor();
        await other.getByRole("button", { name: answer }).click();
      }
      await until(other, `tabletop.view().you.color === "Purple"`);

      const host = await pages.open(server, hostOf(server));
      await expect
        .poll(async () => (await ways(host).allInnerTexts())[0], { timeout: 15_000 })
        .toBe("Continue");
      expect(await host.locator(".welcome .way").first().innerText()).toMatch(/Round \d/);
      // Green for oneself, and one computer of the weakest level beside the two who sit there already.
      for (const [label, option] of [
        ["I am", "Green"],
        ["against", "1 computer"],
        ["that play", "random"],
      ] as const)
        await host.getByLabel(label, { exact: true }).selectOption({ label: option });
      await host.locator(".welcome .way", { hasText: "Play now" }).click();
      await host.getByRole("button", { name: "Stay in this one" }).click();
      await host.locator(".welcome .way", { hasText: "Play now" }).click();
      await host.getByRole("button", { name: "New game", exact: true }).click();
      await seated(host, "Green");
      await expect
        .poll(() => savedText(archive), { timeout: 40_000 })
        .toMatch(/option round_limit 6\n(.*\n)*seed [\d ]+\n/);
      expect(savedText(archive)).not.toContain("brittany normandy");
      expect(savedText(archive)).toMatch(/ bot blue random .* closed yellow /);
      expect(readdirSync(join(archive, "games"))).toHaveLength(1);
    },
  );
});
