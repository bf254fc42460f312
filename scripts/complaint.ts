import { printable, printableLine } from "./printable";

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

/**
 * Runs a command: prints what it gives, or its complaint (with the usage behind it for wrong use). Never
 * a stack trace: what is no complaint is named in one line, as the system's refusal or a mistake of ours.
 */
export async function runCommand(usage: string, work: () => Promise<string>): Promise<void> {
  process.stdout.on("error", onOutputError);
  try {
    const text = await work();
    const shown = printable(text);
    process.stdout.write(shown === "" || shown.endsWith("\n") ? shown : `${shown}\n`);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (error instanceof Complaint) {
      process.stderr.write(`${message}\n`);
      if (error.exit === WRONG_USE) process.stderr.write(`\n${usage}\n`);
      process.exitCode = error.exit;
    } else {
      const isSystem = error instanceof Error && "syscall" in error;
      const whose = isSystem ? "The system refuses" : "This should not happen, please report it";
      process.stderr.write(`${whose}: ${printableLine(message.split("\n")[0])}\n`);
      process.exitCode = REFUSED;
    }
  }
}
