import { parseWhole } from "../../core/lines";
import { LANGUAGE } from "../language";

/** What Tabletop Simulator answers once it has asked the web. */
interface WebAnswer {
  readonly is_error: boolean;
  readonly text: string | undefined;
}

interface Globals {
  /** What the packed save writes in front of the script: its version, and where the number of the newest one is told. */
  readonly table_release?: { readonly version: string; readonly newest?: string };
  readonly WebRequest?: {
    get(this: void, url: string, answered: (this: void, answer: WebAnswer) => void): void;
  };
}

/** Tells whoever asks the version, and the host whether there is a newer one: the web is asked for that, and never else. */
export function tellVersion(asker: TtsPlayer): void {
  const { table_release: release, WebRequest: web } = globalThis as unknown as Globals;
  const { version } = LANGUAGE.flow;
  const own = release === undefined ? "" : release.version;
  const newest = release?.newest;
  if (!asker.host || newest === undefined || web === undefined) {
    asker.print(version.own(own));
    if (asker.host) asker.print(version.unknown);
    return;
  }
  web.get(newest, (answer) => {
    const told = answer.is_error ? "" : firstWord(answer.text ?? "");
    const order = compare(told, own);
    asker.print(version.own(own));
    if (order === undefined) asker.print(version.silent);
    else asker.print(order > 0 ? version.newer(told) : version.newest);
  });
}

/** What stands before the first blank or the first end of a line. */
function firstWord(text: string): string {
  let end = 0;
  while (end < text.length && text.charCodeAt(end) > 32) end++;
  return text.substring(0, end);
}

/** Over 0 where the first version is newer; undefined where one is none. */
function compare(one: string, other: string): number | undefined {
  const first = numbersOf(one);
  const second = numbersOf(other);
  if (first === undefined || second === undefined) return undefined;
  for (let i = 0; i < first.length; i++) if (first[i] !== second[i]) return first[i] - second[i];
  return 0;
}

/** The three numbers of a version; undefined where it has others. */
function numbersOf(version: string): number[] | undefined {
  if (version.length > 20) return undefined;
  const numbers = version.split(".").map((part) => parseWhole(part));
  return numbers.length === 3 && numbers.every((number) => number >= 0) ? numbers : undefined;
}
