/**
 * The compiler's map with its sources as paths from the project's root, so that it reads the same on every machine.
 * Takes and returns the text of a version 3 source map.
 */
export function cleanMap(text: string, root: string): string {
  const map = JSON.parse(text) as { sources: string[]; sourceRoot?: string; file?: string };
  const base = root.replaceAll("\\", "/").replace(/\/$/, "") + "/";
  const sources = map.sources.map((source) => {
    const path = source.replaceAll("\\", "/");
    return path.startsWith(base) ? path.slice(base.length) : path.replace(/^(\.\.\/)+/, "");
  });
  return JSON.stringify({ ...map, sourceRoot: "", sources });
}
