import { printable } from "../../printable";
import { askStates, dropAside, giveBack, putAside, takeAside, type States } from "./states";
import { GLOBAL } from "./lua";
import { planPush, refuseOther } from "./match";
import { placed, type PushSource } from "./source";
import type { Link } from "./link";
import type { FromTable } from "./from-table";

export interface PushOptions {
  /** Pushes to whatever game is loaded. */
  readonly force: boolean;
  /** Leaves the game as its save has it. */
  readonly fresh: boolean;
  /** Milliseconds without a word after which a game has been loaded. */
  readonly quiet: number;
}

export interface Pushed {
  /** What was sent: Global or an object by its name. */
  readonly sent: readonly string[];
  readonly same: number;
  readonly missing: readonly string[];
  /** Whether the game that was under way goes on. */
  readonly goesOn: boolean;
  /** Where its states wait for a script that loads; undefined where they were given back or there were none. */
  readonly aside?: string | undefined;
  /** Prints and errors of the scripts, in their order. */
  readonly lines: readonly string[];
  readonly errors: number;
}

/**
 * Sends changed scripts and interfaces to the game that Tabletop Simulator has loaded, which it then loads anew, and
 * gives scripts back what they would have saved.
 */
export async function push(link: Link, source: PushSource, options: PushOptions): Promise<Pushed> {
  const loaded = await link.ask({ messageID: 0 }, isLoaded, "list of scripts");
  if (!options.force) refuseOther(loaded, source);
  const { changed, same, missing } = await planPush(link, loaded, source);
  const none = { same, missing, lines: [], errors: 0, goesOn: true };
  if (changed.length === 0) return { sent: [], ...none };
  const states: States = options.fresh
    ? {}
    : { ...takeAside(source.name), ...(await askStates(link, loaded.scripts)) };
  const lines: string[] = [];
  const failed: string[] = [];
  let heard = performance.now();
  const deaf = link.hear((told) => {
    heard = performance.now();
    if (told.kind === "error") failed.push(told.guid);
    lines.push(...linesOf(told, source));
  });
  try {
    const scriptStates = changed.map(({ guid, nickname, kind, script, ui }) => ({
      ...{ guid, name: nickname === "" ? kind : nickname, script, ui },
    }));
    await link.ask({ messageID: 1, scriptStates }, isLoaded, "word that the game is loaded");
    heard = performance.now();
    const quiet = async (): Promise<void> => {
      while (performance.now() - heard < options.quiet)
        await new Promise((done) => setTimeout(done, options.quiet / 5));
    };
    await quiet();
    let aside: string | undefined;
    if (Object.keys(states).length > 0 && failed.includes(GLOBAL)) aside = putAside(source.name, states);
    else {
      await giveBack(link, states);
      await quiet();
      dropAside(source.name);
    }
    return {
      sent: changed.map(({ nickname, kind }) => (nickname === "" ? kind : nickname)),
      ...{ same, missing, lines, errors: failed.length, aside },
      goesOn: Object.keys(states).length > 0 && aside === undefined,
    };
  } catch (error) {
    if (Object.keys(states).length > 0) putAside(source.name, states);
    throw error;
  } finally {
    deaf();
  }
}

function isLoaded(told: FromTable): Extract<FromTable, { kind: "loaded" }> | undefined {
  return told.kind === "loaded" ? told : undefined;
}

/** What is printed of what Tabletop Simulator tells. */
export function linesOf(told: FromTable, source: Pick<PushSource, "place">): readonly string[] {
  if (told.kind === "print") return [`  print: ${printable(told.text)}`];
  if (told.kind === "message") return [`  message: ${printable(JSON.stringify(told.value) ?? "nil")}`];
  if (told.kind !== "error") return [];
  const prefix = told.prefix.trim();
  return [`  error: ${printable(`${prefix} ${placed(source, told.guid, told.text)}`.trim())}`];
}

/** What came of a push, in sentences and lines. */
export function report({ sent, same, missing, goesOn, aside, lines, errors }: Pushed): string {
  const others = same === 0 ? "" : ` ${same} are the same there.`;
  const head =
    sent.length === 0
      ? `Nothing is pushed, as nothing differs.${others}`
      : `${listed(sent)} pushed.${others}${goesOn ? " The game goes on." : ""}`;
  const lost =
    aside === undefined ? "" : ` The game that was under way waits in ${aside}: the next push takes it up.`;
  const gone =
    missing.length === 0 ? [] : [`Not on the table there, or not under this name: ${listed(missing)}.`];
  const failures = errors === 0 ? "" : ` ${errors === 1 ? "One error" : `${errors} errors`} of scripts:`;
  return [`${head}${lost}${failures}`, ...lines, ...gone].join("\n");
}

function listed(names: readonly string[]): string {
  const shown = names.slice(0, 5).join(", ");
  return names.length > 5 ? `${shown} and ${names.length - 5} more` : shown;
}
