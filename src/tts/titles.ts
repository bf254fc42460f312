/** Titles of all games by id, which the packed save writes in front of the script; without it none is known. */
export function gameTitles(): Readonly<Record<string, string | undefined>> {
  return (globalThis as unknown as { game_titles?: Record<string, string | undefined> }).game_titles ?? {};
}
