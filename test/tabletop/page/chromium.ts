/** The page in real browsers. */
import { beforeAll, expect, onTestFinished } from "vitest";
import { chromium, type Browser, type Page } from "playwright-core";
import { findChromium } from "../../../scripts/panels/chromium";
import { pageOf } from "./built";
import { leaveTab, takeTab, type Kind } from "./tabs";
import type { TableServer } from "../../../tabletop/server/server";
import { CASTLE_RISK } from "../../../mod/saves/castle-risk";

const executablePath = findChromium() ?? "";
export const NO_CHROMIUM = executablePath === "";

/** A browser and the built page for the tests of a file. */
export interface Pages {
  folder: () => string;
  /** Opens the page at the address of a server with this behind its #, in a tab of its own. */
  open: (server: Pick<TableServer, "port">, hash: string, how?: How) => Promise<Page>;
}

/** How a page is opened: the window's size, and whether the tab is left to nobody, as its clock stands still. */
export interface How extends Partial<Omit<Kind, "still">> {
  size?: { width: number; height: number };
  own?: boolean;
}

const DESK = { width: 1280, height: 720 };

/** The browser of all files that a worker runs one after the other. */
const made: { browser?: Promise<Browser> } = {};

/**
 * With each tab Chromium loads pages for its own address line, which no test sees: that takes more of a core than a tab
 * does. The last list of features that it is given is the one that counts, so those that Playwright leaves out are in it.
 */
const LEFT_OUT = [
  ...["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup", "PreloadTopChromeWebUI"],
  ...["AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"],
  ...["HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding"],
  ...["ThirdPartyStoragePartitioning", "OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled"],
  "PreconnectToSearch",
];
/** A browser ends with the process that has started it. */
const launch = async () =>
  chromium.launch({ executablePath, args: ["--no-sandbox", `--disable-features=${LEFT_OUT.join(",")}`] });

/** The browser of this worker, begun by who asks first. */
export const sharedBrowser = async (): Promise<Browser> => (made.browser ??= launch());

/**
 * `still`: people who want less motion, so that pieces are where they go to at once. `plain`: the page of a save that has
 * no drawings.
 */
export function usePages({ still = false, plain = false } = {}): Pages {
  let browser: Browser;
  let folder: string;
  if (NO_CHROMIUM) console.log("The page's tests did not run: there is no Chromium here.");
  else
    beforeAll(async () => {
      browser = await sharedBrowser();
      folder = await pageOf(plain ? "plain" : CASTLE_RISK);
    }, 60_000);
  return {
    folder: () => folder,
    open: async (
      server,
      hash,
      { name = "Guest", size = DESK, touch = false, mobile = false, ratio = 1, own = false } = {},
    ) => {
      const kind = { name, still, touch, mobile, ratio };
      const tab = await takeTab(browser, kind, size);
      onTestFinished(async ({ task }) => leaveTab(tab, kind, own || task.result?.state === "fail"));
      const errors: unknown[] = [];
      const note = (error: Error): unknown => errors.push(error);
      tab.on("pageerror", note);
      onTestFinished(() => {
        tab.off("pageerror", note);
        expect(errors).toEqual([]);
      });
      await tab.goto(`http://localhost:${server.port}/#${hash}`);
      return tab;
    },
  };
}

/** What the host's link has behind its #. */
export function hostOf({ hostLink }: TableServer): string {
  return `host=${hostLink.split("#host=")[1]}`;
}

/** Waits until an expression is true in a page. Its policy forbids to have it wait by itself. */
export async function until(tab: Page, expression: string): Promise<void> {
  await expect.poll(async () => tab.evaluate(expression), { timeout: 20_000, interval: 40 }).toBe(true);
}

/** Waits until something in a page, such as the place of a piece, is twice the same. */
export async function rests(look: () => Promise<unknown>): Promise<void> {
  let before: string | undefined;
  const isSame = async (): Promise<boolean> => {
    const now = JSON.stringify(await look());
    const same = now === before;
    before = now;
    return same;
  };
  await expect.poll(isSame, { timeout: 60_000, interval: 120 }).toBe(true);
}

/** Waits until somebody sits in a page. */
export async function seated(tab: Page, color: string): Promise<void> {
  await until(tab, `window.tabletop?.view()?.you.color === "${color}"`);
}
