/** The addresses in front of the script: globals, and on its first line, so that no line of the source map moves. */

export interface AssetTable {
  /** Addresses by path. */
  readonly assets: Readonly<Record<string, string>>;
  /** Whether all players reach them. */
  readonly open: boolean;
}

/**
 * `table_assets={...} table_assets_public=... ` before the code of the bundle. The folder that all of them lie in stands
 * there once: else a script would be longer by it for each asset, and too long wherever a project lies deep.
 */
export function withAssets(code: string, { assets, open }: AssetTable): string {
  const at = folderOf(Object.values(assets));
  const entries = Object.entries(assets).map(
    ([path, url]) => `[${luaText(path)}]=${luaText(url.slice(at.length))}`,
  );
  const whole = at === "" ? "" : `for a,b in pairs(table_assets)do table_assets[a]=${luaText(at)}..b end `;
  return `table_assets={${entries.join(",")}} ${whole}table_assets_public=${open} ${code}`;
}

/** What all addresses begin with, to the last slash of it. */
function folderOf(urls: readonly string[]): string {
  const folder = (text: string): string => text.slice(0, text.lastIndexOf("/") + 1);
  let at = folder(urls.at(0) ?? "");
  while (at !== "" && !urls.every((url) => url.startsWith(at))) at = folder(at.slice(0, -1));
  return at;
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
  const [, table, at = "", open] = WRITTEN.exec(script) ?? [];
  if (table === undefined) return undefined;
  const pairs = [...table.matchAll(/\["([^"]*)"\]="([^"]*)"/g)].map(([, path, url]) => [path, at + url]);
  return { assets: Object.fromEntries(pairs) as Record<string, string>, open: open === "true" };
}

const WRITTEN =
  /^table_assets=\{(.*?)\} (?:for a,b in pairs\(table_assets\)do table_assets\[a\]="([^"]*)"\.\.b end )?table_assets_public=(true|false) /;

/** A Lua literal. Paths, titles and addresses hold no quotes, no backslashes and no breaks: a URL writes them as %22. */
function luaText(text: string): string {
  return `"${text.replace(/["\\\n\r]/g, (sign) => encodeURIComponent(sign))}"`;
}
