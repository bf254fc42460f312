import { existsSync } from "node:fs";
import type { Browser } from "playwright-core";
import { Complaint } from "../complaint";

/**
 * Where systems have Chromium, or its like. The shell draws and runs pages as the whole browser does, and has no windows,
 * profiles and menus of its own, which take a third of the processor's time that Chromium's tests take.
 */
const CHROMIUM_PLACES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"].map(
  (name) => `/usr/bin/${name}`,
);

/** The system's Chromium; undefined where there is none. */
export function findChromium(): string | undefined {
  return CHROMIUM_PLACES.find((path) => existsSync(path));
}

/** Starts the system's Chromium; complains where there is none, which `what` needs. */
export async function launchChromium(what: string): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined)
    throw new Complaint(`${what} Chromium, and there is none of ${CHROMIUM_PLACES.join(", ")}.`);
  // Only now, for it is slow to load.
  const { chromium } = await import("playwright-core");
  // Root has no sandbox: only pages of ours are opened.
  return chromium.launch({ executablePath, args: ["--no-sandbox"] });
}
