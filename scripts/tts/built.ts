import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { Complaint } from "../complaint";
import { saveOf } from "../pack/saves";

/** The file of a game's save as it was built; complains where it was not. */
export function builtSave(game: string): string {
  const file = join(dirname(dirname(process.argv[1] ?? "")), "dist", `${saveOf(game).name}.json`);
  if (!existsSync(file)) throw new Complaint(`${file} is not built: run npm run build first.`);
  return file;
}
