import { homedir } from "node:os";
import { wrongUse } from "../options";
import { fromCaller } from "../replay/input";
import { dataFolderAt, findDataFolder, type DataFolder } from "./data-folder";

export interface InstallOptions {
  readonly folder?: string | undefined;
  readonly remove: boolean;
  readonly "dry-run": boolean;
  readonly list: boolean;
}

/** The data folder that --folder names, or that of this machine. */
export function chosenFolder({ folder }: InstallOptions): DataFolder {
  if (folder === "") return wrongUse("--folder wants a folder.");
  if (folder !== undefined) return dataFolderAt(fromCaller(folder));
  return findDataFolder({ platform: process.platform, home: homedir(), env: process.env });
}
