import { addressesOf, checkAssets, type AssetOptions } from "./assets";
import { checkInterfaces } from "./interfaces";
import { checkOnline } from "./online";
import { checkScripts } from "./scripts";
import { checkShape } from "./shape";
import type { Finding, Report } from "./finding";
import type { Mod } from "../mod/mod";

export interface CheckOptions extends AssetOptions {
  /** Asks servers whether what addresses name is there. */
  readonly online: boolean;
}

/** What is wrong with a mod, or may be, in the order of its files and lines. */
export async function checkMod(mod: Mod, options: CheckOptions): Promise<readonly Finding[]> {
  const found: Finding[] = [];
  const report: Report = (severity, code, { file, line }, message) => {
    found.push({ file, line, severity, code, message });
  };
  checkShape(mod, report);
  checkScripts(mod, report);
  checkInterfaces(mod, report);
  checkAssets(mod, options, report);
  if (options.online) await checkOnline(addressesOf(mod), report);
  return found.sort((one, other) =>
    one.file === other.file ? one.line - other.line : one.file < other.file ? -1 : 1,
  );
}
