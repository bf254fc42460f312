import yargs, { type Argv } from "yargs";
import { wrongUse } from "../options";
import type { Command } from "./commands/command";
import { COMMANDS } from "./commands/index";

/** A line of help is no longer than this. */
const WIDTH = 120;

/** Runs a command of the workshop; gives what is printed. */
export async function tts(args: readonly string[]): Promise<string> {
  refuseValues(args);
  let printed = "";
  const program = newProgram((text) => (printed = text));
  program.fail((message, error) => {
    // What a command complains of comes by here as well; what yargs throws has a message of its own.
    if (error !== undefined && error.name !== "YError") throw error;
    wrongUse(sentenceOf(message || error?.message || "", args));
  });
  return (await outputOf(program, args)) || printed;
}

/** The help of the command that the arguments name, or of the whole program. */
export async function usageOf(args: readonly string[]): Promise<string> {
  const named = COMMANDS.filter(({ name }) => name === args[0]).map(({ name }) => name);
  return outputOf(
    newProgram(() => undefined),
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

function newProgram(print: (text: string) => void): Argv {
  const program = yargs()
    .scriptName("tts")
    .usage("Usage: npm run -s tts -- COMMAND ...")
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
    .help("help", "this text; behind a command, its own")
    .completion("completion", "a script by which bash and zsh complete commands and options")
    .epilogue("Exit code 0: done; 1: refused, or something was found or kept; 2: wrong use.");
  for (const { addTo } of COMMANDS) addTo(program, print);
  return program;
}

/** Complains of a value behind an option that takes none, which yargs passes over. */
function refuseValues(args: readonly string[]): void {
  for (const arg of args) {
    const name = /^--([\w-]+)=/.exec(arg)?.[1] ?? "";
    const known = commandOf(args)?.options[name];
    if (known?.type === "boolean") wrongUse(`--${name} takes no value.`);
  }
}

function commandOf(args: readonly string[]): Command | undefined {
  return COMMANDS.find(({ name }) => name === args[0]);
}

/** What yargs complains of, as one sentence of ours. */
function sentenceOf(message: string, args: readonly string[]): string {
  const found = commandOf(args);
  const unknown = /^Unknown arguments?: ([^,]+)/.exec(message)?.[1];
  const option = /^Not enough arguments following: (.+)$/.exec(message)?.[1];
  if (option !== undefined) return `--${option} wants a value.`;
  const given = args.find((arg) => /^-/.test(arg) && arg.replace(/^--?|=.*$/g, "") === unknown);
  if (given !== undefined) {
    const whose = COMMANDS.filter(({ options }) => Object.hasOwn(options, unknown ?? ""));
    if (found === undefined || whose.length === 0) return `${given.replace(/=.*$/, "")} is no option.`;
    return `${given.replace(/=.*$/, "")} is for ${whose.map(({ name }) => name).join(" and ")}.`;
  }
  if (found !== undefined && (unknown !== undefined || message.startsWith("Not enough non-option")))
    return `${found.name} wants ${found.wants}.`;
  return unknown === undefined ? message : `There is no command "${unknown}".`;
}
