/** A text without the blanks at its ends. (`trim` of the language asks a pattern, which MoonSharp finds too complex for a line.) */
export function trimBlanks(text: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && text.substring(from, from + 1) === " ") from++;
  while (to > from && text.substring(to - 1, to) === " ") to--;
  return text.substring(from, to);
}
