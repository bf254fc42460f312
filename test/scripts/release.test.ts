/** npm run release: notes, pages, and a folder in which nothing of a person is written over. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { SAVES } from "../../mod/saves/index";
import { contentHash } from "../../scripts/pack/assets";
import { notesOf } from "../../scripts/release/notes";
import { releaseFiles, SUMS } from "../../scripts/release/files";
import { workshopNews, workshopText } from "../../scripts/release/workshop";
import { writeRelease } from "../../scripts/release/write";
import type { Made } from "../../scripts/pack/made";

const CHANGELOG = `# Changelog

## [Unreleased]

### Added

- A *fifth* game: [its rules](docs/rules/fifth.md).

## [1.1.0] - 2026-01-02

### Fixed

- **Dice** fall.
- \`pack\` packs.

## [1.0.0] - 2026-01-01

- All.
`;

test("notes are the section of the version, after what belongs to none yet", () => {
  const { text, hasUnreleased } = notesOf(CHANGELOG, "1.1.0");
  expect(hasUnreleased).toBe(true);
  expect(text).toBe(
    "## Since 1.1.0\n\n### Added\n\n- A *fifth* game: its rules.\n\n## 1.1.0\n\n### Fixed\n\n- **Dice** fall.\n- `pack` packs.\n",
  );
  expect(
    notesOf(CHANGELOG.replace(/## \[Unreleased\][^]*(?=## \[1\.1)/, "## [Unreleased]\n\n"), "1.1.0"),
  ).toMatchObject({
    hasUnreleased: false,
    text: expect.stringMatching(/^## 1\.1\.0\n/) as string,
  });
  expect(() => notesOf(CHANGELOG, "2.0.0")).toThrow(
    "CHANGELOG.md has no section [2.0.0], the version of package.json.",
  );
});

test("the project's own changelog has the version that it has", () => {
  const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
  expect(notesOf(readFileSync("CHANGELOG.md", "utf8"), version).text).toMatch(/^- /m);
});

test("a page of the Workshop is in Steam's markup, and has pictures that are there", () => {
  for (const save of SAVES) {
    const page = workshopText(save, "1.1.0");
    expect(page.startsWith(`[h1]${save.meta.title} 1.1.0[/h1]\n${save.pitch}\n`)).toBe(true);
    expect(page.length).toBeLessThan(8000);
    expect(save.shown.filter((picture) => !existsSync(join("docs/pictures", picture)))).toEqual([]);
  }
});

test("what is new is in Steam's markup, and no longer than Steam takes", () => {
  expect(workshopNews(notesOf(CHANGELOG, "1.1.0").text)).toBe(
    "[b]Since 1.1.0[/b]\n\n[b]Added[/b]\n\n[*] A [i]fifth[/i] game: its rules.\n\n[b]1.1.0[/b]\n\n[b]Fixed[/b]\n\n[*] [b]Dice[/b] fall.\n[*] pack packs.\n",
  );
  const long = workshopNews(`## 1.1.0\n\n${"- *Dice* fall.\n".repeat(1000)}`);
  expect([long.length <= 8000, long.endsWith("\n[*] [i]Dice[/i] fall.\n...")]).toEqual([true, true]);
});

/** A made save without its script. */
function newMade(text: string): Made {
  const asset = { name: "a-0123456789ab.obj", bytes: Buffer.from("v 0 0 0") };
  const packed = { files: [{ name: "risk-2008.json", bytes: text }], assets: [asset], local: [], errors: [] };
  return { save: SAVES[3], bundle: { map: "{}" }, packed, seconds: "0" } as unknown as Made;
}

test("a release replaces one of before, but nothing that somebody has changed or put there", () => {
  const folder = mkdtempSync(join(tmpdir(), "release-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const to = join(folder, "1.1.0");
  const files = (text: string) => releaseFiles(".", [newMade(text)], "1.1.0", notesOf(CHANGELOG, "1.1.0"));
  writeRelease(to, files("one"));
  writeRelease(to, files("two"));
  expect(readFileSync(join(to, "risk-2008.json"), "utf8")).toBe("two");
  for (const line of readFileSync(join(to, SUMS), "utf8").trimEnd().split("\n")) {
    const [hash, path] = line.split("  ");
    expect([path, contentHash(readFileSync(join(to, path)))]).toEqual([path, hash]);
  }
  for (const [path, mine] of [
    ["NOTES.md", "mine"],
    ["assets/mine.png", "mine"],
  ] as const) {
    const before = existsSync(join(to, path)) ? readFileSync(join(to, path)) : undefined;
    writeFileSync(join(to, path), mine);
    expect(() => writeRelease(to, files("three"))).toThrow(
      `${path}, which is not as a release has left it: move that away`,
    );
    expect(readFileSync(join(to, path), "utf8")).toBe(mine);
    if (before === undefined) rmSync(join(to, path));
    else writeFileSync(join(to, path), before);
  }
  writeFileSync(`${to}.new`, "mine");
  expect(() => writeRelease(to, files("three"))).toThrow(
    "is in the way, from a release that was interrupted: remove it.",
  );
  expect(readFileSync(join(to, "risk-2008.json"), "utf8")).toBe("two");
});
