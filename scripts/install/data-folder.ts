import { existsSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { Complaint } from "../complaint";

/** Where Tabletop Simulator keeps things. */
export interface DataFolder {
  readonly saves: string;
  /** The folder of its caches; undefined where there is none beside the saves. */
  readonly mods: string | undefined;
}

/** The machine as far as it decides where the data folder is. */
export interface Machine {
  readonly platform: string;
  readonly home: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

const NAME = "Tabletop Simulator";
/** The number that Steam knows Tabletop Simulator by: under Proton its Windows lies in a folder of this name. */
const STEAM_ID = "286160";

/** The data folder of this machine; complains where there is none, or more than one. */
export function findDataFolder(machine: Machine): DataFolder {
  const found = [...new Set(candidates(machine))].filter((folder) => isFolder(join(folder, "Saves")));
  if (found.length === 0)
    throw new Complaint(
      `There is no folder ${join(candidates(machine)[0], "Saves")}: start Tabletop Simulator once, or name its folder with --folder.`,
    );
  if (found.length > 1)
    throw new Complaint("Tabletop Simulator has several folders: name one of them with --folder.", 1, found);
  return dataFolderAt(found[0]);
}

/** The data folder that somebody names by its own path, or by that of its saves. */
export function dataFolderAt(folder: string): DataFolder {
  if (!isFolder(folder))
    throw new Complaint(
      `There is no folder ${folder}: start Tabletop Simulator once, or name its folder with --folder.`,
    );
  const isSaves = !isFolder(join(folder, "Saves"));
  const saves = isSaves ? folder : join(folder, "Saves");
  const mods = join(dirname(saves), "Mods");
  return { saves, mods: basename(saves) === "Saves" && isFolder(mods) ? mods : undefined };
}

/** The folders that may be the data folder, the usual one first. */
function candidates({ platform, home, env }: Machine): string[] {
  const games = join("Documents", "My Games", NAME);
  const moved = steamFolders(platform, home, env).flatMap((steam) =>
    libraries(steam).map((library) => join(library, "steamapps")),
  );
  // "Game data" in its settings: the folder of the game itself.
  const own = moved.map((apps) => join(apps, "common", NAME, `${NAME}_Data`));
  if (platform === "win32") {
    const cloud = [env["OneDrive"], join(home, "OneDrive")].flatMap((one) => one ?? []);
    return [join(home, games), ...cloud.map((one) => join(one, games)), ...own];
  }
  if (platform === "darwin") return [join(home, "Library", NAME), ...own];
  const shares = [join(".local", "share"), join(".var", "app", FLATPAK, ".local", "share")];
  const proton = moved.map((apps) =>
    join(apps, "compatdata", STEAM_ID, "pfx", "drive_c", "users", "steamuser", games),
  );
  return [...shares.map((share) => join(home, share, NAME)), ...proton, ...own];
}

const FLATPAK = "com.valvesoftware.Steam";

function steamFolders(platform: string, home: string, env: Machine["env"]): string[] {
  if (platform === "win32") return [join(env["ProgramFiles(x86)"] ?? "C:\\Program Files (x86)", "Steam")];
  if (platform === "darwin") return [join(home, "Library", "Application Support", "Steam")];
  const folders = [
    join(".local", "share", "Steam"),
    join(".steam", "steam"),
    join(".var", "app", FLATPAK, ".local", "share", "Steam"),
    join("snap", "steam", "common", ".local", "share", "Steam"),
  ];
  // Some of them are links to others.
  return firstOfEach(folders.map((folder) => join(home, folder)));
}

/** Paths without those that lead to the same folder as one before. */
function firstOfEach(folders: readonly string[]): string[] {
  const seen = new Set<string>();
  return folders.filter((folder) => {
    const stat = statSync(folder, { throwIfNoEntry: false });
    const key = stat === undefined ? "" : `${stat.dev} ${stat.ino}`;
    if (key === "" || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** The folders in which a Steam has games: its own, and those that its list names. */
function libraries(steam: string): string[] {
  const list = join(steam, "steamapps", "libraryfolders.vdf");
  if (!existsSync(list)) return [steam];
  const named = [...readFileSync(list, "utf8").matchAll(/^\s*"path"\s+"([^"]+)"/gm)].map(([, path]) =>
    path.replaceAll("\\\\", "\\"),
  );
  return firstOfEach([steam, ...named]);
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
