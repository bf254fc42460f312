/** One statement for locals that are made one after the other: each has the word itself again. */
import type { Edit } from "./edits";

/** A local that begins as a module or as an empty table. */
const LOCAL = /^local (\w+)=(?:(\w+)"\w+"|\{\})$/;
/** Lua has some two hundred places for what a statement works out. */
const MOST = 50;

/**
 * The edits that put runs of such lines into their first one, which leaves the others empty. Takes a bundle without
 * needless blanks. No line moves.
 */
export function gatherEdits(source: string): Edit[] {
  const edits: Edit[] = [];
  let run: { from: number; to: number; name: string; value: string }[] = [];
  const close = (): void => {
    const [first, ...rest] = run;
    if (rest.length > 0) {
      const names = run.map(({ name }) => name).join(",");
      const values = run.map(({ value }) => value).join(",");
      edits.push({ from: first.from, to: first.to, text: `local ${names}=${values}` });
      for (const { from, to } of rest) edits.push({ from, to, text: "" });
    }
    run = [];
  };
  let start = 0;
  for (const line of source.split("\n")) {
    const [found, name = "", called] = LOCAL.exec(line) ?? [];
    // What a local of the run holds can be called only behind the run.
    const isOwn = run.some((one) => one.name === called);
    if ((found === undefined && line !== "") || isOwn || run.length === MOST) close();
    if (found !== undefined) {
      const value = line.slice("local ".length + name.length + 1);
      run.push({ from: start, to: start + line.length, name, value });
    }
    start += line.length + 1;
  }
  close();
  return edits;
}
