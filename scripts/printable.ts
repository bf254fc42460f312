/** What a terminal would obey: control characters of both sets, Unicode's ends of lines, overrides of direction. */
const OBEYED = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g;
const OBEYED_IN_LINES = /(?!\r\n|[\n\t])[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g;

/** A text as one line that no terminal obeys: names of files and whatever else comes from outside. */
export function printableLine(text: string): string {
  return text.replace(OBEYED, "?");
}

/** A text of several lines that no terminal obeys; ends of lines and tabs stay. */
export function printable(text: string): string {
  return text.replace(OBEYED_IN_LINES, "?");
}
