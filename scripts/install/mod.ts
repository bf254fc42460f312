import { existsSync, readFileSync, statSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { Complaint } from "../complaint";
import { ROOT } from "../../tabletop/tree/join";
import { wordOf } from "../../tabletop/tree/json";
import { readSave, readSaveText } from "../tts/file";
import { packedText } from "../tts/pack";
import { safeName } from "../tts/tree/names";
import { cachedFiles } from "./caches";
import type { DataFolder } from "./data-folder";
import { newInstaller } from "./install";
import { chosenFolder, type InstallOptions } from "./options";
import type { Installable } from "./plan";
import { newReport } from "./report";

/**
 * Puts any mod, which is a save, a saved object or an unpacked folder, where Tabletop Simulator looks for it, or takes it
 * back; gives what is printed. What has its name counts as the same mod, wherever it lies. `assets` is a folder with its
 * pictures and models, for the caches.
 */
export function installMod(path: string, options: InstallOptions, assets: string | undefined): string {
  const { remove, list, "dry-run": dry } = options;
  if (assets !== undefined && statSync(assets, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new Complaint(`There is no folder ${assets}.`);
  const { title, isObject, ...mod } = readInstalled(path);
  if (isObject && list)
    throw new Complaint(`${path} is a saved object, and the list is one of saves: leave --list out.`);
  const folder = chosenFolder(options);
  const report = newReport(folder, options, assets !== undefined);
  const installer = newInstaller(folder, dry);
  const key = isObject ? `${title} (saved object)` : title;
  const done = remove
    ? installer.remove(key)
    : installer.install(key, installable(mod, isObject ? title : undefined, assets, folder));
  const where = isObject ? "Objects, Saved Objects" : "Games, Save & Load";
  const next = remove || dry ? [] : [`In Tabletop Simulator: ${where}, ${title}.`];
  return [...report([done]), ...next].join("\n");
}

interface InstalledMod {
  /** What Tabletop Simulator lists a save as; of a saved object the name of its file. */
  readonly title: string;
  readonly isObject: boolean;
  readonly text: string;
  readonly pictureFile: string;
}

function readInstalled(path: string): InstalledMod {
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  const text = isFolder ? packedText(path).text : readSaveText(path);
  const fields = readSave(text, path);
  const own = basename(resolve(path)).replace(/\.json$/i, "");
  // Tabletop Simulator writes a saved object as a save of no name, without a table and a sky.
  const isObject = ["SaveName", "Table", "Sky"].every((key) => wordOf(fields, key) === "");
  return {
    ...{ text, isObject, title: (isObject ? safeName(own) || "object" : wordOf(fields, "SaveName")) || own },
    pictureFile: (isFolder ? join(path, ROOT) : path).replace(/(?:\.json)?$/i, ".png"),
  };
}

const PNG = "\x89PNG";

function installable(
  { text, pictureFile }: Pick<InstalledMod, "text" | "pictureFile">,
  objectName: string | undefined,
  assets: string | undefined,
  folder: DataFolder,
): Installable {
  const picture = existsSync(pictureFile) ? readFileSync(pictureFile) : undefined;
  if (picture !== undefined && picture.toString("latin1", 0, PNG.length) !== PNG)
    throw new Complaint(`${pictureFile} is no PNG, as thumbnails are: save it as one, or move it elsewhere.`);
  return {
    ...{ save: Buffer.from(text), picture, objectName },
    caches: assets === undefined ? [] : cachedFiles(text, assets, folder),
  };
}
