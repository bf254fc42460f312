import { build } from "esbuild";
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { SHEET } from "../../tabletop/xml/draw/sheet";
import { writeDrawings } from "./drawings";
import { titleSvg } from "./title";

/** Weights and styles of the panels' letters, and the ranges of the files that the font comes in. */
const FACES = ["400-normal", "700-normal", "400-italic", "700-italic"];
const RANGES = [
  ["latin-ext", "U+100-2AF, U+1E00-1EFF"],
  ["latin", "U+0-FF, U+131, U+152-153, U+2BB-2DC, U+2000-206F, U+20AC, U+2122, U+2191-2193, U+2212"],
] as const;

/**
 * Bundles the page of the table into a folder, dist/page if not given, and says which: script, styles, letters and
 * what the game draws. Takes about a second; nothing is downloaded or drawn anew. What is wrong is printed, unless that
 * is "silent", and thrown.
 */
export async function buildPage(
  root: string,
  folder = join(root, "dist", "page"),
  logLevel: "error" | "silent" = "error",
): Promise<string> {
  const page = join(root, "tabletop", "page");
  mkdirSync(join(folder, "fonts"), { recursive: true });
  await build({
    entryPoints: [join(page, "main.ts")],
    outfile: join(folder, "page.js"),
    bundle: true,
    platform: "browser",
    target: ["chrome111", "firefox113", "safari16.4"],
    format: "esm",
    minify: true,
    sourcemap: true,
    logLevel,
  });
  const sheets = ["page.css", "sheets.css", "inspector.css"].map((name) =>
    readFileSync(join(page, name), "utf8"),
  );
  const styles = [fontFaces(), SHEET, ...sheets].join("\n");
  await build({
    stdin: { contents: styles, loader: "css", resolveDir: page },
    outfile: join(folder, "page.css"),
    bundle: true,
    minify: true,
    external: ["fonts/*"],
    logLevel,
  });
  copyFileSync(join(page, "index.html"), join(folder, "index.html"));
  copyFonts(folder);
  copyFileSync(join(root, "assets", "favicon.svg"), join(folder, "favicon.svg"));
  writeFileSync(join(folder, "title.svg"), titleSvg());
  writeDrawings(root, folder);
  return folder;
}

function fontFaces(): string {
  return FACES.flatMap((face) =>
    RANGES.map(([part, range]) => {
      const [weight, style] = face.split("-");
      return `@font-face { font-family: Arimo; font-weight: ${weight}; font-style: ${style}; font-display: block; unicode-range: ${range}; src: url("fonts/arimo-${part}-${face}.woff2"); }`;
    }),
  ).join("\n");
}

function copyFonts(folder: string): void {
  const find = createRequire(import.meta.url);
  for (const face of FACES)
    for (const [part] of RANGES) {
      const name = `arimo-${part}-${face}.woff2`;
      copyFileSync(find.resolve(`@fontsource/arimo/files/${name}`), join(folder, "fonts", name));
    }
}
