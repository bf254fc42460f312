import { parseArgs, type ParseArgsConfig } from "node:util";
import { Complaint, WRONG_USE } from "./complaint";

/** Complains that a command was called wrongly. */
export function wrongUse(message: string): never {
  throw new Complaint(message, WRONG_USE);
}

/** Node's parseArgs, whose complaints are one sentence each. */
export function parseOptions<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
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
