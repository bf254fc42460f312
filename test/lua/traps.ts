import { HEAD } from "./compile";

/** A program that walks into every trap the build removes. Compiled once, run on every engine. */
export const TRAPS = `${HEAD}
class Unpaid extends Error {
  constructor(readonly coins: number) { super("unpaid"); this.name = "Unpaid"; }
}
function raise(kind: string): number {
  if (kind === "error") throw new Error("no territory");
  if (kind === "own") throw new Unpaid(7);
  if (kind === "text") throw "plain";
  if (kind === "nil") { const o = undefined as unknown as { a: number }; return o.a; }
  return 1;
}
out("caught", (kind) => {
  try { return "value " + raise(kind); }
  catch (e) {
    if (e instanceof Unpaid) return "unpaid " + e.coins + " " + e.name;
    if (e instanceof Error) return "error " + e.message + " " + e.name;
    return "other " + (e as string);
  }
});
out("rethrown", (kind) => {
  try { try { raise(kind); return "none"; } catch (e) { throw e; } finally { raise("fine"); } }
  catch (e) { return e instanceof Error ? e.message : "other"; }
});
out("shown", () => "" + new Error("no territory"));
out("stack", () => { try { raise("error"); return ""; } catch (e) { return (e as Error).stack ?? ""; } });
out("uncaught", (kind) => "" + raise(kind));
out("continues", (a) => {
  let total = 0;
  for (let i = 0; i < 6; i++) { const x = i * 2; if (x === 4) continue; total += x; }
  let k = 0;
  while (k < 6) { k++; const y = k * 3; if (y === 9) continue; for (let j = 0; j < 3; j++) { const z = j; if (z === 1) continue; total += y * z; } }
  do { k--; const w = k; if (w === 2) continue; total += w; } while (k > 0);
  for (const v of [1, 2, 3]) { const u = v; if (u === 2) continue; total += u; }
  return a + total;
});
out("sorted", () => [5, 3, 9, 1, 7].sort((a, b) => a - b).join(","));
out("echo", (a) => a);
out("size", (a) => "" + a.length);
`;

/** What each function answers, on every engine alike. */
export const ANSWERS: readonly (readonly [name: string, argument: string, answer: string])[] = [
  ["caught", "fine", "value 1"],
  ["caught", "error", "error no territory Error"],
  ["caught", "own", "unpaid 7 Unpaid"],
  ["rethrown", "error", "no territory"],
  ["shown", "", "Error: no territory"],
  ["continues", "sum ", "sum 151"],
  ["sorted", "", "1,3,5,7,9"],
];
