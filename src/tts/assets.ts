/** The texture of models whose kind names no other. */
export const MODEL_TEXTURE = "models/pieces.png";

/**
 * Where an asset is loaded from, by its path below assets/. The packed save writes `table_assets` in front of
 * the script, a table of addresses for all paths that the script names or begins to name; without it the path
 * itself stands for the address.
 */
export function assetUrl(path: string): string {
  const table = (globalThis as unknown as Record<string, Record<string, string | undefined> | undefined>)
    .table_assets;
  return table === undefined ? path : (table[path] ?? path);
}

/** Whether others reach the addresses of the assets; false for files of the computer on which the save was built. */
export function areAssetsPublic(): boolean {
  return (globalThis as unknown as Record<string, boolean | undefined>).table_assets_public !== false;
}
