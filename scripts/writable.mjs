import { accessSync, constants, statSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Why nothing can be written in a folder of the project, which need not be there yet, in one sentence that says what to
 * do; undefined where it can be.
 * @param {string} folder
 * @returns {string | undefined}
 */
export function unwritable(folder) {
  for (let at = folder; ; at = dirname(at)) {
    const found = look(at);
    if (found === "missing" && dirname(at) !== at) continue;
    return found === "writable"
      ? undefined
      : `${at} cannot be written: make it a folder that you may write, or copy the project to a folder of your own.`;
  }
}

/**
 * @param {string} path
 * @returns {"missing" | "writable" | "unwritable"}
 */
function look(path) {
  try {
    if (!statSync(path).isDirectory()) return "unwritable";
    accessSync(path, constants.W_OK | constants.X_OK);
    return "writable";
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : "";
    return code === "ENOENT" || code === "ENOTDIR" ? "missing" : "unwritable";
  }
}
