import type { Room } from "./room";

/** Kinds of errors that the server is told of; a script that fails always otherwise need not fill its log. */
const MOST = 50;

/** What the script has failed at since the server was told last, each kind once. */
export function newErrors({ table, cut, reported }: Room): string[] {
  const { errors } = table.session;
  const { texts, seen } = reported.errors;
  const found: string[] = [];
  for (const { what, message } of errors.slice(Math.max(0, seen - cut.errors))) {
    const text = `${what}: ${message}`;
    if (texts.size >= MOST || texts.has(text)) continue;
    texts.add(text);
    found.push(text);
  }
  reported.errors.seen = cut.errors + errors.length;
  return found;
}
