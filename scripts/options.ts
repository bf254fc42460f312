import { parseArgs, type ParseArgsConfig } from "node:util";
import { Complaint, HelpWanted, WRONG_USE } from "./complaint";

/** Complains that a command was called wrongly. */
export function wrongUse(message: string): never {
  throw new Complaint(message, WRONG_USE);
}

/** Kinds of options: with a text behind it, with one each time that it is given, and with none. */
export const TEXT = { type: "string" } as const;
export const TEXTS = { type: "string", multiple: true } as const;
export const FLAG = { type: "boolean" } as const;

/** The arguments of the command that this process is for. */
export const OWN: readonly string[] = process.argv.slice(2);

type Options = NonNullable<ParseArgsConfig["options"]>;

/**
 * The options among a command's arguments, and what is none, by Node's parseArgs, whose complaints are one sentence each.
 * Every command takes --help, which ends it with its usage.
 */
export function parseArguments<T extends Options>(args: readonly string[], options: T) {
  return parsed(args, options, true);
}

/** The same for a command that takes options alone. */
export function parseOptions<T extends Options>(args: readonly string[], options: T) {
  return parsed(args, options, false).values;
}

function parsed<T extends Options>(args: readonly string[], options: T, allowPositionals: boolean) {
  const taken = { args: [...args], allowPositionals, options: { ...options, help: FLAG } };
  const given = unrefused(() => parseArgs(taken));
  if ("help" in given.values) throw new HelpWanted();
  return given;
}

/** What Node gives; complains of what it refuses. */
function unrefused<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    return wrongUse(optionFault(error instanceof Error ? error.message : ""));
  }
}

/** parseArgs says more than one sentence, and of another command: only what is wrong is kept. */
function optionFault(message: string): string {
  const option = /'(-[^' ]*)/.exec(message)?.[1];
  if (option === undefined) return message.startsWith("Unexpected") ? "Only options are taken." : message;
  if (message.startsWith("Unknown option")) return `${option} is no option.`;
  if (message.includes("does not take an argument")) return `${option} takes no value.`;
  if (message.includes("ambiguous")) return `${option} wants a value; one that begins with - goes after a =.`;
  return message.includes("argument missing") ? `${option} wants a value.` : `${option} is not understood.`;
}

/** The whole number that an option gives, from `least` to `most`; complains about any other text. */
export function numberOption(name: string, text: string, least: number, most: number): number {
  const value = /^\d{1,10}$/.test(text) ? Number(text) : -1;
  if (value >= least && value <= most) return value;
  return wrongUse(`--${name} wants a number from ${least} to ${most}, not "${text}".`);
}

/** The ids that an option asks for: the one that it gives, or all of them without it; complains about any other text. */
export function idsOption(
  name: string,
  given: string | undefined,
  ids: readonly string[],
): readonly string[] {
  const asked = ids.filter((id) => given === undefined || id === given);
  return asked.length > 0 ? asked : wrongUse(`--${name} wants one of ${ids.join(", ")}.`);
}
