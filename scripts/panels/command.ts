import { basename, join } from "node:path";
import { Complaint, REFUSED } from "../complaint";
import { numberOption, parseArguments, TEXT, wrongUse } from "../options";
import { openBrowser } from "./browser";
import { applyChanges, readChanges, type Changes } from "./changes";
import { findings } from "./findings";
import { panelPage } from "./page";
import { pictures } from "./pictures";
import { playedDocument } from "./played";
import { readDocument, statesIn } from "./read";
import { mustBeOurs, writePicture } from "./written";
import { fromCaller, readText } from "../replay/input";
import { overHud } from "../../tabletop/xml/check/hud";
import { COLORS } from "../../tabletop/save/colors";
import { tree } from "../../tabletop/xml/document";
import { arial } from "../../tabletop/xml/layout/arial";
import { wholeLetters } from "../../tabletop/xml/layout/measure";
import { newLayout } from "../../tabletop/xml/layout/cache";

export const USAGE = `Usage: npm run panels -- FILE.xml [options]
       npm run panels -- RECORD.txt [options]
Draws an interface as a viewer sees it, and says what of it is outside of the subset or cannot be read. Of a record it
is the interface of the packed save (npm run build) where the record ends, with somebody at every seat.
  --say WORDS         of a record: what the viewer says before, as a button would ("size +"); may be given again
  --hud               Tabletop Simulator's own interface in grey over it, and what lies over that is said
  --viewer COLOUR     who looks (Red); Grey is a spectator
  --host              the viewer is the host
  --size WxH          screen in units (1920x1080)
  --set FILE.json     changes of attributes before that: {"id": {"attribute": "value"}}; may be given again
  --states DIR        one picture for each NAME.json in it, with its changes on top of those of --set
  --crop ID           only what this element covers; --zoom N draws it N times as large (1)
  --back COLOUR       what is behind the interface, as CSS says it
  --out FILE.png      where the picture goes (.cache/panels/FILE.png); a folder with --states. A file that is there
                      already is written over only if this command has written it
  --check             fails where there is anything to say
  --help              this text`;

const OPTIONS = {
  ...{ states: TEXT, crop: TEXT, out: TEXT },
  viewer: { type: "string", default: "Red" },
  host: { type: "boolean", default: false },
  size: { type: "string", default: "1920x1080" },
  set: { type: "string", multiple: true, default: [] as string[] },
  zoom: { type: "string", default: "1" },
  back: { type: "string", default: "#5a6b73" },
  check: { type: "boolean", default: false },
  say: { type: "string", multiple: true, default: [] as string[] },
  hud: { type: "boolean", default: false },
} as const;

type Wish = ReturnType<typeof readWish>;

/** What the arguments ask for. */
function readWish(args: readonly string[]) {
  const { values, positionals } = parseArguments(args, OPTIONS);
  if (positionals.length !== 1) wrongUse("One XML file or record is wanted.");
  const color = COLORS.find((name) => name.toLowerCase() === values.viewer.toLowerCase());
  if (color === undefined) wrongUse(`--viewer wants a colour of a seat, not "${values.viewer}".`);
  const [w, h] = sizeOf(values.size);
  const zoom = numberOption("zoom", values.zoom, 1, 8);
  const assets = pictures("assets");
  const screen = {
    ...{ w, h, measure: arial(assets.size) },
    viewer: { color, host: values.host, promoted: false, team: "None" },
  };
  return { ...values, file: positionals[0], color, zoom, assets, screen };
}

type Shot = Awaited<ReturnType<typeof layOut>>[number];

/** The interface as it is to be drawn: once, or once for each state. */
async function layOut(wish: Wish) {
  const { file, color, crop, screen } = wish;
  const text = await readText(file);
  const sets = await Promise.all(wish.set.map(readChanges));
  const states = wish.states === undefined ? [] : await readStates(fromCaller(wish.states));
  const played = file.endsWith(".txt") ? await playedDocument(text, color, wish.say) : undefined;
  const { solve } = newLayout();
  return (states.length === 0 ? [undefined] : states).map((state) => {
    const document = played === undefined ? readDocument(text, file) : structuredClone(played);
    for (const changes of [...sets, ...(state === undefined ? [] : [state.changes])])
      applyChanges(document, changes);
    const elements = tree(document);
    const boxes = solve(elements, screen);
    const part = boxes.find(({ id }) => id === crop);
    if (crop !== undefined && part === undefined && state === undefined)
      throw new Complaint(`${color} is shown no element "${crop}".`);
    const out = outFile(file, wish.out, state?.name);
    mustBeOurs(out);
    return { out, document, elements, boxes, part };
  });
}

/** Draws each, and gives what is to be said of them all: a line each, findings below. */
async function draw(wish: Wish, shots: readonly Shot[]): Promise<{ lines: string[]; said: number }> {
  const { screen, color } = wish;
  const { w, h } = screen;
  const whole = { ...screen, measure: wholeLetters(screen.measure) };
  const lines: string[] = [];
  const { solve } = newLayout();
  let said = 0;
  const browser = await openBrowser(w, h, wish.zoom);
  try {
    for (const { out, document, elements, boxes, part } of shots) {
      const page = panelPage(boxes, { w, h, back: wish.back, url: wish.assets.url, hud: wish.hud });
      writePicture(out, await browser.shoot(page, part));
      const found = findings(document, [boxes, solve(elements, whole)], screen);
      if (wish.hud) found.push(...overHud(boxes, screen));
      said += found.length;
      lines.push(`${out}: ${boxes.length} elements for ${color}`, ...found.map((line) => `  ${line}`));
    }
  } finally {
    await browser.close();
  }
  return { lines, said };
}

/** What the command prints for these arguments; complains of what is wrong. */
export async function panels(args: readonly string[]): Promise<string> {
  const wish = readWish(args);
  const { lines, said } = await draw(wish, await layOut(wish));
  if (wish.check && said > 0) throw new Complaint(lines[0] ?? "", REFUSED, lines.slice(1));
  return lines.join("\n");
}

async function readStates(folder: string): Promise<{ name: string; changes: Changes }[]> {
  return Promise.all(
    statesIn(folder).map(async ({ name, file }) => ({ name, changes: await readChanges(file) })),
  );
}

/** Where pictures go that were given no place: a folder that Git ignores. */
const FOLDER = ".cache/panels";

function outFile(file: string, out: string | undefined, state: string | undefined): string {
  const folder = out === undefined ? FOLDER : fromCaller(out);
  if (state !== undefined) return join(folder, `${state}.png`);
  return out === undefined ? join(FOLDER, `${basename(file).replace(/\.(xml|txt)$/, "")}.png`) : folder;
}

function sizeOf(text: string): [number, number] {
  const match = /^(\d{2,5})x(\d{2,5})$/.exec(text);
  return match === null
    ? wrongUse(`--size wants WIDTHxHEIGHT, not "${text}".`)
    : [Number(match[1]), Number(match[2])];
}
