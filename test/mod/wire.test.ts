/** What the server sends of a game of classic RISK, byte by byte: rules 1.8, 9.2 and 10.3 where they are kept. */
import { expect, test } from "vitest";
import { RISK_CLASSIC } from "../../mod/saves/risk-classic";
import { makeBundle } from "../../scripts/lua/bundle";
import { hostedBase } from "../../scripts/pack/addresses";
import { pack } from "../../scripts/pack/pack";
import { CARD_IDS } from "../../src/games/risk-classic/rules/cards";
import { MISSIONS } from "../../src/games/risk-classic/rules/missions";
import { withState } from "../../tabletop/server/opening";
import { elementOf, pieceNamed, type Browser } from "../tabletop/server/browser";
import { openGame } from "../tabletop/server/open";

const FRAMES = 200;
const { packed } = pack(
  process.cwd(),
  RISK_CLASSIC,
  makeBundle(".", RISK_CLASSIC),
  hostedBase("https://example.org/house/"),
);

/** A press: on the button of an id, or on a territory's shield. */
interface Press {
  readonly who: "blue" | "purple";
  readonly button?: string;
  readonly land?: string;
}

/** What each browser was sent: Blue, Purple, and one that only watches. */
type Sent = Readonly<Record<"blue" | "purple" | "watcher", readonly string[]>>;

/** Goes on from a position and carries out presses; each must be answered. */
async function sentOf(position: string, presses: readonly Press[]): Promise<Sent> {
  const record = `risk_classic 1\nseed 9\nposition risk_classic 1 ; players red blue purple yellow ; ${position}\n`;
  const { server, come, host } = await openGame({ save: withState(packed.text, record), pace: "manual" });
  const blue = await host({ name: "Ann", seat: "Blue" });
  const purple = await come({ name: "Bob", seat: "Purple" });
  const watcher = await come({ name: "Cy" });
  const wait = async (): Promise<void> => {
    for (let frame = 0; frame < FRAMES; frame += 3) await server.tick(3);
  };
  await wait();
  for (const { who, button, land } of presses) {
    const browser = who === "blue" ? blue : purple;
    const gesture =
      land === undefined
        ? { t: "click", element: elementOf(browser.view(), button ?? "") }
        : { t: "press", piece: pieceNamed(browser.view(), land), button: 0 };
    expect(await browser.ask(gesture), JSON.stringify({ who, button, land })).toBe("done");
    await wait();
  }
  // The welcome has a token, another one each time.
  const sent = ({ texts }: Browser): string[] => texts.filter((text) => !text.startsWith('{"t":"welcome"'));
  return { blue: sent(blue), purple: sent(purple), watcher: sent(watcher) };
}

/** The faces of a sheet of cards that were sent, each once. */
function facesIn(texts: readonly string[], sheet: string, ids: readonly string[]): string[] {
  const cell = new RegExp(
    `cards-world-${sheet}-[0-9a-f]+\\.jpg","columns":\\d+,"rows":\\d+,"cell":(\\d+)`,
    "g",
  );
  const cells = [...texts.join("\n").matchAll(cell)].map(([, n]) => Number(n));
  return [...new Set(cells)].sort((a, b) => a - b).map((n) => ids[n]);
}

/** Blue, who has taken a territory, ends the attack and so draws a card. */
function turnWith(blue: string): string {
  return [
    "option mode secret_mission ; round 2 ; phase attack ; step attack ; asked blue ; first yellow ; turn blue ; captured",
    "seat red hand south_africa mission destroy_purple",
    `seat blue ${blue}`,
    "seat purple hand greenland wild mission north_america_africa",
    "seat yellow mission asia_south_america",
    "kamchatka yellow 3 ; irkutsk yellow 1 ; japan red 1 ; siam purple 2 ; china purple 5 ; others blue 2",
    "chance 1 2 3 4",
  ].join(" ; ");
}

test(
  "cards in hand, a card that is drawn and missions reach their owner alone",
  { timeout: 120_000 },
  async () => {
    const presses: Press[] = [
      { who: "purple", land: "China" },
      // It could still attack, and is asked whether it means to end.
      { who: "blue", button: "action-end" },
      { who: "blue", button: "action-end" },
      // It has its card and does not fortify.
      { who: "blue", button: "action-end" },
      { who: "purple", land: "China" },
    ];
    const one = await sentOf(turnWith("hand alaska brazil mission territories_24"), presses);
    const other = await sentOf(turnWith("hand wild egypt mission north_america_australia"), presses);

    expect(facesIn(one.blue, "cards", CARD_IDS)).toEqual(expect.arrayContaining(["alaska", "brazil"]));
    expect(facesIn(one.blue, "cards", CARD_IDS)).toHaveLength(3);
    expect(facesIn(one.blue, "missions", MISSIONS)).toEqual(["territories_24"]);
    expect(facesIn(one.purple, "cards", CARD_IDS)).toEqual(["greenland", "wild"]);
    expect(facesIn(one.purple, "missions", MISSIONS)).toEqual(["north_america_africa"]);
    expect(facesIn(one.watcher, "cards", CARD_IDS)).toEqual([]);
    expect(facesIn(one.watcher, "missions", MISSIONS)).toEqual([]);

    expect(one.blue).not.toEqual(other.blue);
    for (const who of ["purple", "watcher"] as const) {
      expect(one[who].length).toBeGreaterThan(10);
      expect(other[who].join("\n")).toBe(one[who].join("\n"));
    }
  },
);

test(
  "a headquarters that is picked reaches its owner alone until all are in",
  { timeout: 120_000 },
  async () => {
    const position =
      "option mode capital ; phase setup ; step headquarters ; asked red blue purple yellow ; first yellow ; " +
      "kamchatka yellow 3 ; japan red 1 ; china purple 5 ; others blue 2 ; chance 1 2 3 4";
    const pick = (land: string): Press[] => [
      { who: "blue", land },
      { who: "blue", button: "pick-blue-confirm" },
    ];
    const one = await sentOf(position, pick("Brazil"));
    const other = await sentOf(position, pick("Egypt"));
    expect(one.blue).not.toEqual(other.blue);
    for (const who of ["purple", "watcher"] as const) {
      expect(one[who].join("\n")).toContain("Has chosen its headquarters");
      expect(other[who].join("\n")).toBe(one[who].join("\n"));
    }
  },
);
