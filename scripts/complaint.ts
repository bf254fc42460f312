import { printable, printableLine } from "./printable";
import { messageOf, SaveError } from "../tabletop/save/check";
import { isSystemFault, reasonOf } from "../tabletop/server/reason";

/** Exit codes of the commands: what was given is refused, or the command itself was called wrongly. */
export const REFUSED = 1;
export const WRONG_USE = 2;

/** Why a command stops: one sentence on one line of standard error, and its exit code. */
export class Complaint extends Error {
  constructor(
    message: string,
    readonly exit: typeof REFUSED | typeof WRONG_USE = REFUSED,
    /** Findings that follow, a line each. */
    more: readonly string[] = [],
  ) {
    super([message, ...more].map(printableLine).join("\n"));
  }
}

/** Whoever reads our output may stop doing so, as head does; anything else that stops us is complained of. */
function onOutputError(error: Error & { readonly code?: string }): void {
  if (error.code === "EPIPE") process.exit();
  process.stderr.write(`The output cannot be written: ${error.code ?? printableLine(error.message)}.\n`);
  process.exit(REFUSED);
}

/** What a command comes to: its exit code, and what it prints. */
export interface Result {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Why a command stops that was called with --help: its usage is what it prints. */
export class HelpWanted extends Error {}

/** How a command is called, or what says so where it is not always the same: where `isHelp`, somebody has asked. */
type Usage = string | ((isHelp: boolean) => Promise<string> | string);

/** A command's work, which gives what it prints. */
type Work = () => Promise<string> | string;

/**
 * Does a command's work: gives what it prints, or its complaint (with the usage after it for wrong use). Never
 * a stack trace: what is no complaint is named in one line, as the system's refusal or a mistake of ours.
 */
export async function resultOf(usage: Usage, work: Work): Promise<Result> {
  const called = (isHelp: boolean): Promise<string> | string =>
    typeof usage === "string" ? usage : usage(isHelp);
  try {
    return printed(await work());
  } catch (error) {
    if (error instanceof HelpWanted) return printed(await called(true));
    const message = messageOf(error);
    if (error instanceof Complaint) {
      const more = error.exit === WRONG_USE ? `\n${await called(false)}\n` : "";
      return { code: error.exit, out: "", err: `${message}\n${more}` };
    }
    if (error instanceof SaveError) return { code: REFUSED, out: "", err: `${message}\n` };
    const said = refusalOf(error) ?? `This should not happen, please report it: ${message.split("\n")[0]}`;
    return { code: REFUSED, out: "", err: `${printableLine(said)}\n` };
  }
}

function printed(text: string): Result {
  const shown = printable(text);
  return { code: 0, out: shown === "" || shown.endsWith("\n") ? shown : `${shown}\n`, err: "" };
}

/** What of a file or folder the system refuses, by its calls; all others write. */
const REFUSALS: Readonly<Record<string, string | undefined>> = {
  open: "opened",
  ...{ access: "read", lstat: "read", read: "read", readlink: "read", scandir: "read", stat: "read" },
};

/** What the system has refused, in a sentence; undefined of another error. */
function refusalOf(error: unknown): string | undefined {
  if (!isSystemFault(error)) return undefined;
  const { path, syscall = "" } = error;
  if (path === undefined)
    return `The system refuses ${syscall}: ${reasonOf(error)}. Put that right and try again.`;
  const refused = REFUSALS[syscall] ?? "written";
  return `${path} cannot be ${refused}: ${reasonOf(error)}. Put that right and try again.`;
}

/** Runs the command that this process is for: prints what it comes to, and ends with its exit code. */
export async function runCommand(usage: Usage, work: Work): Promise<void> {
  process.stdout.on("error", onOutputError);
  const { code, out, err } = await resultOf(usage, work);
  process.stdout.write(out);
  process.stderr.write(err);
  if (code !== 0) process.exitCode = code;
}
