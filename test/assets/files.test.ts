import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { pictureSize } from "../../assets/draw/kit/size";
import { readJson } from "../../assets/draw/kit/json";
import { CARD } from "../../assets/draw/table/card";
import { CARDS, MISSIONS, POLICIES } from "../../assets/draw/games/castle-risk/texts";
import { SCENES } from "../../assets/draw/games/castle-risk/scenes";
import { licences, type ManifestFile } from "../../assets/draw/sheet/manifest";
import { SHEETS, type PlacesFile } from "../../assets/draw/places-file";

const manifest = readJson<{ total: number; files: ManifestFile[] }>("assets/manifest.json");
const places = readJson<PlacesFile>("assets/places.json");

/** What describes the package, and the list itself. */
const OWN = ["manifest.json", "package.json", "README.md"];

/** Files under assets/ that are results: not the generators, their data, or what describes them. */
function results(dir = ""): string[] {
  return readdirSync(`assets/${dir}`, { withFileTypes: true }).flatMap((e) => {
    const path = `${dir}${e.name}`;
    if (e.isDirectory()) return ["draw", "data"].includes(path) ? [] : results(`${path}/`);
    return OWN.includes(path) || path.endsWith(".ts") ? [] : [path];
  });
}

describe("manifest", () => {
  test("lists every file there is, and no other", () => {
    expect(manifest.files.map((f) => f.path).sort()).toEqual(results().sort());
  });

  test("knows each file's bytes, hash, size, use, source and licence", () => {
    for (const f of manifest.files) {
      const data = readFileSync(`assets/${f.path}`);
      expect(f.bytes, f.path).toBe(data.length);
      expect(f.sha256, f.path).toBe(createHash("sha256").update(data).digest("hex"));
      const size = /\.(png|jpg)$/.test(f.path) ? pictureSize(data) : undefined;
      expect([f.width, f.height]).toEqual([size?.width, size?.height]);
      expect(f.use && f.licence && existsSync(f.source), f.path).toBe(true);
    }
  });

  test("no picture is above 4096 pixels; to the 12 MB of the first game Risk Europe adds 7 at most, the world 9, the edition of 2008 as many", () => {
    for (const f of manifest.files)
      expect(Math.max(f.width ?? 0, f.height ?? 0), f.path).toBeLessThanOrEqual(4096);
    expect(manifest.total).toBe(manifest.files.reduce((s, f) => s + f.bytes, 0));
    const bytesOf = (part: RegExp): number =>
      manifest.files.filter(({ path }) => part.test(path)).reduce((s, f) => s + f.bytes, 0);
    const [europe, world] = [bytesOf(/(^|[-/])europe[-.]/), bytesOf(/(^|[-/])world[-.]/)];
    const edition = bytesOf(/(^|[-/])2008[-.]/);
    expect(manifest.total - europe - world - edition).toBeLessThan(12e6);
    expect(europe).toBeLessThan(7e6);
    expect(world).toBeLessThan(9e6);
    expect(edition).toBeLessThan(9e6);
  });

  test("the licences' page holds the fonts' licence", () => {
    expect(readFileSync("assets/LICENSES.md", "utf8")).toBe(licences());
    expect(licences().match(/SIL OPEN FONT LICENSE/gi)!.length).toBeGreaterThanOrEqual(2);
  });
});

describe("cards", () => {
  test("sheets fit the table's grid and the pictures", () => {
    expect(places.sheets).toEqual(SHEETS);
    for (const [name, s] of Object.entries(SHEETS)) {
      expect(s.columns).toBeLessThanOrEqual(10);
      expect(s.rows).toBeLessThanOrEqual(7);
      expect(s.columns * s.rows).toBe(s.cells.length);
      const f = manifest.files.find((k) => k.path === `cards/${name}.jpg`)!;
      expect([f.width, f.height]).toEqual([s.columns * CARD.w, s.rows * CARD.h]);
    }
  });

  test("every card has a picture and one sentence", () => {
    for (const c of [...POLICIES, ...MISSIONS, ...CARDS]) {
      expect(SCENES[c.id], c.id).toBeDefined();
      expect(c.rule).toMatch(/^[A-Z][^.]*\.$/);
    }
    expect([POLICIES.length, MISSIONS.length, CARDS.length]).toEqual([8, 4, 6]);
  });
});
