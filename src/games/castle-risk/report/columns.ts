/** Rows of words as aligned lines; a column whose first word begins with > is flush right. */
export function table(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = [];
  const right = (rows[0] ?? []).map((word) => word.startsWith(">"));
  const cells = rows.map((row) => row.map((word, i) => (right[i] ? word.replace(/^>/, "") : word)));
  for (const row of cells) row.forEach((word, i) => (widths[i] = Math.max(widths[i] ?? 0, word.length)));
  return cells.map((row) =>
    row
      .map((word, i) => (right[i] ? word.padStart(widths[i] ?? 0) : word.padEnd(widths[i] ?? 0)))
      .join("  ")
      .trimEnd(),
  );
}
