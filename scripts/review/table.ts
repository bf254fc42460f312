/** Columns that a terminal shows at the least. */
const WIDTH = 80;

/** A text in lines that fit a terminal, indented; from the second on by two more where it is. */
export function wrap(text: string, indent = 2): string[] {
  const lines: string[] = [];
  let line = " ".repeat(indent);
  for (const word of text.split(" ")) {
    const isFirst = line.trim() === "";
    if (!isFirst && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = `${" ".repeat(indent === 0 ? 0 : indent + 2)}${word}`;
    } else line += isFirst ? word : ` ${word}`;
  }
  return [...lines, line];
}

/** A table with a line for each row; one that is too wide for a terminal goes on below. */
export function drawTable(
  columns: readonly string[],
  rows: readonly string[],
  cells: readonly (readonly string[])[],
): string[] {
  const named = Math.max(...rows.map((row) => row.length));
  const wide = Math.max(
    ...columns.map((column) => column.length),
    ...cells.flat().map((cell) => cell.length),
  );
  const line = (name: string, texts: readonly string[]): string =>
    `  ${name.padEnd(named)}${texts.map((text) => text.padStart(wide + 1)).join("")}`.trimEnd();
  const fitting = Math.max(1, Math.floor((WIDTH - 2 - named) / (wide + 1)));
  const lines: string[] = [];
  for (let from = 0; from < columns.length; from += fitting) {
    const to = from + fitting;
    if (from > 0) lines.push("");
    lines.push(line("", columns.slice(from, to)));
    rows.forEach((row, i) => lines.push(line(row, cells[i].slice(from, to))));
  }
  return lines;
}
