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
  const names = visibility.split("|").map((name) => name.trim().toLowerCase());
  if (names.includes(viewer.color.toLowerCase())) return true;
  if (names.includes("host") && viewer.host) return true;
  if (names.includes("admin") && (viewer.host || viewer.promoted)) return true;
  return names.includes(viewer.team.toLowerCase());
}
