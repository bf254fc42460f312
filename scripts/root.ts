import { dirname } from "node:path";

/** The project's folder: a command is a file in its scripts (run.mjs). */
export const root = dirname(dirname(process.argv[1] ?? ""));
