/** npm run -s serve -- SAVE.json: opens a save of any mod as a table for browsers. */
import { FLAG, OWN, parseArguments, wrongUse } from "./options";
import { SERVE_OPTIONS } from "./start/serve";
import { refuseUnwritable } from "./start/built";
import { runCommand } from "./complaint";
import { serveForeign } from "./start/foreign";
import { root } from "./root";

const USAGE = `Usage: npm run -s serve -- SAVE.json|FOLDER [options]
Opens a save of Tabletop Simulator, of any mod, or an unpacked folder, as a table in browsers. It ends with Ctrl-C.
  --port N         the port, 8080 if not given
  --host ADDRESS   lets other machines in, who need the join code; 0.0.0.0 for all of this machine's addresses
  --folder FOLDER  where the games are kept, .tables/NAME if not given
  --online         fetches the pictures of the save from the internet; without it there are blanks
  --continue       goes on with the last game; without it the save is opened as it is in its file
  --editor         editors of scripts reach the table, as they reach Tabletop Simulator (docs/tabletop.md)
  --no-open        opens no browser`;

await runCommand(USAGE, async () => {
  const { game: _, ...options } = SERVE_OPTIONS;
  const { values, positionals } = parseArguments(OWN, {
    ...options,
    online: FLAG,
    continue: FLAG,
  });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) return wrongUse("One save is wanted.");
  refuseUnwritable(root);
  return serveForeign(root, file, values);
});
