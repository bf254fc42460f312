import yargs, { type Argv } from "yargs";
import { wrongUse } from "../options";
import { OF_PROJECT, wantsOther, type Command, type Project } from "./commands/command";

/** A line of help is no longer than this. */
const WIDTH = 120;

/** The program: its commands, how it is called, and the project that it is of, if there is one. */
export interface Workshop {
  readonly commands: readonly Command[];
  /** As `npm run -s tts --`. */
  readonly call: string;
  readonly project?: Project;
}

/** Runs a command of the program; gives what is printed. */
export async function tts(workshop: Workshop, args: readonly string[]): Promise<string> {
  refuseOptions(workshop, args);
  let printed = "";
  const program = newProgram(workshop, (text) => (printed = text));
  program.fail((message, error) => {
    // What a command complains of comes by here as well; what yargs throws has a message of its own.
    if (error !== undefined && error.name !== "YError") throw error;
    wrongUse(sentenceOf(workshop, message || error?.message || "", args));
  });
  return (await outputOf(program, args)) || printed;
}

/** The help of the command that the arguments name, or of the whole program. */
export async function usageOf(workshop: Workshop, args: readonly string[]): Promise<string> {
  const named = workshop.commands.filter(({ name }) => name === args[0]).map(({ name }) => name);
  return outputOf(
    newProgram(workshop, () => undefined),
    [...named, "--help"],
  );
}

/** What yargs itself would print: help, or what completion asks for. */
async function outputOf(program: Argv, args: readonly string[]): Promise<string> {
  let output = "";
  await program.parseAsync([...args], {}, (_error, _given, text) => {
    output = text;
  });
  return output;
}

function newProgram({ commands, call, project }: Workshop, print: (text: string) => void): Argv {
  const program = yargs()
    .scriptName("tts")
    .usage(`Usage: ${call} COMMAND ...`)
    .locale("en")
    .parserConfiguration({
      ...{ "parse-numbers": false, "parse-positional-numbers": false, "dot-notation": false },
      ...{ "boolean-negation": false, "camel-case-expansion": false, "duplicate-arguments-array": false },
    })
    .exitProcess(false)
    .showHelpOnFail(false)
    .version(false)
    .strict()
    .demandCommand(1, "A command is wanted.")
    .wrap(WIDTH)
    .help("help", "this text; after a command, its own")
    .completion("completion", "a script by which bash and zsh complete commands and options")
    .epilogue("Exit code 0: done; 1: refused, or something was found or kept; 2: wrong use.");
  for (const { addTo } of commands) addTo(program, print, project);
  return program;
}

/** Complains of a value after an option that takes none, which yargs passes over, and of an option of projects. */
function refuseOptions(workshop: Workshop, args: readonly string[]): void {
  for (const arg of args) {
    const [, name = "", value] = /^--([\w-]+)(=)?/.exec(arg) ?? [];
    const known = commandOf(workshop, args)?.options[name];
    if (value !== undefined && known?.type === "boolean") wrongUse(`--${name} takes no value.`);
    if (name === OF_PROJECT && workshop.project === undefined) wrongUse(`--${name} is no option.`);
  }
}

function commandOf({ commands }: Workshop, args: readonly string[]): Command | undefined {
  return commands.find(({ name }) => name === args[0]);
}

/** What yargs complains of, as one sentence of ours. */
function sentenceOf(workshop: Workshop, message: string, args: readonly string[]): string {
  const found = commandOf(workshop, args);
  const unknown = /^Unknown arguments?: ([^,]+)/.exec(message)?.[1];
  const option = /^Not enough arguments following: (.+)$/.exec(message)?.[1];
  if (option !== undefined) return `--${option} wants a value.`;
  const given = args.find((arg) => /^-/.test(arg) && arg.replace(/^--?|=.*$/g, "") === unknown);
  if (given !== undefined) {
    const whose = workshop.commands.filter(({ options }) => Object.hasOwn(options, unknown ?? ""));
    if (found === undefined || whose.length === 0) return `${given.replace(/=.*$/, "")} is no option.`;
    return `${given.replace(/=.*$/, "")} is for ${whose.map(({ name }) => name).join(" and ")}.`;
  }
  if (found !== undefined && (unknown !== undefined || message.startsWith("Not enough non-option")))
    return wantsOther(found, workshop.project);
  return unknown === undefined ? message : `There is no command "${unknown}".`;
}
