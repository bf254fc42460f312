import { join } from "node:path";
import { savesOf } from "../pack/saves";
import { buildAnew } from "../start/built";
import { isBuiltElsewhere, readBuilt } from "./built";
import { newInstaller, type Done } from "./install";
import { chosenFolder, type InstallOptions } from "./options";
import { newReport } from "./report";
import { root } from "../root";

/** Copies the built saves to where Tabletop Simulator looks for saves, or takes them back; gives what is printed. */
export function installGames(options: InstallOptions & { readonly game?: string | undefined }): string {
  const { remove, "dry-run": dry } = options;
  const saves = savesOf(options.game);
  const folder = chosenFolder(options);
  const report = newReport(folder, options, true);
  const installer = newInstaller(folder, dry);
  const dist = join(root, "dist");
  const lines: string[] = [];
  const done: Done[] = [];
  for (const save of saves) {
    const { title } = save.meta;
    if (!remove && isBuiltElsewhere(dist, save)) {
      lines.push(
        `dist/${save.name}.json was built in another folder and is built anew${dry ? " first" : ""}.`,
      );
      if (dry) continue;
      buildAnew(root, save);
    }
    done.push(remove ? installer.remove(title) : installer.install(title, readBuilt(dist, save, folder)));
  }
  lines.push(...report(done));
  const titles = saves.map(({ meta }) => meta.title).join(" or ");
  if (!remove && !dry) lines.push(`In Tabletop Simulator: Games, Save & Load, ${titles}.`);
  return lines.join("\n");
}
