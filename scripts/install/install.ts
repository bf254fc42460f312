import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Save } from "../../mod/save";
import { Complaint } from "../complaint";
import { apply } from "./apply";
import { addressesIn, cachedOf } from "./caches";
import type { DataFolder } from "./data-folder";
import { readManifest, type Written } from "./manifest";
import { planInstall, planRemoval, type Installable, type Known, type Plan } from "./plan";

/** What names the files of a save. */
type InstalledSave = Pick<Save, "name" | "meta">;

/** What was done for a game, or would be. */
export interface Done extends Pick<Plan, "installed" | "kept" | "write" | "remove"> {
  readonly title: string;
  /** Names of saves' files that were there before and are no more. */
  readonly dropped: readonly string[];
}

/** Installs or takes back games, one after the other, in a data folder. `all` are the games that may be there. */
export interface Installer {
  /** Copies a save, its picture and its assets from `dist`. Complains where it is not built, or built for another place. */
  readonly install: (dist: string, save: InstalledSave) => Done;
  /** Takes back what was written for a game, as far as nobody has changed it. */
  readonly remove: (save: InstalledSave) => Done;
}

/** An installer for a data folder; one that is `dry` writes nothing. Nothing is written over that is not ours by its hash. */
export function newInstaller(folder: DataFolder, all: readonly InstalledSave[], dry: boolean): Installer {
  const manifests = new Map(all.map(({ meta }) => [meta.title, readManifest(folder, meta.title)] as const));
  const taken = new Set<string>();
  const known = ({ meta }: InstalledSave): Known => ({
    own: manifests.get(meta.title) ?? [],
    others: [...manifests].flatMap(([title, files]) => (title === meta.title ? [] : files)),
  });
  const carryOut = ({ meta: { title } }: InstalledSave, own: readonly Written[], plan: Plan): Done => {
    if (!dry && (own.length > 0 || plan.manifest.length > 0)) apply(folder, title, plan, own);
    manifests.set(title, plan.manifest);
    const dropped = plan.remove
      .filter((path) => path.endsWith(".json"))
      .map((path) => path.slice("Saves/".length));
    return { ...plan, title, dropped };
  };
  return {
    install(dist, save) {
      const { own, others } = known(save);
      return carryOut(
        save,
        own,
        planInstall(folder, readInstallable(dist, save, folder), { own, others }, taken),
      );
    },
    remove(save) {
      const { own, others } = known(save);
      return carryOut(save, own, planRemoval(folder, { own, others }));
    },
  };
}

/** Whether a built save shows files of another folder of this machine than that of its assets. */
export function isBuiltElsewhere(dist: string, { name }: InstalledSave): boolean {
  const here = `${pathToFileURL(join(dist, "assets")).href}/`;
  const file = join(dist, `${name}.json`);
  if (!existsSync(file)) return false;
  return addressesIn(readFileSync(file, "utf8")).some((one) => /^file:/i.test(one) && !one.startsWith(here));
}

function readInstallable(dist: string, save: InstalledSave, { mods }: DataFolder): Installable {
  const source = join(dist, `${save.name}.json`);
  if (!existsSync(source))
    throw new Complaint(`There is no dist/${save.name}.json: run npm run build first.`);
  if (isBuiltElsewhere(dist, save))
    throw new Complaint(`dist/${save.name}.json was built in another folder: run npm run build first.`);
  const bytes = readFileSync(source);
  const assets = join(dist, "assets");
  const caches = mods === undefined ? [] : cachedOf(bytes.toString(), assets);
  return {
    ...{ save: bytes, picture: readFileSync(join(dist, `${save.name}.png`)) },
    caches: caches.map(({ path, from }) => ({ path, bytes: readFileSync(from) })),
  };
}
