/** How many rows lines take where so many letters have room in one; an empty line takes none. */
export function rowsOf(lines: readonly string[], letters: number): number {
  let rows = 0;
  for (const line of lines) rows += Math.floor((line.length + letters - 1) / letters);
  return rows;
}
