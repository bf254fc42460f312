/** Keys that the page has taken itself. */
const TAKEN = "fqerm";

/** What the game gives to its hotkeys: their labels by keys, as `Enter`, `E` or `Ctrl+Z`. */
export type GivenKeys = Readonly<Record<string, string>>;

/**
 * A key for each of the script's hotkeys: the one that the game gives it, else a letter of its label, the first that is
 * free; the last may have none.
 */
export function keysOf(labels: readonly string[], given: GivenKeys = {}): Map<string, string> {
  const out = new Map<string, string>();
  for (const [key, label] of Object.entries(given)) if (labels.includes(label)) out.set(key, label);
  const used = new Set([...Array.from(TAKEN), ...[...out.keys()].map((key) => key.toLowerCase())]);
  const has = new Set(out.values());
  for (const label of labels) {
    if (has.has(label)) continue;
    const key = Array.from(label.toLowerCase()).find((letter) => /[a-z]/.test(letter) && !used.has(letter));
    if (key === undefined) continue;
    used.add(key);
    out.set(key, label);
  }
  return out;
}

/** How a key is named. */
export function nameOfKey(key: string): string {
  return key.length === 1 ? key.toUpperCase() : key;
}

/**
 * The label that the game gives to a key which is pressed; undefined for none. Enter is for a button or a piece that keys
 * have gone to: with Ctrl it is the game's wherever one is, unless that has another use for it.
 */
export function givenTo(
  { key, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">,
  given: GivenKeys,
): string | undefined {
  if (altKey) return undefined;
  const pressed = `${ctrlKey || metaKey ? "ctrl+" : ""}${key.toLowerCase()}`;
  const labelOf = (name: string): string | undefined =>
    Object.entries(given).find(([one]) => one.toLowerCase() === name)?.[1];
  return labelOf(pressed) ?? (pressed === "ctrl+enter" ? labelOf("enter") : undefined);
}
