/** Who looks at the interface. A team is a suit, or "None". */
export interface Viewer {
  color: string;
  host: boolean;
  promoted: boolean;
  team: string;
}

/** Whether a `visibility` names a viewer. An empty one means everyone, a blank one nobody; "None" those of no team. */
export function meantFor(visibility: string, viewer: Viewer): boolean {
  if (visibility === "") return true;
  const names = namesIn(visibility);
  if (names.includes(viewer.color.toLowerCase()) || (names.includes("host") && viewer.host)) return true;
  if (names.includes("admin") && (viewer.host || viewer.promoted)) return true;
  return names.includes(viewer.team.toLowerCase());
}

/** The names in each `visibility` that was asked about lately: every element is asked for every viewer. */
const known = new Map<string, readonly string[]>();
const MOST_KNOWN = 1000;

function namesIn(visibility: string): readonly string[] {
  const before = known.get(visibility);
  if (before !== undefined) return before;
  const names = visibility.split("|").map((name) => name.trim().toLowerCase());
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(visibility, names);
  return names;
}
