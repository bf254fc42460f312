/** npm run -s package: makes dist/tabletop, the stand-in as a package for others (npm pack dist/tabletop). */
import { makePackage } from "./package/make";
import { runCommand } from "./complaint";

const FOLDER = "dist/tabletop";

await runCommand("Usage: npm run -s package", async () => {
  await makePackage(FOLDER);
  return `${FOLDER} is made: npm pack ./${FOLDER} packs it.`;
});
