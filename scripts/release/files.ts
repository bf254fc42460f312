import { readFileSync } from "node:fs";
import { join } from "node:path";
import { assetsOf, type Made } from "../pack/made";
import { contentHash } from "../pack/assets";
import type { Notes } from "./notes";
import { workshopNews, workshopText } from "./workshop";

/** Says what the files of a release hold, as `sha256sum -c` reads it. */
export const SUMS = "SHA256SUMS";

/** The files of a release, by path; the same for the same tree, wherever it lies. */
export function releaseFiles(
  root: string,
  made: readonly Made[],
  version: string,
  notes: Notes,
): ReadonlyMap<string, Buffer> {
  const files = new Map<string, Buffer>();
  const put = (path: string, bytes: Buffer | string): void => void files.set(path, Buffer.from(bytes));
  for (const { save, bundle, packed } of made) {
    for (const { name, bytes } of packed.files) put(name, bytes);
    put(`maps/${save.name}.lua.map`, bundle.map);
    const page = `workshop/${save.name}`;
    put(`${page}/page.txt`, workshopText(save, version));
    put(`${page}/news.txt`, workshopNews(notes.text));
    put(`${page}/thumbnail.png`, readFileSync(join(root, "assets", save.thumbnail)));
    for (const picture of save.shown)
      put(`${page}/${picture}`, readFileSync(join(root, "docs", "pictures", picture)));
  }
  for (const { name, bytes } of assetsOf(made)) put(`assets/${name}`, bytes);
  put("NOTES.md", notes.text);
  put("version.txt", `${version}\n`);
  put(
    "INSTALL.txt",
    installText(
      made.map(({ save }) => save.name),
      version,
    ),
  );
  put(SUMS, sums(files));
  return files;
}

function sums(files: ReadonlyMap<string, Buffer>): string {
  const lines = [...files].map(([path, bytes]) => `${contentHash(bytes)}  ${path}\n`);
  return lines.sort((one, other) => (one.slice(66) < other.slice(66) ? -1 : 1)).join("");
}

function installText(names: readonly string[], version: string): string {
  return `Risk Tables ${version}, for Tabletop Simulator

Put a game's two files into Tabletop Simulator's folder of saves under a number that is free there, say
${names[0]}.json as TS_Save_901.json and ${names[0]}.png as TS_Save_901.png. The folder is

  Windows  Documents\\My Games\\Tabletop Simulator\\Saves
  macOS    ~/Library/Tabletop Simulator/Saves
  Linux    ~/.local/share/Tabletop Simulator/Saves

In Tabletop Simulator: Games, Save & Load. The games: ${names.join(", ")}.
`;
}
