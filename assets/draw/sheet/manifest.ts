/** assets/manifest.json and assets/LICENSES.md. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { readJson } from "../kit/json";
import { pictureSize } from "../kit/size";
import type { Entry } from "../out";

export interface ManifestFile extends Entry {
  bytes: number;
  sha256: string;
  /** Pixels, for pictures. */
  width?: number;
  height?: number;
  licence: string;
}

/** Bytes, hash and size of a file under assets/. */
function describe(e: Entry): ManifestFile {
  const data = readFileSync(`assets/${e.path}`);
  return {
    ...e,
    bytes: data.length,
    sha256: createHash("sha256").update(data).digest("hex"),
    ...(pictureSize(data) ?? {}),
    licence: "MIT",
  };
}

/** Merges what was written now with what an older manifest lists and is still there. */
export function manifest(entries: readonly Entry[], keep: boolean): string {
  const old: ManifestFile[] =
    keep && existsSync("assets/manifest.json")
      ? readJson<{ files: ManifestFile[] }>("assets/manifest.json").files
      : [];
  const all = new Map<string, Entry>();
  for (const e of [...old.filter((f) => existsSync(`assets/${f.path}`)), ...entries])
    all.set(e.path, { path: e.path, use: e.use, source: e.source });
  const files = [...all.values()].sort((a, b) => (a.path < b.path ? -1 : 1)).map(describe);
  const data = [
    {
      name: "Natural Earth land 1:50m, by way of world-atlas 2.0.2",
      licence: "public domain (package: ISC)",
      use: "coastlines",
    },
    {
      name: "Almendra, by way of @fontsource/almendra",
      licence: "OFL-1.1",
      use: "names and titles, as outlines",
    },
    {
      name: "Alegreya, by way of @fontsource/alegreya",
      licence: "OFL-1.1",
      use: "text and figures, as outlines",
    },
  ];
  return `{\n  "total": ${files.reduce((s, f) => s + f.bytes, 0)},\n  "from": ${JSON.stringify(data, null, 2).replaceAll("\n", "\n  ")},\n  "files": [\n${files.map((f) => `    ${JSON.stringify(f)}`).join(",\n")}\n  ]\n}\n`;
}

/** The licences of everything the drawings are made from. */
export function licences(): string {
  const read = (name: string): string =>
    readFileSync(createRequire(import.meta.url).resolve(`${name}/LICENSE`), "utf8").trim();
  return [
    "# Licences of the assets",
    "All drawings, models and pictures in this folder are made by the scripts beside them and are under the project's MIT licence. They are made from:",
    "- **Natural Earth** (land, 1:50m): public domain, taken from the npm package `world-atlas` (ISC, text below).",
    "- **Almendra** and **Alegreya**: SIL Open Font License 1.1 (texts below), taken from `@fontsource/almendra` and `@fontsource/alegreya`. The pictures hold letters as outlines; no font file is part of the assets.",
    "## Almendra",
    `\`\`\`\n${read("@fontsource/almendra")}\n\`\`\``,
    "## Alegreya",
    `\`\`\`\n${read("@fontsource/alegreya")}\n\`\`\``,
    "## world-atlas",
    `\`\`\`\n${read("world-atlas")}\n\`\`\``,
    "",
  ].join("\n\n");
}
