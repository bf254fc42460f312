import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Save } from "../../mod/save";
import { Complaint } from "../complaint";
import { addressesIn, cachedFiles } from "./caches";
import type { DataFolder } from "./data-folder";
import type { Installable } from "./plan";

type BuiltSave = Pick<Save, "name">;

/** Whether a built save shows files of another folder of this machine than that of its assets. */
export function isBuiltElsewhere(dist: string, { name }: BuiltSave): boolean {
  const here = `${pathToFileURL(join(dist, "assets")).href}/`;
  const file = join(dist, `${name}.json`);
  if (!existsSync(file)) return false;
  return addressesIn(readFileSync(file, "utf8")).some((one) => /^file:/i.test(one) && !one.startsWith(here));
}

/** Reads a save, its picture and its assets from `dist`. Complains where it is not built, or built for another place. */
export function readBuilt(dist: string, save: BuiltSave, folder: DataFolder): Installable {
  const source = join(dist, `${save.name}.json`);
  if (!existsSync(source))
    throw new Complaint(`There is no dist/${save.name}.json: run npm run build first.`);
  if (isBuiltElsewhere(dist, save))
    throw new Complaint(`dist/${save.name}.json was built in another folder: run npm run build first.`);
  const bytes = readFileSync(source);
  return {
    ...{ save: bytes, objectName: undefined, picture: readFileSync(join(dist, `${save.name}.png`)) },
    caches: cachedFiles(bytes.toString(), join(dist, "assets"), folder),
  };
}
