/** npm run bundles: the scripts of all saves, their engines and others, compiled into the cache by one process. */
import { SAVES } from "../mod/saves/index";
import { Complaint, runCommand } from "./complaint";
import { makeBundle, makeEngine, type Bundle } from "./lua/bundle";
import { OWN, parseArguments, wrongUse } from "./options";
import { root } from "./root";

const USAGE = `Usage: npm run bundles [-- [NAME=ENTRY]...]

Compiles what every save and its engine run, so that tests and commands find it made: scripts share most of their
files, and one process does for each file once what it would do for each script.
  NAME=ENTRY  a further script, by the file that it begins with`;

function main(): string {
  const { positionals } = parseArguments(OWN, {});
  const more = positionals.map((text) => {
    const [name = "", entry = ""] = text.split("=");
    if (name === "" || entry === "") wrongUse(`"${text}" is no NAME=ENTRY.`);
    return { name, entry };
  });
  const made = [
    ...[...SAVES, ...more].map((script) => ({ name: script.name, bundle: makeBundle(root, script) })),
    ...SAVES.map(({ name }) => ({ name: `${name}-engine`, bundle: makeEngine(root, name) })),
  ];
  for (const { name, bundle } of made) refuse(name, bundle);
  return `${made.length} bundles are there.`;
}

function refuse(name: string, { errors }: Bundle): void {
  if (errors.length > 0) throw new Complaint(`The bundle ${name} cannot be made:`, undefined, errors);
}

await runCommand(USAGE, main);
