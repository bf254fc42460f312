/** npm run release: the saves with their assets on the web, and all that a page for them wants, in release/VERSION/. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { SAVES } from "../mod/saves/index";
import { Complaint, runCommand } from "./complaint";
import { OWN, parseOptions, TEXT, wrongUse } from "./options";
import { hostedBase } from "./pack/addresses";
import { makeOne } from "./pack/made";
import { versionOf } from "./pack/pack";
import { releaseFiles } from "./release/files";
import { notesOf } from "./release/notes";
import { writeRelease } from "./release/write";
import { root } from "./root";

const USAGE = `Usage: npm run release -- --assets-url URL [--newest-url URL] [--tag TAG]

  --assets-url URL  where the files of release/VERSION/assets are going to lie on the web
  --newest-url URL  where version.txt of the newest release is going to lie: the host's table asks there for !version
  --tag TAG         refuses what is not the release of this tag: v and the version of package.json, with a section
                    of its own in CHANGELOG.md and no changes above it

Makes release/VERSION/: saves and their thumbnails, assets, source maps, NOTES.md, INSTALL.txt, the texts and pictures
of the Workshop's pages, and SHA256SUMS. The same commit gives the same bytes.`;

function main(): string {
  const values = parseOptions(OWN, { "assets-url": TEXT, "newest-url": TEXT, tag: TEXT });
  const { "assets-url": url, "newest-url": newest, tag } = values;
  if (url === undefined) return wrongUse("--assets-url is wanted: a release shows pictures to everybody.");
  const base = hostedBase(url);
  if (!base.open) return wrongUse(`--assets-url wants an address that others reach, not "${url}".`);
  if (newest !== undefined && !/^https:\/\/[^"\\\s]+$/.test(newest))
    return wrongUse(`--newest-url wants an address that begins with https://, not "${newest}".`);
  const version = versionOf(root);
  const notes = notesOf(readFileSync(join(root, "CHANGELOG.md"), "utf8"), version);
  if (tag !== undefined && tag !== `v${version}`)
    throw new Complaint(`The tag is ${tag}, and package.json has ${version}: it wants v${version}.`);
  if (tag !== undefined && notes.hasUnreleased)
    throw new Complaint(
      `CHANGELOG.md has changes under [Unreleased]: give them to ${version}, or to a new version.`,
    );
  const made = SAVES.map((save) => makeOne(root, save, newest === undefined ? base : { ...base, newest }));
  const files = releaseFiles(root, made, version, notes);
  writeRelease(join(root, "release", version), files);
  const bytes = [...files.values()].reduce((sum, one) => sum + one.length, 0);
  return [
    `release/${version}: ${files.size} files, ${(bytes / 1e6).toFixed(1)} MB`,
    `Put the files of release/${version}/assets to ${base.address}, then publish the rest: docs/release.md.`,
    ...(notes.hasUnreleased
      ? [
          "CHANGELOG.md has changes under [Unreleased], which NOTES.md tells first: give them a version before you publish.",
        ]
      : []),
  ].join("\n");
}

await runCommand(USAGE, main);
