import { build } from "esbuild";
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SHEET } from "../../tabletop/xml/draw/sheet";
import { FONTS, fontFaces } from "./fonts";
import { writeDrawings } from "./drawings";
import { titleSvg } from "./title";

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
  copyFileSync(join(root, "assets", "favicon.svg"), join(folder, "favicon.svg"));
  writeFileSync(join(folder, "title.svg"), titleSvg());
  writeDrawings(root, folder);
  return folder;
}
