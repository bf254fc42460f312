import UPNG from "upng-js";
import type { Page } from "playwright-core";
import { pixelsOf } from "./palette";

/** A frame as it was shown: a PNG, and when, in seconds. */
interface Frame {
  png: Buffer;
  at: number;
}

/** Frames that follow each other sooner are one, in milliseconds: a picture of ten seconds stays some megabytes. */
const SHORTEST = 90;
/** How long the last frame stays before the picture begins again, and the longest time that anything waits, in milliseconds. */
const LAST = 2_500;
const LONGEST = 900;

/** Has Chromium tell what a tab shows, at a width in pixels, until the end that this gives is called. */
export async function startFilm(tab: Page, size: { width: number; height: number }) {
  const frames: Frame[] = [];
  const session = await tab.context().newCDPSession(tab);
  session.on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
    frames.push({ png: Buffer.from(data, "base64"), at: metadata.timestamp ?? 0 });
    void session.send("Page.screencastFrameAck", { sessionId });
  });
  await session.send("Page.startScreencast", {
    ...{ format: "png", maxWidth: size.width, maxHeight: size.height },
  });
  return async () => {
    await session.send("Page.stopScreencast");
    return animate(frames);
  };
}

/** One animated PNG of frames, with a palette for all of them; frames that look alike or pass too quickly are left out. */
function animate(frames: readonly Frame[]): Buffer {
  const taken: { rgba: ArrayBuffer; at: number }[] = [];
  let size = { width: 0, height: 0 };
  for (const { png, at } of frames) {
    const last = taken.at(-1);
    if (last !== undefined && (at - last.at) * 1000 < SHORTEST) continue;
    const { rgba, width, height } = pixelsOf(png);
    size = { width, height };
    if (last === undefined || !Buffer.from(rgba).equals(Buffer.from(last.rgba))) taken.push({ rgba, at });
  }
  const delays = taken.map(({ at }, i) =>
    i + 1 < taken.length ? Math.min(LONGEST, Math.round((taken[i + 1].at - at) * 1000)) : LAST,
  );
  const all = taken.map(({ rgba }) => rgba);
  return Buffer.from(UPNG.encode(all, size.width, size.height, 128, delays));
}
