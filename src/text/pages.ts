const NEWLINE = 10;

/** Parts a text at ends of lines into pages of at most so many characters; a line that is longer is a page of its own. */
export function pagesOf(text: string, most: number): string[] {
  const pages: string[] = [];
  let at = 0;
  while (text.length - at > most) {
    let end = at + most;
    while (end > at && text.charCodeAt(end - 1) !== NEWLINE) end--;
    if (end === at) {
      const next = text.indexOf("\n", at);
      end = next < 0 ? text.length : next + 1;
    }
    pages.push(text.substring(at, end));
    at = end;
  }
  if (at < text.length || pages.length === 0) pages.push(text.substring(at));
  return pages;
}
