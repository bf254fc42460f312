/** Exit codes of the commands: what was given is refused, or the command itself was called wrongly. */
export const REFUSED = 1;
export const WRONG_USE = 2;

/** Why a command stops: one sentence for standard error, and its exit code. */
export class Complaint extends Error {
  constructor(
    message: string,
    readonly exit: typeof REFUSED | typeof WRONG_USE = REFUSED,
  ) {
    super(message);
  }
}

/**
 * Runs a command: prints what it gives, or its complaint (with the usage behind it for wrong use). Never
 * a stack trace: what is no complaint is a mistake of ours and is named in one line.
 */
export async function runCommand(usage: string, work: () => Promise<string>): Promise<void> {
  // Whoever reads our output may stop doing so, as head does.
  process.stdout.on("error", () => process.exit());
  try {
    const text = await work();
    process.stdout.write(text === "" || text.endsWith("\n") ? text : `${text}\n`);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (error instanceof Complaint) {
      process.stderr.write(`${message}\n`);
      if (error.exit === WRONG_USE) process.stderr.write(`\n${usage}\n`);
      process.exitCode = error.exit;
    } else {
      process.stderr.write(`This should not happen, please report it: ${message.split("\n")[0]}\n`);
      process.exitCode = REFUSED;
    }
  }
}
