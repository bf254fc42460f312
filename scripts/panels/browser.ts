import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { launchChromium } from "./chromium";

/** A browser with one page of that many CSS pixels. */
export interface Browser {
  /** A picture (PNG) of an HTML page, or of a part of it. */
  shoot(html: string, part?: { x: number; y: number; w: number; h: number }): Promise<Buffer>;
  close(): Promise<void>;
}

/** Starts the system's Chromium; complains where there is none. */
export async function openBrowser(width: number, height: number, zoom = 1): Promise<Browser> {
  const browser = await launchChromium("A picture needs");
  const folder = mkdtempSync(join(tmpdir(), "panels-"));
  const file = join(folder, "page.html");
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: zoom });
  return {
    async shoot(html, part) {
      // From a file, for a page without an address may not load pictures from files.
      writeFileSync(file, html);
      await page.goto(pathToFileURL(file).href);
      await page.evaluate("document.fonts.ready");
      return page.screenshot(
        part === undefined ? {} : { clip: { x: part.x, y: part.y, width: part.w, height: part.h } },
      );
    },
    async close() {
      await browser.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
