import { visitAll, type Packed } from "./packed";

/** Tags are registered: those of objects and snap points, and those that the script names. */
export function checkTags({ save, named }: Packed): string[] {
  const { labels } = save["ComponentTags"] as { labels: { displayed: string }[] };
  const known = new Set(labels.map(({ displayed }) => displayed));
  const found = new Set<string>();
  const look = (at: string, tag: string): void => {
    if (!known.has(tag)) found.add(`${at}: the tag "${tag}" is not in ComponentTags`);
  };
  visitAll({ ObjectStates: save.ObjectStates, SnapPoints: save.SnapPoints }, (path, key, value) => {
    if (key === "Tags" && Array.isArray(value)) for (const tag of value as string[]) look(path, tag);
  });
  for (const { tag, line } of named.tags) look(`LuaScript line ${line}`, tag);
  return [...found];
}
