import { visitAll, type Packed } from "./packed";

/** Every object has a GUID of six hexadecimal digits, and no two have the same. */
export function checkGuids({ save }: Packed): string[] {
  const found: string[] = [];
  const seen = new Map<string, string>();
  visitAll(save.ObjectStates, (path, key, value) => {
    if (key !== "GUID" || typeof value !== "string") return;
    const at = `ObjectStates${path}`;
    const before = seen.get(value);
    if (before !== undefined) found.push(`${at} "${value}" is that of ${before} too`);
    else if (!/^[0-9a-f]{6}$/.test(value)) found.push(`${at} "${value}" is not six hexadecimal digits`);
    seen.set(value, at);
  });
  return found;
}
