/** npm run pictures: the README's pictures of the table, docs/pictures/, as a browser shows it. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { buildPage } from "./page/build";
import { CHROMIUM_PLACES, findChromium } from "./panels/chromium";
import { Complaint, runCommand } from "./complaint";
import { numberOption, parseOptions, wrongUse } from "./options";
import { palette } from "./pictures/palette";
import { pressPiece, rest, shoot, waitFor, type Stage } from "./pictures/stage";
import { quickOf } from "./page/drawings";
import { recordedSave } from "./pack/saves";
import { savedAt } from "./pictures/record";

const USAGE = `usage: npm run pictures -- [options]
Plays the packed save in Chromium and writes docs/pictures/setup.png, game.png, battle.png and victory.png.
  --only NAME     only that picture
  --width N       of the window (1280)
  --height N      of the window (720)
  --colours N     of the palette; 0 leaves all (256)`;
const root = dirname(dirname(process.argv[1] ?? ""));

/** The recorded game that the pictures are of. */
const RECORD = join("test", "records", "five-players.txt");

const PICTURES: Record<string, (stage: Stage, record: string) => Promise<Buffer>> = {
  setup: async (stage) =>
    shoot(stage, undefined, async (tab) => {
      for (const id of quickOf(stage.save).click.slice(0, 3))
        await tab.locator(`[data-id="${id}"]:visible`).click();
      await rest(tab);
    }),
  /** In the attack phase of a late turn, with source and target chosen. */
  game: async (stage, record) =>
    shoot(stage, savedAt(record, "red play general", "red attack normandy france"), async (tab) => {
      await rest(tab);
      await pressPiece(tab, "Normandy");
      await waitFor(tab, `tabletop.view().lines.length > 0`);
      await pressPiece(tab, "France");
      // The name at the pointer would lie over the arrow.
      await tab.mouse.move(1, stage.size.height / 2);
      await rest(tab);
    }),
  /** The cards are played, the dice are about to roll: they do so as soon as somebody looks. */
  battle: async (stage, record) =>
    shoot(stage, savedAt(record, "red attack tunisia greece", "roll siege"), async (tab) => {
      const dice = `[...document.querySelectorAll('[data-id^="battle-"][data-id*="-die-"]')]`;
      await waitFor(tab, `${dice}.filter((die) => die.checkVisibility()).length >= 5`);
      await tab.waitForTimeout(400);
    }),
  victory: async (stage, record) =>
    shoot(stage, savedAt(record), async (tab) => {
      await tab.locator('[data-id^="statistics-"]:visible').first().waitFor();
      await rest(tab);
    }),
};

await runCommand(USAGE, async () => {
  const { values } = parseOptions({
    args: process.argv.slice(2),
    options: {
      ...{ only: { type: "string" }, width: { type: "string", default: "1280" } },
      ...{ height: { type: "string", default: "720" }, colours: { type: "string", default: "256" } },
      help: { type: "boolean" },
    },
  });
  if (values.help === true) return USAGE;
  const size = {
    width: numberOption("width", values.width, 640, 3840),
    height: numberOption("height", values.height, 480, 2160),
  };
  const colours = numberOption("colours", values.colours, 0, 256);
  const { only } = values;
  const names = Object.keys(PICTURES).filter((name) => only === undefined || name === only);
  if (names.length === 0) throw new Complaint(`--only wants one of ${Object.keys(PICTURES).join(", ")}.`);
  const executablePath = findChromium();
  if (executablePath === undefined)
    throw new Complaint(`The pictures need Chromium, and there is none of ${CHROMIUM_PLACES.join(", ")}.`);
  const record = readFileSync(join(root, RECORD), "utf8");
  const save = recordedSave(record) ?? wrongUse(`${RECORD} is of no game that there is.`);
  if (!existsSync(join(root, "dist", `${save.name}.json`)))
    throw new Complaint("There is no packed save: npm run build makes it.");
  const { chromium } = await import("playwright-core");
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  const folder = join(root, "docs", "pictures");
  mkdirSync(folder, { recursive: true });
  const lines: string[] = [];
  try {
    const stage = { root, browser, save, page: await buildPage(root, save), size };
    for (const name of names) {
      const picture = palette(await PICTURES[name](stage, record), colours);
      writeFileSync(join(folder, `${name}.png`), picture);
      lines.push(`docs/pictures/${name}.png: ${Math.round(picture.length / 1000)} KB`);
    }
  } finally {
    await browser.close();
  }
  return lines.join("\n");
});
