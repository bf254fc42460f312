/** The addresses in front of the script: globals, and on its first line, so that no line of the source map moves. */

export interface AssetTable {
  /** Addresses by path. */
  readonly assets: Readonly<Record<string, string>>;
  /** Whether all players reach them. */
  readonly open: boolean;
}

/** `table_assets={...} table_assets_public=... ` before the code of the bundle. */
export function withAssets(code: string, { assets, open }: AssetTable): string {
  const entries = Object.entries(assets).map(([path, url]) => `[${luaText(path)}]=${luaText(url)}`);
  return `table_assets={${entries.join(",")}} table_assets_public=${open} ${code}`;
}

/** `game_titles={...} ` before the code of the bundle: the titles of games by id, for saves that are of another one. */
export function withTitles(code: string, titles: readonly (readonly [id: string, title: string])[]): string {
  return `game_titles={${titles.map(([id, title]) => `[${luaText(id)}]=${luaText(title)}`).join(",")}} ${code}`;
}

/** `table_release={...} ` before the code of the bundle: its version, and where the number of the newest one is told. */
export function withRelease(code: string, version: string, newest?: string): string {
  const where = newest === undefined ? "" : `,newest=${luaText(newest)}`;
  return `table_release={version=${luaText(version)}${where}} ${code}`;
}

/** Reads what `withAssets` has written; undefined for a script that does not begin so. */
export function readAssets(script: string): AssetTable | undefined {
  const [, table, open] = /^table_assets=\{(.*?)\} table_assets_public=(true|false) /.exec(script) ?? [];
  if (table === undefined) return undefined;
  const pairs = [...table.matchAll(/\["([^"]*)"\]="([^"]*)"/g)].map(([, path, url]) => [path, url]);
  return { assets: Object.fromEntries(pairs) as Record<string, string>, open: open === "true" };
}

/** A Lua literal. Paths, titles and addresses hold no quotes, no backslashes and no breaks: a URL writes them as %22. */
function luaText(text: string): string {
  return `"${text.replace(/["\\\n\r]/g, (c) => encodeURIComponent(c))}"`;
}
