import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { SAVES } from "../../mod/saves/index";
import { savesOf } from "../pack/saves";
import { fromCaller } from "../replay/input";
import { buildAnew } from "../start/built";
import { wrongUse } from "../options";
import { dataFolderAt, findDataFolder, type DataFolder } from "./data-folder";
import { isBuiltElsewhere, newInstaller, type Done } from "./install";
import { changeList, readList } from "./list";

export interface InstallOptions {
  readonly game?: string | undefined;
  readonly folder?: string | undefined;
  readonly remove: boolean;
  readonly "dry-run": boolean;
  readonly list: boolean;
}

/** Copies the built saves to where Tabletop Simulator looks for saves, or takes them back; gives what is printed. */
export function install(options: InstallOptions): string {
  const { game, remove, list, "dry-run": dry } = options;
  if (options.folder === "") return wrongUse("--folder wants a folder.");
  const saves = savesOf(game);
  const folder =
    options.folder === undefined
      ? findDataFolder({ platform: process.platform, home: homedir(), env: process.env })
      : dataFolderAt(fromCaller(options.folder));
  const entries = list ? readList(folder.saves) : undefined;
  const installer = newInstaller(folder, SAVES, dry);
  const root = dirname(dirname(process.argv[1] ?? ""));
  const dist = join(root, "dist");
  const lines: string[] = [];
  const done: Done[] = [];
  for (const save of saves) {
    if (!remove && isBuiltElsewhere(dist, save)) {
      lines.push(
        `dist/${save.name}.json was built in another folder and is built anew${dry ? " first" : ""}.`,
      );
      if (dry) continue;
      buildAnew(root, save);
    }
    done.push(remove ? installer.remove(save) : installer.install(dist, save));
  }
  lines.push(...(remove ? removedLines(done, dry) : installedLines(folder, done, dry)));
  for (const { kept } of done) lines.push(...kept);
  if (list) lines.push(listLine(folder, entries, done, dry));
  const titles = saves.map(({ meta }) => meta.title).join(" or ");
  if (!remove && !dry) lines.push(`In Tabletop Simulator: Games, Save & Load, ${titles}.`);
  return lines.join("\n");
}

function installedLines({ saves, mods }: DataFolder, done: readonly Done[], dry: boolean): string[] {
  const lines = done.map(({ installed }) => `${dry ? "Would write " : ""}${join(saves, installed)}`);
  // Games share some of them.
  const paths = new Set(done.flatMap(({ write }) => write).map(({ path }) => path));
  const cached = [...paths].filter((path) => path.startsWith("Mods/")).length;
  if (mods === undefined) lines.push("There is no folder Mods beside the saves: no caches are filled.");
  else if (cached > 0)
    lines.push(`${cached} pictures and models ${dry ? "would go" : "are put"} into the caches in ${mods}.`);
  const removed = done.flatMap(({ remove }) => remove).length;
  if (removed > 0) lines.push(`${removed} old files of the caches ${dry ? "would be" : "are"} taken away.`);
  return lines;
}

function removedLines(done: readonly Done[], dry: boolean): string[] {
  const removed = done.flatMap(({ remove }) => remove);
  const saves = removed.filter((path) => path.startsWith("Saves/"));
  if (removed.length === 0) return ["There is nothing to take back."];
  const how = dry ? "Would take away" : "Taken away:";
  const others = removed.length - saves.length;
  return [
    ...saves.map((path) => `${how} ${path}`),
    ...(others === 0 ? [] : [`${how} ${others} files of the caches`]),
  ];
}

function listLine(
  { saves }: DataFolder,
  entries: ReturnType<typeof readList>,
  done: readonly Done[],
  dry: boolean,
): string {
  if (entries === undefined) return "Tabletop Simulator has no list of saves yet: it makes one itself.";
  const add = done.flatMap(({ installed, title }) =>
    installed === "" ? [] : [{ file: installed, name: title }],
  );
  if (dry) return "Would change Tabletop Simulator's list of saves, and keep a copy.";
  const drop = done.flatMap(({ dropped }) => dropped);
  return changeList(saves, entries, { add, drop }, Math.floor(Date.now() / 1000));
}
