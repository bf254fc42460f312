import { existsSync } from "node:fs";

/** Where systems have Chromium, or its like. */
export const CHROMIUM_PLACES = ["chromium", "chromium-browser", "google-chrome"].map(
  (name) => `/usr/bin/${name}`,
);

/** The system's Chromium; undefined where there is none. */
export function findChromium(): string | undefined {
  return CHROMIUM_PLACES.find((path) => existsSync(path));
}
