/** Tabs of a browser that tests leave to later ones: a new one starts a process, which compiles the page and reads its letters anew. */
import type { Browser, Page } from "playwright-core";

/**
 * The browser that a page is opened in: the name that it knows (empty for none), whether people want less motion, whether
 * fingers touch it, whether it is that of a phone or a tablet, and how many pixels of the screen one of CSS has.
 */
export interface Kind {
  name: string;
  still: boolean;
  touch: boolean;
  mobile: boolean;
  ratio: number;
}

interface Idle {
  kind: string;
  tab: Page;
}

/** So many wait for another test, those that were left last. */
const MOST = 4;

const idle: Idle[] = [];

/** An empty tab in a context of its own, which knows nothing of what was shown in it before. */
export async function takeTab(
  browser: Browser,
  kind: Kind,
  size: { width: number; height: number },
): Promise<Page> {
  const wanted = JSON.stringify(kind);
  const at = idle.findIndex((one) => one.kind === wanted);
  const [known] = at < 0 ? [] : idle.splice(at, 1);
  if (known === undefined) return newTab(browser, kind, size);
  await known.tab.setViewportSize(size);
  return known.tab;
}

async function newTab(
  browser: Browser,
  { name, still, touch, mobile, ratio }: Kind,
  size: { width: number; height: number },
): Promise<Page> {
  const context = await browser.newContext({
    ...{ viewport: size, deviceScaleFactor: ratio },
    hasTouch: touch || mobile,
    isMobile: mobile,
    reducedMotion: still ? "reduce" : "no-preference",
  });
  const tab = await context.newPage();
  // Whoever has a name is not asked for it.
  if (name !== "")
    await tab.addInitScript(
      `if (location.port !== "") localStorage["table-name"] ??= ${JSON.stringify(name)}`,
    );
  return tab;
}

/** Leaves a tab to later tests. `isSpoilt`: nobody knows what it does, or its clock stands still. */
export async function leaveTab(tab: Page, kind: Kind, isSpoilt: boolean): Promise<void> {
  const context = tab.context();
  if (isSpoilt || tab.isClosed()) return context.close();
  for (const other of context.pages()) if (other !== tab) await other.close();
  const { origin } = new URL(tab.url());
  await tab.evaluate("sessionStorage.clear()");
  await tab.mouse.up();
  await tab.goto("about:blank");
  await tab.mouse.move(-1, -1);
  // A later server may have the same port.
  const session = await context.newCDPSession(tab);
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  await session.detach();
  idle.push({ kind: JSON.stringify(kind), tab });
  await Promise.all(idle.splice(0, idle.length - MOST).map(async (one) => one.tab.context().close()));
}
