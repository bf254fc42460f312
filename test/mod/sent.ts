/** What the server sends of a game, byte by byte, to two who play and to one who watches. */
import { expect } from "vitest";
import type { Save } from "../../mod/save";
import { withState } from "../../tabletop/server/opening";
import { elementOf, pieceNamed, type Browser } from "../tabletop/server/browser";
import { sourceOf } from "../games/contract/packed";
import { openGame } from "../tabletop/server/open";

/** Frames until a table is laid, and until what a press has set off is seen. */
const LAID = 200;
const SEEN = 90;

/** A press: on the button of an id, or on a territory's shield. */
export interface Press {
  readonly who: "blue" | "purple";
  readonly button?: string;
  readonly land?: string;
}

/** What each browser was sent: Blue, Purple, and one that only watches. */
export type Sent = Readonly<Record<"blue" | "purple" | "watcher", readonly string[]>>;

/** Goes on from positions of a save's game, of four players, and carries out presses; each must be answered. */
export function senderOf(save: Save): (position: string, presses: readonly Press[]) => Promise<Sent> {
  const source = sourceOf(save).save;
  return async (position, presses) => {
    const title = `${save.meta.id} 1`;
    const record = `${title}\nseed 9\nposition ${title} ; players red blue purple yellow ; ${position}\n`;
    const { server, come, host } = await openGame({ save: withState(source, record), pace: "manual" });
    const blue = await host({ name: "Ann", seat: "Blue" });
    const purple = await come({ name: "Bob", seat: "Purple" });
    const watcher = await come({ name: "Cy" });
    const wait = async (frames: number): Promise<void> => {
      for (let frame = 0; frame < frames; frame += 10) await server.tick(10);
    };
    await wait(LAID);
    for (const { who, button, land } of presses) {
      const browser = who === "blue" ? blue : purple;
      const gesture =
        land === undefined
          ? { t: "click", element: elementOf(browser.view(), button ?? "") }
          : { t: "press", piece: pieceNamed(browser.view(), land), button: 0 };
      expect(await browser.ask(gesture), JSON.stringify({ who, button, land })).toBe("done");
      await wait(SEEN);
    }
    // What the last frame has sent comes before the answer that a pause is the host's.
    for (const browser of [purple, watcher])
      expect(await browser.ask({ t: "pause", on: false })).not.toBe("done");
    // The welcome has a token, another one each time.
    const sent = ({ texts }: Browser): string[] => texts.filter((text) => !text.startsWith('{"t":"welcome"'));
    return { blue: sent(blue), purple: sent(purple), watcher: sent(watcher) };
  };
}

/** The faces of a sheet of cards that were sent, each once; `sheet` is its file below cards/, without its ending. */
export function facesIn(texts: readonly string[], sheet: string, ids: readonly string[]): string[] {
  const cell = new RegExp(`cards-${sheet}-[0-9a-f]+\\.jpg","columns":\\d+,"rows":\\d+,"cell":(\\d+)`, "g");
  const cells = [...texts.join("\n").matchAll(cell)].map(([, n]) => Number(n));
  return [...new Set(cells)].sort((a, b) => a - b).map((n) => ids[n]);
}

/** Purple and whoever watches are sent the same, whatever Blue has. */
export function expectSameForOthers(one: Sent, other: Sent): void {
  expect(one.blue).not.toEqual(other.blue);
  for (const who of ["purple", "watcher"] as const) {
    expect(one[who].length).toBeGreaterThan(10);
    expect(other[who].join("\n")).toBe(one[who].join("\n"));
  }
}
