/** A text as it is read aloud: without bars that are drawn of letters, in one line. */
export function readable(text: string): string {
  return text
    .replaceAll(/\|{3,}/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}
