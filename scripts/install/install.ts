import { apply } from "./apply";
import type { DataFolder } from "./data-folder";
import { manifestName, readManifests, type Written } from "./manifest";
import { planInstall, planRemoval, type Installable, type Known, type Plan } from "./plan";

/** What was done for a game or another mod, or would be. */
export interface Done extends Pick<Plan, "installed" | "kept" | "write" | "remove"> {
  readonly title: string;
  /** Names of saves' files that were there before and are no more. */
  readonly dropped: readonly string[];
}

/** Installs or takes back games and other mods, one after the other, in a data folder; each is known by its title. */
export interface Installer {
  /** Writes a save, its picture and its files for caches. */
  readonly install: (title: string, installable: Installable) => Done;
  /** Takes back what was written for a title, as far as nobody has changed it. */
  readonly remove: (title: string) => Done;
}

/** An installer for a data folder; one that is `dry` writes nothing. Nothing is written over that is not ours by its hash. */
export function newInstaller(folder: DataFolder, dry: boolean): Installer {
  const manifests = readManifests(folder);
  const taken = new Set<string>();
  const known = (title: string): Known => {
    const name = manifestName(title);
    return {
      own: manifests.get(name) ?? [],
      others: [...manifests].flatMap(([other, files]) => (other === name ? [] : files)),
    };
  };
  const carryOut = (title: string, own: readonly Written[], plan: Plan): Done => {
    if (!dry && (own.length > 0 || plan.manifest.length > 0)) apply(folder, title, plan, own);
    manifests.set(manifestName(title), plan.manifest);
    const dropped = plan.remove
      .filter((path) => path.endsWith(".json"))
      .map((path) => path.slice("Saves/".length));
    return { ...plan, title, dropped };
  };
  return {
    install(title, installable) {
      const { own, others } = known(title);
      return carryOut(title, own, planInstall(folder, installable, { own, others }, taken));
    },
    remove(title) {
      const { own, others } = known(title);
      return carryOut(title, own, planRemoval(folder, { own, others }));
    },
  };
}
