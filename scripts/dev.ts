/** npm run dev: the table in a browser, built anew and loaded anew whenever the mod or the page changes. */
import { join } from "node:path";
import { announcement } from "../tabletop/program/serve";
import { portOf, serve, SERVE_OPTIONS } from "./start/serve";
import { buildPage } from "./page/build";
import { Complaint, runCommand, REFUSED } from "./complaint";
import { devPage, isBelow, MOD, PAGE, remakeMod, remakePage } from "./dev/follow";
import { openBrowser } from "./start/browser";
import { FLAG, OWN, parseOptions, wrongUse } from "./options";
import { pushBuild } from "./dev/tts";
import { savesOf } from "./pack/saves";
import { startMaker } from "./dev/make";
import { watch } from "./dev/watch";
import type { Made } from "./dev/maker";
import { messageOf } from "../tabletop/save/check";
import { root } from "./root";

const USAGE = `Usage: npm run dev [-- OPTIONS]

Opens the table as npm start does, watches src/, mod/ and tabletop/page, and loads anew what has changed;
the game goes on.

  --game ID       the game; the first one if not given
  --port N        the port, 8080 if not given
  --host ADDRESS  lets other machines in, who need the join code
  --folder FOLDER where the games are kept, a folder of the project for each game if not given
  --editor        lets editors of scripts on this machine reach the table as they reach Tabletop Simulator (port 39999)
  --tts           pushes what was built to a running Tabletop Simulator, too
  --no-open       opens no browser`;

async function main(): Promise<string> {
  const values = parseOptions(OWN, { ...SERVE_OPTIONS, tts: FLAG });
  // One port is for both: this table would be pushed to itself.
  if (values.tts === true && values.editor === true) wrongUse("Either --tts or --editor is wanted.");
  portOf(values);
  const [save] = savesOf(values.game);
  console.log("Building the mod ...");
  const build = await startMaker(root, save);
  const [first, page] = await Promise.all([build(), buildPage(root, save, devPage(root))]);
  if ("errors" in first) throw new Complaint(first.errors[0] ?? "", REFUSED, first.errors.slice(1));
  let { opening } = first;
  const make = async (): Promise<Made> => {
    const made = await build();
    if ("opening" in made) opening = made.opening;
    return made;
  };
  const server = await serve(root, values, {
    ...{ folder: save.folder, source: async () => Promise.resolve(opening), page },
    assets: join(root, ".cache", "dev", "assets"),
  });
  const failed = (error: unknown): void => console.error(`That failed: ${messageOf(error)}`);
  // From now on what need not be compiled again is kept.
  make().catch(failed);
  const changed = async (files: string[]): Promise<void> => {
    const named = `${files[0] ?? ""}${files.length > 1 ? ` and ${files.length - 1} more` : ""}`;
    if (isBelow(files, MOD)) {
      const before = opening;
      console.log(`${named}: ${await remakeMod(server, make)}`);
      // What does not build is not pushed.
      if (values.tts === true && opening !== before)
        console.log(`Tabletop Simulator: ${await pushBuild(root, opening)}`);
    }
    if (isBelow(files, PAGE)) console.log(`${named}: ${await remakePage(server, root, save)}`);
  };
  watch(root, [...MOD, ...PAGE], changed, failed);
  if (values["no-open"] !== true) openBrowser(server.openLink());
  return `${announcement(server)}\nsrc/, mod/ and tabletop/page are watched.`;
}

await runCommand(USAGE, main);
