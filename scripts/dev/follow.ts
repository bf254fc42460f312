import { join } from "node:path";
import { buildPage } from "../page/build";
import type { Made } from "./maker";
import type { Save } from "../../mod/save";
import type { TableServer } from "../../tabletop/server/server";
import { messageOf } from "../../tabletop/save/check";

/** Errors that are shown; the first ones are those that matter. */
const SHOWN = 3;

/** What is built anew for changes below which folders. */
export const MOD = ["src", "mod"];
export const PAGE = ["tabletop/page", "tabletop/xml"];

/** Whether any of the files, named from the project's folder, lies in one of the folders or below it. */
export function isBelow(files: readonly string[], folders: readonly string[]): boolean {
  return files.some((file) => folders.some((folder) => file.startsWith(`${folder}/`)));
}

/** Builds the mod and loads it anew; says what came of it. */
export async function remakeMod(server: TableServer, make: () => Promise<Made>): Promise<string> {
  const start = performance.now();
  const made = await make();
  if ("errors" in made) return `the mod does not build, and the old one goes on.${listed(made.errors)}`;
  const built = since(start);
  return (await server.reload()) ?? `mod built in ${built}, loaded after ${since(start)}.`;
}

/** Builds the page and has browsers load it; says what came of it. */
export async function remakePage(server: TableServer, root: string, save: Save): Promise<string> {
  const start = performance.now();
  try {
    await buildPage(root, save, devPage(root), "silent");
  } catch (error) {
    // The first line only counts the others.
    const lines = messageOf(error).split("\n").slice(1);
    return `the page does not build, and the old one goes on.${listed(lines)}`;
  }
  server.renew();
  return `page built in ${since(start)}.`;
}

/** Where the page lies while it is worked at: npm start has another one. */
export function devPage(root: string): string {
  return join(root, ".cache", "dev", "page");
}

function listed(errors: readonly string[]): string {
  const more = errors.length - SHOWN;
  return [...errors.slice(0, SHOWN), ...(more > 0 ? [`and ${more} more`] : [])]
    .map((line) => `\n  ${line}`)
    .join("");
}

function since(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}
