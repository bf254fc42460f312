import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Complaint } from "../complaint";
import { withLink, type LinkFlags } from "../tts/editor/options";
import { push, report } from "../tts/editor/push";
import { pushSource } from "../tts/editor/source";
import type { Opening } from "../../tabletop/server/table/messages";

/** Milliseconds without a word after which a game counts as loaded. */
const QUIET = 800;

/** Pushes a build to a running Tabletop Simulator; says what came of it, also where it is not there. */
export async function pushBuild(
  root: string,
  { save, map }: Opening,
  flags: LinkFlags = {},
): Promise<string> {
  const folder = join(root, ".cache", "dev", "tts");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "pushed.json");
  writeFileSync(file, save);
  const beside = join(folder, "pushed.lua.map");
  if (map === undefined) rmSync(beside, { force: true });
  else writeFileSync(beside, map);
  try {
    const source = pushSource(file, file);
    const options = { force: false, fresh: false, quiet: QUIET };
    return report(await withLink(flags, async (link) => push(link, source, options)));
  } catch (error) {
    if (error instanceof Complaint) return error.message;
    throw error;
  }
}
