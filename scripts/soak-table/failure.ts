import type { Table } from "../../tabletop/table";

/** What went wrong at a table; runs that end with the same kind show the same mistake. */
export interface Failure {
  readonly kind: string;
  readonly text: string;
  /** It shows when somebody looks whether the game goes on, and not by a press. */
  readonly atLook?: true;
  /** What shows it, where that is not what was pressed. */
  readonly input?: string;
}

/** An error of the script, a told one included, or something that it gets away with here. */
export function checkScript({ errors, warnings }: Table): Failure | undefined {
  const [error] = errors;
  if ((error as typeof error | undefined) !== undefined) {
    const where = error.what.replace(/-\d+$/, "");
    return {
      kind: `error ${error.message.replace(/\d+/g, "N")}`,
      text: `the script fails at ${where}: ${error.message}`,
    };
  }
  return warnings.length === 0
    ? undefined
    : { kind: `warning ${warnings[0].replace(/\d+/g, "N")}`, text: `the script is warned: ${warnings[0]}` };
}
