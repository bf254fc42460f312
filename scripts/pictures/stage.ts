import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bundleThread } from "../start/thread";
import { openServer } from "../../tabletop/server/server";
import { readOpening } from "../page/opening";
import { withState } from "../../tabletop/server/opening";
import type { Save } from "../../mod/save";
import type { Browser, Page } from "playwright-core";

/** What a picture needs: a table that stands where a game does, and somebody who looks at it. */
export interface Stage {
  root: string;
  save: Save;
  browser: Browser;
  page: string;
  size: { width: number; height: number };
}

/** How long anything may take to appear, in milliseconds. */
const PATIENCE = 60_000;

/** Opens the table with a saved state (none: a new game), lets Red see it in a page, and takes a picture of what comes. */
export async function shoot(
  { root, save, browser, page, size }: Stage,
  state: string | undefined,
  play: (tab: Page) => Promise<void>,
): Promise<Buffer> {
  const archive = mkdtempSync(join(tmpdir(), "pictures-"));
  const { opening, rewrites } = readOpening(root, save.name);
  const server = await openServer({
    ...{ port: 0, host: "127.0.0.1", archive, page, rewrites, seed: 8, limit: 60_000 },
    ...{ source: async () => Promise.resolve(opening), log: (line: string) => console.error(line) },
    ...(state === undefined ? {} : { begin: { ...opening, save: withState(opening.save, state) } }),
    folders: rewrites.map(({ to, folder = "" }) => ({ path: to, folder })),
    worker: await bundleThread(root),
  });
  const context = await browser.newContext({ viewport: size });
  try {
    const tab = await context.newPage();
    tab.setDefaultTimeout(PATIENCE);
    await tab.addInitScript("localStorage.setItem('table-name', 'Rosalind')");
    const host = server.hostLink.split("#")[1];
    await tab.goto(`http://localhost:${server.port}/#${host}&seat=Red`);
    await waitFor(
      tab,
      `window.tabletop?.view()?.ui.loading === false && tabletop.view().ui.roots.length > 0`,
    );
    await play(tab);
    return await tab.screenshot();
  } finally {
    await context.close();
    await server.close();
    rmSync(archive, { recursive: true, force: true });
  }
}

/** Waits until an expression is true in the page, whose policy forbids to have it wait by itself. */
export async function waitFor(tab: Page, expression: string): Promise<void> {
  const end = performance.now() + PATIENCE;
  while ((await tab.evaluate(expression)) !== true) {
    if (performance.now() > end) throw new Error(`waited in vain for ${expression}`);
    await new Promise((done) => setTimeout(done, 30));
  }
}

/** Waits until nothing has come to the table, moved or gone for a while. */
export async function rest(tab: Page): Promise<void> {
  const look = `JSON.stringify(Object.entries(tabletop.view().pieces).map(([key, { move }]) => [key, move]))`;
  let before: unknown;
  for (let calm = 0; calm < 10;) {
    const now = await tab.evaluate(look);
    calm = now === before ? calm + 1 : 0;
    before = now;
    await tab.waitForTimeout(150);
  }
}

/** Presses the piece of a name that has a button, where it lies on the map, as soon as the table has come to rest. */
export async function pressPiece(tab: Page, name: string): Promise<void> {
  const found = `Object.entries(tabletop.view().pieces).find(([, piece]) => piece.name === "${name}" && piece.buttons !== undefined)?.[0]`;
  await waitFor(tab, `${found} !== undefined`);
  await rest(tab);
  const { x, y } = await tab.evaluate<{ x: number; y: number }>(`tabletop.pointOf(${found})`);
  await tab.mouse.click(x, y);
}
