import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";

const FOLDERS = ["src", "mod", "assets", "tabletop", "scripts", "test"];

/** The names of all files that tests may import: one that comes or goes may change where an import leads. */
const names = createHash("sha256");
for (const folder of FOLDERS)
  for (const name of readdirSync(folder, { recursive: true }).map(String).sort())
    if (/\.(ts|mjs|lua|json)$/.test(name)) names.update(`${folder}/${name}\n`);
const key = names.digest("hex");

/** One function for all projects: vitest asks each that it is given once. */
const keyOfTree = () => key;

/**
 * A plugin for vitest, which keeps what it has made of a file by the file's text alone (`fsModuleCache`): with another
 * tree it is made anew.
 * @type {import("vitest/config").Plugin}
 */
export const KEPT_MODULES = {
  name: "kept-modules",
  configureVitest: ({ experimental_defineCacheKeyGenerator: define }) => define(keyOfTree),
};
