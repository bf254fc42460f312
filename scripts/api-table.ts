/** npm run -s api-table: writes docs/tabletop-api.md, what the stand-in has of the documented API. */
import { writeFileSync } from "node:fs";
import { apiTable } from "./api-table/table";
import { runCommand } from "./complaint";

const FILE = "docs/tabletop-api.md";

await runCommand("Usage: npm run -s api-table", () => {
  writeFileSync(FILE, apiTable());
  return `${FILE} is written.`;
});
