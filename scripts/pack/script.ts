/** The addresses in front of the script: globals, and on its first line, so that no line of the source map moves. */

export interface AssetTable {
  /** Addresses by path. */
  readonly assets: Readonly<Record<string, string>>;
  /** Whether all players reach them. */
  readonly open: boolean;
}

/**
 * `table_assets={...} table_assets_public=... ` before the code of the bundle. The folder that most of them lie in stands
 * there once, and of a file that is called there by its path and a hash the hash alone; of all others once what they begin
 * with. Else a script would be longer by that for each asset, and too long wherever a project lies deep.
 */
export function withAssets(code: string, { assets, open }: AssetTable): string {
  const most = mostFolder(Object.values(assets));
  const hashOf = (path: string, url: string): string | undefined => {
    const hash = HASHED.exec(url)?.[1];
    return hash !== undefined && url === addressOf(most, path, hash) ? hash : undefined;
  };
  const rest = commonFolder(
    Object.entries(assets).flatMap(([path, url]) => (hashOf(path, url) ? [] : [url])),
  );
  const entries = Object.entries(assets).map(
    ([path, url]) => `[${luaText(path)}]=${luaText(hashOf(path, url) ?? url.slice(rest.length))}`,
  );
  const whole = `${BEFORE}${luaText(most)}${BETWEEN}${luaText(rest)}${BEHIND}`;
  return `table_assets={${entries.join(",")}} ${whole}table_assets_public=${open} ${code}`;
}

/** A file's name ends with a hash and what kind it is. */
const HASHED = /-([0-9a-f]{12})\.\w+$/;
/** What makes addresses in the script: of a hash as `addressOf` does, of anything else by what stands before it. */
const BEFORE = 'for a,b in pairs(table_assets)do table_assets[a]=b:match"^%x+$"and ';
const BETWEEN = '..a:gsub("/","-"):gsub("%.%w+$","-"..b.."%0")or ';
const BEHIND = "..b end ";

/** Where a file lies that is called by its path, with dashes for slashes, and its hash. */
function addressOf(folder: string, path: string, hash: string): string {
  return folder + path.replaceAll("/", "-").replace(/\.\w+$/, (kind) => `-${hash}${kind}`);
}

const folderOf = (url: string): string => url.slice(0, url.lastIndexOf("/") + 1);

/** The folder that most addresses lie in. */
function mostFolder(urls: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const url of urls) counts.set(folderOf(url), (counts.get(folderOf(url)) ?? 0) + 1);
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most?.[0] ?? "";
}

/** What all addresses begin with, to the last slash of it. */
function commonFolder(urls: readonly string[]): string {
  let at = folderOf(urls.at(0) ?? "");
  while (at !== "" && !urls.every((url) => url.startsWith(at))) at = folderOf(at.slice(0, -1));
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
  const [table, folders = ""] = script.split(BEFORE, 2);
  const [most, behind = ""] = folders.split(BETWEEN, 2);
  const [rest, after = ""] = behind.split(BEHIND, 2);
  const [, open] = /^table_assets_public=(true|false) /.exec(after) ?? [];
  if (!table.startsWith("table_assets={") || open === undefined) return undefined;
  const pairs = [...table.matchAll(/\["([^"]*)"\]="([^"]*)"/g)].map(([, path, text]) => [
    path,
    /^[0-9a-f]+$/.test(text) ? addressOf(most.slice(1, -1), path, text) : rest.slice(1, -1) + text,
  ]);
  return { assets: Object.fromEntries(pairs) as Record<string, string>, open: open === "true" };
}

/** A Lua literal. Paths, titles and addresses hold no quotes, no backslashes and no breaks: a URL writes them as %22. */
function luaText(text: string): string {
  return `"${text.replace(/["\\\n\r]/g, (sign) => encodeURIComponent(sign))}"`;
}
