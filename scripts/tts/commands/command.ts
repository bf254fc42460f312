import type { ArgumentsCamelCase, Argv, InferredOptionTypes, Options } from "yargs";

type Flags = Readonly<Record<string, Options>>;
type Given<P, F extends Flags> = ArgumentsCamelCase<Omit<P, keyof F> & InferredOptionTypes<F>>;

/** What a command is. */
interface Definition<P, F extends Flags> {
  readonly name: string;
  /** Its arguments: `<save> <folder>`; one that may be missing is in brackets. */
  readonly usage: string;
  /** What it wants, for the complaint that something is missing: "a save and a folder". */
  readonly wants: string;
  /** One line for the list of commands, which begins in lower case. */
  readonly says: string;
  /** Says of each argument what it is. */
  readonly takes: (program: Argv) => Argv<P>;
  readonly options: F;
  /** Gets arguments and options by name; gives what is printed. */
  readonly run: (given: Given<P, F>) => string | Promise<string>;
}

/** A command of the program `tts`, as its list has it. */
export interface Command extends Omit<Definition<never, Flags>, "run" | "takes"> {
  /** Adds the command to yargs; `print` gets what it prints. */
  readonly addTo: (program: Argv, print: (text: string) => void) => void;
}

/** Makes a command for the list in `index.ts`; each has a file of its own in this folder. */
export function command<P, F extends Flags>(definition: Definition<P, F>): Command {
  const { name, usage, wants, says, takes, options, run } = definition;
  return {
    ...{ name, usage, wants, says, options },
    addTo(program, print) {
      program.command(
        `${name} ${usage}`.trim(),
        says,
        (argv) => takes(argv).options(options),
        async (given) => print(await run(given)),
      );
    },
  };
}
