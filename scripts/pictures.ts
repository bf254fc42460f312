/** npm run pictures: the README's pictures of the table, docs/pictures/, as a browser shows it. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildPage } from "./page/build";
import { launchChromium } from "./panels/chromium";
import { Complaint, runCommand } from "./complaint";
import { numberOption, OWN, parseOptions, TEXT, wrongUse } from "./options";
import { startFilm } from "./pictures/film";
import { palette } from "./pictures/palette";
import { pressPiece, rest, shoot, waitFor, type Stage } from "./pictures/stage";
import { quickOf } from "./page/drawings";
import { recordedSave } from "./pack/saves";
import { savedAt } from "./pictures/record";
import type { Save } from "../mod/save";
import type { Browser, Page } from "playwright-core";
import { root } from "./root";

const USAGE = `usage: npm run pictures -- [options]
Plays the packed saves in Chromium and writes docs/pictures/setup.png, game.png, battle.png, victory.png, europe.png, risk.png, edition.png,
and play.png, which moves.
  --only NAME     only that picture
  --width N       of the window (1280)
  --height N      of the window (720)
  --colours N     of the palette; 0 leaves all (256)`;
/** A picture of a recorded game, whose first word says of which game it is. */
interface Picture {
  readonly record: string;
  take(this: void, stage: Stage, record: string): Promise<Buffer>;
  /** It moves, with a palette of its own. */
  film?: true;
}

const CASTLE = join("test", "records", "five-players.txt");
const EUROPE = join("test", "records", "risk_europe", "four-players.txt");
const RISK = join("test", "records", "risk_classic", "world-domination.txt");
const STORM = join("scripts", "pictures", "storm.txt");
const EDITION = join("test", "records", "risk_2008", "command-room.txt");

const PICTURES: Record<string, Picture> = {
  setup: {
    record: CASTLE,
    take: async (stage) =>
      shoot(stage, undefined, async (tab) => {
        const quick = quickOf(stage.save);
        for (const id of [quick.preset, ...quick.seats.slice(1, 3).map(({ computer }) => computer)])
          await tab.locator(`[data-id="${id}"]:visible`).click();
        // A press on a computer asks for its level.
        await tab.locator(".panels").getByRole("button", { name: "Close this page" }).first().click();
        await rest(tab);
      }),
  },
  /** In the attack phase of a late turn, with source and target chosen. */
  game: marching(CASTLE, "Normandy", "France", "red play general", "red attack normandy france"),
  /** The cards are played, the dice are about to roll: they do so as soon as somebody looks. */
  battle: {
    record: CASTLE,
    take: async (stage, record) =>
      shoot(stage, savedAt(record, "red attack tunisia greece", "roll siege"), async (tab) => {
        const dice = `[...document.querySelectorAll('[data-id^="battle-"][data-id*="-die-"]')]`;
        await waitFor(tab, `${dice}.filter((die) => die.checkVisibility()).length >= 5`);
        await tab.waitForTimeout(400);
      }),
  },
  victory: {
    record: CASTLE,
    take: async (stage, record) =>
      shoot(stage, savedAt(record), async (tab) => {
        await tab.locator('[data-id^="statistics-"]:visible').first().waitFor();
        await rest(tab);
      }),
  },
  /** France is disputed, and a second territory is about to be claimed. */
  europe: marching(EUROPE, "Rome", "Kingdom of Sicily", "yellow alone", "red split rome"),
  /** Over the edge of the map: Alaska is attacked from Kamchatka. */
  risk: marching(RISK, "Kamchatka", "Alaska", undefined, "red storm kamchatka alaska"),
  /** Ten seconds: a source, a target with its odds, dice until it falls, armies that move in. */
  play: {
    record: STORM,
    film: true,
    take: async (stage, record) => {
      let film: Buffer = Buffer.alloc(0);
      await shoot(stage, savedAt(record), async (tab) => {
        await rest(tab);
        const stop = await startFilm(tab, { width: 960, height: 540 });
        await tab.waitForTimeout(600);
        await march(stage, tab, "Ural", "Ukraine");
        await press(tab, "Roll on");
        await tab.waitForTimeout(1200);
        await press(tab, "Confirm");
        await tab.waitForTimeout(1000);
        await press(tab, "Confirm");
        await tab.waitForTimeout(2000);
        film = await stop();
      });
      return film;
    },
  },
  /** Cities, capitals and an airfield on the board, objectives with their rewards above it. */
  edition: marching(EDITION, "Eastern Canada", "Eastern United States", "green airfield", "red storm quebec"),
};

/** A picture of a record up to the line that `savedAt` finds by `after` and `until`, with a march chosen. */
function marching(
  record: string,
  from: string,
  to: string,
  after: string | undefined,
  until: string,
): Picture {
  return {
    record,
    take: async (stage, text) =>
      shoot(stage, savedAt(text, after, until), async (tab) => {
        await march(stage, tab, from, to);
      }),
  };
}

/** Chooses where units march from and to. */
async function march({ size }: Stage, tab: Page, from: string, to: string): Promise<void> {
  await rest(tab);
  await pressPiece(tab, from);
  await waitFor(tab, `tabletop.view().lines.length > 0`);
  await pressPiece(tab, to);
  // The name at the pointer would lie over the arrow.
  await tab.mouse.move(1, size.height / 2);
  await rest(tab);
}

/** Presses a button by its words. */
const press = async (tab: Page, words: string): Promise<void> =>
  tab.getByRole("button", { name: words }).filter({ visible: true }).first().click();

/** Where a picture is taken: of the game of its record, whose page is built once. */
async function stageOf(
  browser: Browser,
  pages: Map<Save, string>,
  text: string,
): Promise<Omit<Stage, "size">> {
  const save = recordedSave(text) ?? wrongUse("A recorded game is of no game that there is.");
  if (!existsSync(join(root, "dist", `${save.name}.json`)))
    throw new Complaint("There is no packed save: npm run build makes it.");
  const page = pages.get(save) ?? (await buildPage(root, save));
  pages.set(save, page);
  return { root, browser, save, page };
}

await runCommand(USAGE, async () => {
  const values = parseOptions(OWN, { only: TEXT, width: TEXT, height: TEXT, colours: TEXT });
  const size = {
    width: numberOption("width", values.width ?? "1280", 640, 3840),
    height: numberOption("height", values.height ?? "720", 480, 2160),
  };
  const colours = numberOption("colours", values.colours ?? "256", 0, 256);
  const { only } = values;
  const names = Object.keys(PICTURES).filter((name) => only === undefined || name === only);
  if (names.length === 0) throw new Complaint(`--only wants one of ${Object.keys(PICTURES).join(", ")}.`);
  const browser = await launchChromium("The pictures need");
  const folder = join(root, "docs", "pictures");
  mkdirSync(folder, { recursive: true });
  const lines: string[] = [];
  try {
    const pages = new Map<Save, string>();
    for (const name of names) {
      const record = readFileSync(join(root, PICTURES[name].record), "utf8");
      const stage = { ...(await stageOf(browser, pages, record)), size };
      const taken = await PICTURES[name].take(stage, record);
      const picture = PICTURES[name].film === true ? taken : palette(taken, colours);
      writeFileSync(join(folder, `${name}.png`), picture);
      lines.push(`docs/pictures/${name}.png: ${Math.round(picture.length / 1000)} KB`);
    }
  } finally {
    await browser.close();
  }
  return lines.join("\n");
});
