/** npm run data: makes the tables that the script has of the drawings, after places.json or board.svg have changed. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runCommand, Complaint, WRONG_USE } from "./complaint";
import { drawnTables } from "./data/tables";
import { root } from "./root";

await runCommand("Usage: npm run data", () => {
  if (process.argv.length > 2) throw new Complaint("data takes no arguments.", WRONG_USE);
  const said = drawnTables(root).map(({ path, text }) => {
    const file = join(root, path);
    let before = "";
    try {
      before = readFileSync(file, "utf8");
    } catch {
      // A table that is new.
    }
    if (before !== text) writeFileSync(file, text);
    return `${path}: ${before === text ? "as it was" : "written"}, ${text.length} bytes`;
  });
  return Promise.resolve(said.join("\n"));
});
