/** The built pages that all files find which a worker runs one after the other: a second or two each. */
import { buildPage, buildPlainPage } from "../../../scripts/page/build";
import { ownFolder } from "../../helpers/folder";
import type { Save } from "../../../mod/save";

const built = new Map<string, Promise<string>>();

/** The folder with the page of a save, or of one that has no drawings. */
export async function pageOf(save: Save | "plain"): Promise<string> {
  const name = save === "plain" ? save : save.name;
  const known = built.get(name) ?? build(save, ownFolder(`page-${name}`));
  built.set(name, known);
  return known;
}

async function build(save: Save | "plain", folder: string): Promise<string> {
  return save === "plain" ? buildPlainPage(process.cwd(), folder) : buildPage(process.cwd(), save, folder);
}
