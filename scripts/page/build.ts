import { build } from "esbuild";
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SHEET } from "../../tabletop/xml/draw/sheet";
import { FONTS, fontFaces } from "./fonts";
import { writeDrawings } from "./drawings";
import { titleSvg } from "./title";
import type { Save } from "../../mod/save";

/**
 * Bundles the page of a game's table into a folder, one below dist/page if not given, and says which: script, styles,
 * letters and what the game draws. Takes about a second; nothing is downloaded or drawn anew. What is wrong is printed,
 * unless that is "silent", and thrown.
 */
export async function buildPage(
  root: string,
  save: Save,
  folder = pageFolder(root, save.name),
  logLevel: LogLevel = "error",
): Promise<string> {
  await bundlePage(root, "main.ts", folder, logLevel);
  writeFileSync(join(folder, "title.svg"), titleSvg(save.meta.title));
  writeDrawings(root, save, folder);
  return folder;
}

/** Bundles the page that lists games into a folder, one below dist/page if not given, and says which. */
export async function buildGamesPage(
  root: string,
  saves: readonly Save[],
  folder = pageFolder(root, "games"),
): Promise<string> {
  await bundlePage(root, "games.ts", folder, "error");
  for (const { meta, thumbnail } of saves) {
    writeFileSync(join(folder, `${meta.id}.svg`), titleSvg(meta.title));
    copyFileSync(join(root, "assets", thumbnail), join(folder, `${meta.id}.png`));
  }
  return folder;
}

/** Bundles the page of a table whose save is somebody else's into a folder, dist/page/any if not given, and says which. */
export async function buildPlainPage(root: string, folder = pageFolder(root, "any")): Promise<string> {
  await bundlePage(root, "main.ts", folder, "error");
  return folder;
}

function pageFolder(root: string, name: string): string {
  return join(root, "dist", "page", name);
}

type LogLevel = "error" | "silent";

/** Over the icon of a page, 100 units wide, in which it is somebody's move. */
const DOT = '<circle cx="76" cy="76" r="22" fill="#ffd46b" stroke="#2b1d14" stroke-width="6"/>';

/** Script, styles and letters of a page whose script is a file of tabletop/page. */
async function bundlePage(root: string, entry: string, folder: string, logLevel: LogLevel): Promise<void> {
  const page = join(root, "tabletop", "page");
  mkdirSync(join(folder, "fonts"), { recursive: true });
  await build({
    entryPoints: [join(page, entry)],
    outfile: join(folder, "page.js"),
    bundle: true,
    platform: "browser",
    target: ["chrome111", "firefox113", "safari16.4"],
    format: "esm",
    minify: true,
    sourcemap: true,
    logLevel,
  });
  const sheets = [
    "page.css",
    "sheets.css",
    "entrance.css",
    "kept.css",
    "small.css",
    "moments.css",
    "inspector.css",
    "inspector-script.css",
  ].map((name) => readFileSync(join(page, name), "utf8"));
  const styles = [fontFaces(({ name }) => `fonts/${name}`), SHEET, ...sheets].join("\n");
  await build({
    stdin: { contents: styles, loader: "css", resolveDir: page },
    outfile: join(folder, "page.css"),
    bundle: true,
    minify: true,
    external: ["fonts/*"],
    logLevel,
  });
  copyFileSync(join(page, "index.html"), join(folder, "index.html"));
  for (const { name, path } of FONTS) copyFileSync(path, join(folder, "fonts", name));
  const icon = readFileSync(join(root, "assets", "favicon.svg"), "utf8");
  writeFileSync(join(folder, "favicon.svg"), icon);
  writeFileSync(join(folder, "favicon-move.svg"), icon.replace("</svg>", `${DOT}</svg>`));
}
