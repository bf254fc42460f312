import type { InstallOptions } from "../../install/options";
import { wrongUse } from "../../options";
import type { ArgumentsCamelCase, Argv, InferredOptionTypes, Options } from "yargs";

type Flags = Readonly<Record<string, Options>>;
type Given<P, F extends Flags> = ArgumentsCamelCase<Omit<P, keyof F> & InferredOptionTypes<F>>;

/** The project that the program is of: some commands take its games, by --game. */
export interface Project {
  /** The file of a game's save as it was built; complains where it was not. */
  readonly builtSave: (game: string) => Promise<string>;
  /** Installs its games, or one of them; gives what is printed. */
  readonly installGames: (
    options: InstallOptions & { readonly game?: string | undefined },
  ) => Promise<string>;
}

/** The option that only a program of a project has. */
export const OF_PROJECT = "game";

/** An option with a text behind it, by what it is for. */
export function textFlag(describe: string) {
  return { type: "string", requiresArg: true, describe } as const;
}

/** An option that is given or not. */
export function flag(describe: string) {
  return { type: "boolean", default: false, describe } as const;
}

interface Definition<P, F extends Flags> {
  readonly name: string;
  /** Its arguments: `<save> <folder>`; one that may be missing is in brackets. */
  readonly usage: string;
  /** What it wants, for the complaint that something is missing: "a save and a folder". */
  readonly wants: string;
  /** What it wants instead, where there is a project: "--game". */
  readonly orElse?: string;
  /** One line for the list of commands, which begins in lower case. */
  readonly says: string;
  /** Says of each argument what it is. */
  readonly takes: (program: Argv) => Argv<P>;
  readonly options: F;
  /** Gets arguments and options by name; gives what is printed. Without a project there is no option --game. */
  readonly run: (given: Given<P, F>, project?: Project) => string | Promise<string>;
}

/** A command of the program `tts`, as its list has it. */
export interface Command extends Omit<Definition<never, Flags>, "run" | "takes"> {
  /** Adds the command to yargs; `print` gets what it prints. */
  readonly addTo: (program: Argv, print: (text: string) => void, project?: Project) => void;
}

/** Makes a command for the list in `index.ts`; each has a file of its own in this folder. */
export function command<P, F extends Flags>(definition: Definition<P, F>): Command {
  const { name, usage, says, takes, options, run } = definition;
  return {
    ...definition,
    addTo(program, print, project) {
      program.command(
        `${name} ${usage}`.trim(),
        says,
        (argv) => {
          const taken = takes(argv).options(options);
          return project === undefined ? taken.hide(OF_PROJECT) : taken;
        },
        async (given) => print(await run(given, project)),
      );
    },
  };
}

/** Complains that a command got too few or too many arguments. */
export function wantsOther({ name, wants, orElse }: Wanted, project: Project | undefined): never {
  wrongUse(`${name} wants ${wants}${project === undefined || orElse === undefined ? "" : `, or ${orElse}`}.`);
}

type Wanted = Pick<Command, "name" | "wants" | "orElse">;
