/** npm run bundles: the scripts of all saves, their engines and others, compiled into the cache by one process. */
import { SAVES } from "../mod/saves/index";
import { Complaint, runCommand, WRONG_USE } from "./complaint";
import { makeBundle, makeEngine, type Bundle } from "./lua/bundle";
import { parseOptions } from "./options";
import { root } from "./root";

const USAGE = `Usage: npm run bundles [-- [NAME=ENTRY]...]

Compiles what every save and its engine run, so that tests and commands find it made: scripts share most of their
files, and one process does for each file once what it would do for each script.
  NAME=ENTRY  a further script, by the file that it begins with`;

function main(): Promise<string> {
  const { positionals, values } = parseOptions({
    args: process.argv.slice(2),
    options: { help: { type: "boolean" } },
    allowPositionals: true,
  });
  if (values.help === true) return Promise.resolve(USAGE);
  const more = positionals.map((text) => {
    const [name = "", entry = ""] = text.split("=");
    if (name === "" || entry === "") throw new Complaint(`"${text}" is no NAME=ENTRY.`, WRONG_USE);
    return { name, entry };
  });
  const made = [
    ...[...SAVES, ...more].map((script) => ({ name: script.name, bundle: makeBundle(root, script) })),
    ...SAVES.map(({ name }) => ({ name: `${name}-engine`, bundle: makeEngine(root, name) })),
  ];
  for (const { name, bundle } of made) refuse(name, bundle);
  return Promise.resolve(`${made.length} bundles are there.`);
}

function refuse(name: string, { errors }: Bundle): void {
  if (errors.length > 0) throw new Complaint(`The bundle ${name} cannot be made:`, undefined, errors);
}

await runCommand(USAGE, main);
