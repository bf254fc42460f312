/** Keys that the page has taken itself. */
const TAKEN = "fqerm";

/** A key for each of the script's hotkeys: a letter of its label, the first that is free; the last may have none. */
export function keysOf(labels: readonly string[]): Map<string, string> {
  const used = new Set(TAKEN);
  const out = new Map<string, string>();
  for (const label of labels) {
    const key = Array.from(label.toLowerCase()).find((letter) => /[a-z]/.test(letter) && !used.has(letter));
    if (key === undefined) continue;
    used.add(key);
    out.set(key, label);
  }
  return out;
}
