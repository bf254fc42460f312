/** npm run data: makes the tables that the script has of the drawings, after places.json or board.svg have changed. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "./complaint";
import { drawnTables } from "./data/tables";
import { wrongUse } from "./options";
import { root } from "./root";

await runCommand("Usage: npm run data", () => {
  if (process.argv.length > 2) wrongUse("data takes no arguments.");
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
  return said.join("\n");
});
